import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPortal, type Portal } from '../runner/portal.mjs';
import { freeBase } from '../runner/ports.mjs';

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
    edge = await openPortal({ data, port: await freeBase(), only: ['nginx'], demo: false, rate: 50 });
    await openGateway();
  });
  afterAll(async () => {
    await closeGateway();
    await edge.stop();
    await rm(data, { recursive: true, force: true });
  });

  it('tells the gateway who asks, whatever the client claims', async () => {
    const claims = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', 'x-forwarded-proto': 'gopher' };
    expect(await (await get('/api/x.json', { headers: claims })).text()).toBe('from the gateway');
    expect(seen['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(seen['x-forwarded-proto']).toBe('http');
    expect(seen['x-real-ip']).toBeUndefined();
    expect(seen['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('refuses a body of more than 12 MB', async () => {
    const answer = await get('/api/x', { method: 'POST', body: Buffer.alloc(12.5 * 2 ** 20) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ status: 413, code: 'TOO_LARGE' });
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

  it('sends the headers that protect the page with every answer, and each once', async () => {
    for (const path of ['/registry.json', '/remotes/mfe-none/1/x.js', '/missing.png', '/api/x']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
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
