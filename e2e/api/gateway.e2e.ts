// ASVS 3.2.1, 4.1.1, 5.3.1, 14.3.1
import { expect } from '@playwright/test';
import { operations } from '@portal/contracts';
import { api, portal, uploadPdf } from '../support/api.js';
import { test } from '../support/test.js';

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

let admin: string;
let seller: string;

test.beforeAll(({ tokens }) => {
  admin = tokens['Super Admin'];
  seller = tokens.Seller;
});

const raw = (path: string, init: RequestInit = {}) => fetch(portal + path, init);

test.describe('the HTTP entrance', () => {
  test('answers a path that is not there as a problem', async () => {
    const { status, body, headers } = await api(portal, 'GET', '/nothing-here');
    expect([status, body.code, headers.get('content-type')]).toEqual([
      404,
      'NOT_FOUND',
      'application/problem+json; charset=utf-8',
    ]);
    expect(body.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(headers.get('x-request-id')).toBe(body.traceId);
  });

  test('answers HEAD wherever GET is, and 404 where only writes are', async () => {
    expect((await raw('/api/health', { method: 'HEAD' })).status).toBe(200);
    expect((await raw('/api/assets', { method: 'HEAD' })).status).toBe(401);
    expect((await raw('/api/auth/login', { method: 'HEAD' })).status).toBe(404);
  });

  for (const [what, type, body, status] of [
    ['text', 'text/plain', 'x', 415],
    ['a form', 'application/x-www-form-urlencoded', 'email=a', 415],
    ['broken JSON', 'application/json', '{"email":', 400],
    ['an array', 'application/json', '[]', 422],
    ['operators', 'application/json', '{"email":{"$gt":""},"password":{"$ne":null}}', 422],
    ['1 MB of text', 'application/json', JSON.stringify({ email: 'a'.repeat(1_100_000) }), 413],
    ['invalid UTF-8', 'application/json', new Uint8Array([123, 34, 255, 254, 34, 125]), 400],
  ] as const)
    test(`refuses ${what} at sign-in`, async () => {
      const answer = await raw('/api/auth/login', { method: 'POST', headers: { 'content-type': type }, body });
      expect(answer.status).toBe(status);
      expect(await answer.text()).not.toMatch(/stack|mongo|node_modules/i);
    });

  test("refuses a write that another site's page sends", async () => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
    expect((await raw('/api/auth/refresh', { method: 'POST', headers, body: '{}' })).status).toBe(403);
  });

  for (const path of ['/api//assets', '/api/Assets', '/api/assets;x=1'])
    test(`does not take ${path} for another path`, async () => {
      expect((await raw(path, { headers: { authorization: `Bearer ${admin}` } })).status).toBe(404);
    });

  test('sends a version as ETag and refuses a change that was meant for an older one', async () => {
    const list = await api(portal, 'GET', '/users?role=OEM', { token: admin });
    const { id, version, name } = list.body.items[0];
    const one = await api(portal, 'GET', `/users/${id}`, { token: admin });
    // Weak where nginx has compressed the answer.
    expect(one.headers.get('etag')?.replace(/^W\//, '')).toBe(`"${version}"`);
    const stale = await api(portal, 'PUT', `/users/${id}`, {
      token: admin,
      body: { name },
      headers: { 'if-match': '"0"' },
    });
    expect(stale.status).toBe(412);
  });
});

test('leaves nothing in the browser at sign-out: no kept answers, no session', async () => {
  const signedIn = await api(portal, 'POST', '/auth/login', {
    body: { email: 'support@demo.gov.in', password: 'Demo#2026' },
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const out = await api(portal, 'POST', '/auth/logout', { token: signedIn.body.token, body: {}, headers: { cookie } });
  expect([out.status, out.headers.get('clear-site-data')]).toEqual([200, '"cache"']);
  expect(out.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^refresh=;.*Max-Age=0/));
  expect((await api(portal, 'POST', '/auth/refresh', { headers: { cookie } })).status).toBe(401);
});

test.describe('files', () => {
  test('are read by who brought them, as attachments that cannot run', async () => {
    const id = await uploadPdf(portal, 'procurement', 'gemOrderFile', seller);
    const own = await raw(`/api/files/procurement/${id}`, { headers: { authorization: `Bearer ${seller}` } });
    expect(own.status).toBe(200);
    expect(own.headers.get('content-type')).toBe('application/pdf');
    expect(own.headers.get('content-disposition')).toContain('attachment');
    expect(own.headers.get('content-security-policy')).toContain('sandbox');
    expect(await own.text()).toContain('%PDF-1.4');
    expect((await raw(`/api/files/procurement/${id}`)).status).toBe(401);
    expect((await raw(`/api/files/procurement/${id}`, { headers: { authorization: `Bearer ${admin}` } })).status).toBe(
      404,
    );
  });

  for (const [what, name, content, status] of [
    ['an HTML page as PDF', 'order.pdf', '<html><script>alert(1)</script></html>', 422],
    ['a PNG that is text', 'order.png', 'not a picture', 422],
    ['a program', 'order.exe', 'MZ', 422],
    ['an empty file', 'order.pdf', '', 422],
    ['more than 10 MB', 'order.pdf', `%PDF-1.4\n${'x'.repeat(10_500_000)}`, 413],
  ] as const)
    test(`refuses ${what}`, async () => {
      const form = new FormData();
      form.set('file', new Blob([content]), name);
      const answer = await raw('/api/files/procurement?purpose=gemOrderFile', {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${seller}` },
      });
      expect(answer.status).toBe(status);
    });

  for (const [what, content, status] of [
    ['a picture', Buffer.from(onePixel, 'base64'), 201],
    ['a text', Buffer.from('not a picture'), 422],
  ] as const)
    test(`takes a logo before there is an account: ${what}`, async () => {
      const form = new FormData();
      form.set('logo', new Blob([content]), 'logo.png');
      const answer = await raw('/api/upload/logo/public', { method: 'POST', body: form });
      expect(answer.status).toBe(status);
      const { logoPath, fields } = (await answer.json()) as { logoPath?: string; fields?: object };
      expect(typeof logoPath).toBe(status === 201 ? 'string' : 'undefined');
      expect(fields).toEqual(status === 201 ? undefined : { logo: 'This type of file is not accepted' });
    });

  test('survives a broken multipart body', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${seller}` };
    const answer = await raw('/api/files/procurement?purpose=gemOrderFile', {
      method: 'POST',
      headers,
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect((await raw('/api/health')).status).toBe(200);
  });
});

test.describe('descriptions', () => {
  test('describes every operation in OpenAPI 3.1', async () => {
    const { body } = await api(portal, 'GET', '/openapi.json');
    const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(body.openapi).toBe('3.1.0');
    expect(described.sort()).toEqual(operations.map(({ method, path }) => `${method} /api${path}`).sort());
  });

  test('shows health without sign-in and without internals', async () => {
    const { body } = await api(portal, 'GET', '/health');
    const { areas } = (await (await fetch(`${portal}/registry.json`)).json()) as { areas: { name: string }[] };
    expect(areas.length).toBeGreaterThan(0);
    expect(body.parts.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining([
        'gateway',
        'nats',
        'mongodb',
        'identity',
        'registration',
        'asset',
        'procurement',
        'ticketing',
        'shell',
        ...areas.map(({ name }) => name),
      ]),
    );
    expect(JSON.stringify(body)).not.toMatch(/mongodb:\/\/|nats:\/\/|127\.0\.0\.1/);
    const endpoints = await api(portal, 'GET', '/health/endpoints');
    // Its own two addresses besides.
    expect(endpoints.body.items).toHaveLength(operations.length + 2);
  });
});
