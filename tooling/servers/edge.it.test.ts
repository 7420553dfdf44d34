// ASVS 3.4.1, 3.4.3, 3.4.4, 3.4.6, 4.1.3
import { once } from 'node:events';
import { connect } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assets, operations, ordinaryBody, sessions, tickets, users } from '@portal/contracts';
import { openPortal, type Portal } from '../runner/portal.mjs';
import { freeBase } from '../runner/ports.mjs';
import { until } from '../runner/until.mjs';

describe('the edge', () => {
  let data: string;
  let edge: Portal;
  let gateway: Server;
  let seen: IncomingHttpHeaders;
  const get = (path: string, init?: RequestInit) => fetch(edge.urls.portal + path, init);

  const openGateway = async () => {
    gateway = createServer((request, response) => {
      seen = request.headers;
      response.setHeader('x-content-type-options', 'nosniff');
      request.resume().on('end', () => response.end('from the gateway'));
    });
    await once(gateway.listen(edge.ports.gateway, '127.0.0.1'), 'listening');
  };
  const closeGateway = () => {
    gateway.closeAllConnections();
    return new Promise((done) => gateway.close(done));
  };

  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'edge-'));
    edge = await openPortal({ data, port: await freeBase(), only: ['nginx'], demo: false, rate: 100 });
    await openGateway();
  });
  afterAll(async () => {
    await closeGateway();
    await edge.stop();
    await rm(data, { recursive: true, force: true });
  });

  it('tells the gateway who asks, whatever the client claims', async () => {
    const claims = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', 'x-forwarded-proto': 'gopher' };
    const answer = await get('/api/x.json', { headers: claims });
    expect(await answer.text()).toBe('from the gateway');
    expect(seen['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(seen['x-forwarded-proto']).toBe('http');
    expect(seen['x-real-ip']).toBeUndefined();
    expect(seen['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.headers.get('x-request-id')).toBe(seen['x-request-id']);
  });

  it('takes no client at its word that it came over https', async () => {
    const answer = await get('/api/x', { headers: { 'x-forwarded-proto': 'https', forwarded: 'proto=https' } });
    expect(seen['x-forwarded-proto']).toBe('http');
    expect(seen['forwarded']).toBeUndefined();
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  it('refuses a body of more than 12 MB', async () => {
    const answer = await get('/api/files/asset', { method: 'POST', body: Buffer.alloc(12.5 * 2 ** 20) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });

  const address = ({ path }: { path: string }) => `/api${path.replaceAll(/\{\w+\}/g, 'x')}`;
  const longer = operations.filter(({ maxBytes, files }) => !files && maxBytes > ordinaryBody);
  const ordinary = [sessions.create, users.update, tickets.create, assets.create];

  it.each([...longer, ...ordinary])('takes as much of a body as the gateway, no more: $subject', async (operation) => {
    const send = (bytes: number) =>
      get(address(operation), { method: operation.method, body: Buffer.alloc(bytes) }).then(({ status }) => status);
    expect([await send(operation.maxBytes), await send(operation.maxBytes + 1)]).toEqual([200, 413]);
  });

  it.each(operations.filter(({ files }) => files))('lets a file through to $subject', async (operation) => {
    expect((await get(address(operation), { method: 'POST', body: Buffer.alloc(2 * 2 ** 20) })).status).toBe(200);
  });

  it.each(['/api/files/registration?purpose=logo', '/api/upload/logo', '/api/upload/logo/public'])(
    'lets a picture of two megabytes through to %s',
    async (path) => {
      expect((await get(path, { method: 'POST', body: Buffer.alloc(2 * 2 ** 20) })).status).toBe(200);
    },
  );

  it('serves the registry fresh, and never the page in place of a missing script', async () => {
    const registry = await get('/registry.json');
    expect(registry.headers.get('cache-control')).toBe('no-store');
    expect(await registry.json()).toHaveProperty('areas');
    expect((await get('/remotes/mfe-none/1.0.0/remoteEntry.js')).status).toBe(404);
    expect((await get('/remotes/mfe-none/..%2f..%2fpackage.json')).status).toBe(404);
  });

  it('lets nothing of a release be a page of the portal, and serves no copy of what another host has', async () => {
    const lay = async (folder: string, file: string) => {
      await mkdir(join(data, 'registry', folder), { recursive: true });
      await writeFile(join(data, 'registry', folder, file), '<script>alert(1)</script>');
    };
    for (const file of ['x.html', 'x.svg', 'x.js', 'x.css', 'y.js', 'y.js.br']) await lay('remotes/mfe-some-1/1', file);
    for (const file of ['x.html', 'x.svg', 'x.js', 'x.css', 'y.js']) {
      const { status, headers } = await get(`/remotes/mfe-some-1/1/${file}`, { headers: { 'accept-encoding': 'br' } });
      expect([file, status]).toEqual([file, 200]);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toContain('immutable');
    }
    await lay('elsewhere/mfe-some-1/1', 'x.js');
    for (const path of ['/elsewhere/mfe-some-1/1/x.js', '/remotes/../elsewhere/mfe-some-1/1/x.js'])
      expect((await get(path)).status).toBe(404);
  });

  it('sends the headers that protect the page with every answer, and each once', async () => {
    for (const path of ['/registry.json', '/remotes/mfe-none/1/x.js', '/missing.png', '/api/x']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      // Serial numbers are read by the camera: in the portal's own pages, and in nobody's frame.
      expect(headers.get('permissions-policy')?.split(', ')[0]).toBe('camera=(self)');
    }
  });

  const exchange = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(edge.urls.portal).port), '127.0.0.1', () => socket.write(bytes));
      let text = '';
      socket.on('data', (part) => (text += part.toString('latin1')));
      socket.on('error', reject);
      socket.on('close', () => resolve(text));
    });
  const close = 'Host: x\r\nConnection: close\r\n\r\n';

  it.each([
    ['a header without a name', `GET /api/x HTTP/1.1\r\n: y\r\n${close}`, 400],
    ['two hosts', `GET /api/x HTTP/1.1\r\nHost: y\r\n${close}`, 400],
    ['a zero byte in the address', `GET /api/%00 HTTP/1.1\r\n${close}`, 400],
    ['a method to spy with', `TRACE /api/x HTTP/1.1\r\n${close}`, 405],
    ['an endless address', `GET /api/${'x'.repeat(70_000)} HTTP/1.1\r\n${close}`, 414],
    ['endless headers', `GET /api/x HTTP/1.1\r\nX: ${'x'.repeat(70_000)}\r\n${close}`, 431],
  ])('answers %s as a problem', async (_, bytes, status) => {
    const text = await exchange(bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(text).toContain(`"status":${status}`);
    expect(text).toContain('Content-Type: application/problem+json');
  });

  it('says that the gateway is away, to programs and to people', async () => {
    await closeGateway();
    const call = await get('/api/x');
    expect([call.status, call.headers.get('content-type'), call.headers.get('retry-after')]).toEqual([
      503,
      'application/problem+json',
      '5',
    ]);
    const page = await get('/status');
    expect(page.status).toBe(503);
    expect(page.headers.get('content-type')).toContain('text/html');
    const nonce = /nonce="([0-9a-f]{32})"/.exec(await page.text())?.[1];
    expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    await openGateway();
    expect((await get('/api/x')).status).toBe(200);
  });

  it('asks one address to wait that sends too much', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => get('/api/x')));
    const busy = answers.find(({ status }) => status === 429);
    expect(busy?.headers.get('retry-after')).toBe('1');
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(100);
  });
});

describe('the edge behind a proxy', () => {
  let data: string;
  let gateway: Server;
  let seen: IncomingHttpHeaders;
  let open: Portal[] = [];
  const behind = async (trustedProxy: string, rate = 5_000, offices = '') => {
    const base = await freeBase();
    data = await mkdtemp(join(tmpdir(), 'edge-'));
    const edge = await openPortal({ data, port: base, only: ['nginx'], demo: false, rate, trustedProxy, offices });
    open.push(edge);
    gateway = createServer((request, response) => {
      seen = request.headers;
      response.end();
    });
    await once(gateway.listen(edge.ports.gateway, '127.0.0.1'), 'listening');
    return (from: string, scheme = 'https') =>
      fetch(`${edge.urls.portal}/api/x`, { headers: { 'x-forwarded-for': from, 'x-forwarded-proto': scheme } });
  };
  afterEach(async () => {
    gateway.closeAllConnections();
    gateway.close();
    await Promise.all(open.map((edge) => edge.stop()));
    open = [];
    await rm(data, { recursive: true, force: true });
  });
  const told = () => [seen['x-forwarded-for'], seen['x-forwarded-proto']];
  const here = '127.0.0.0/16, ::1';

  it('gives an office behind one address several shares, and everybody else one', async () => {
    const ask = await behind(here, 10, '203.0.113.7');
    const statuses = async (from: string) =>
      (await Promise.all(Array.from({ length: 80 }, () => ask(from)))).map(({ status }) => status);
    expect(new Set(await statuses('203.0.113.7'))).toEqual(new Set([200]));
    expect(new Set(await statuses('203.0.113.8'))).toEqual(new Set([200, 429]));
  });

  it('believes the proxy of who asks and over which scheme, but not what a client told that one', async () => {
    const ask = await behind(here);
    const answer = await ask('198.51.100.7, 203.0.113.9, 127.0.0.9');
    expect(told()).toEqual(['203.0.113.9', 'https']);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    const plain = await ask('203.0.113.9', 'http');
    expect([...told(), plain.headers.get('strict-transport-security')]).toEqual(['203.0.113.9', 'http', null]);
    await ask('203.0.113.9', 'gopher');
    expect(told()).toEqual(['203.0.113.9', 'http']);
    await ask('nowhere');
    expect(seen['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/);
  });

  it('believes nobody else', async () => {
    const ask = await behind('192.0.2.1');
    const answer = await ask('203.0.113.9');
    expect(told()).toEqual([expect.stringMatching(/^(127\.0\.0\.1|::1)$/), 'http']);
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  it('counts those behind the proxy apart, a /64 of IPv6 as one, and IPv4 in IPv6 as IPv4', async () => {
    // Three at once of each that is counted by itself.
    const ask = await behind(here, 1);
    const taken = async (...from: string[]) => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => from.map(async (one) => (await ask(one)).status)).flat(),
      );
      return answers.filter((status) => status === 200).length;
    };
    expect(await taken('203.0.113.9', '::ffff:203.0.113.9')).toBeLessThan(6);
    expect(await taken('2001:db8:1:2::1', '2001:db8:1:2:ffff::9')).toBeLessThan(6);
    expect(await taken('203.0.113.10', '203.0.113.11')).toBeGreaterThanOrEqual(6);
    expect(await taken('2001:db8:1:3::1', '2001:db8:1:4::1')).toBeGreaterThanOrEqual(6);
  });

  it.each(['203.0.113.9; return 200', '10.0.0.0/33', '0.0.0.0/0', 'proxy.example'])('starts with no %s', (text) =>
    expect(behind(text)).rejects.toThrow('in TRUSTED_PROXY is no address and no network'),
  );
});

it.each([
  ['connections', '/api/x', 280, 256],
  ['streams', '/api/events', 230, 200],
])('gives one address so many %s, and tells the others to come again', async (_, path, many, most) => {
  const data = await mkdtemp(join(tmpdir(), 'edge-'));
  const edge = await openPortal({ data, port: await freeBase(), only: ['nginx'], demo: false, rate: 5_000 });
  const held: ServerResponse[] = [];
  const gateway = createServer((_, response) => held.push(response));
  await once(gateway.listen(edge.ports.gateway, '127.0.0.1'), 'listening');
  try {
    // All stand before one is let go: a place that is free again is given again.
    const refused: Response[] = [];
    const asked = Array.from({ length: many }, async () => {
      const answer = await fetch(edge.urls.portal + path);
      if (answer.status !== 200) refused.push(answer);
    });
    await until(() => held.length + refused.length === many, { within: 60_000 });
    expect(held).toHaveLength(most);
    for (const answer of refused)
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([429, 'TOO_MANY']);
    for (const response of held) response.end();
    await Promise.all(asked);
  } finally {
    gateway.closeAllConnections();
    gateway.close();
    await edge.stop();
    await rm(data, { recursive: true, force: true });
  }
});

it('asks the other gateway where one is away', async () => {
  const data = await mkdtemp(join(tmpdir(), 'edge-'));
  const port = await freeBase({ cluster: true });
  const edge = await openPortal({ data, port, cluster: true, only: ['nginx'], demo: false });
  const [, second] = edge.portsOf('gateway');
  const gateway = createServer((_, response) => response.end('the second'));
  await once(gateway.listen(second, '127.0.0.1'), 'listening');
  try {
    for (const method of ['GET', 'POST'])
      for (let n = 0; n < 4; n++)
        expect(await (await fetch(`${edge.urls.portal}/api/x`, { method })).text()).toBe('the second');
  } finally {
    gateway.closeAllConnections();
    gateway.close();
    await edge.stop();
    await rm(data, { recursive: true, force: true });
  }
});
