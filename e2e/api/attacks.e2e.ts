// ASVS 4.2.1, 5.4.1
import { connect } from 'node:net';
import { expect } from '@playwright/test';
import type { Role } from '@portal/contracts';
import { api, newKey, portal, uploadPdf } from '../support/api.js';
import { test } from '../support/test.js';

const gateway = process.env['GATEWAY_URL'] ?? portal;
let tokens: Record<Role, string>;
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const internals = /stack|mongo|node_modules|fst_|fastify|\.ts:|\.js:/i;

test.beforeAll(({ tokens: all }) => {
  tokens = all;
});

const post = (
  path: string,
  body: string | FormData,
  headers: Record<string, string> = {},
  role: Role | undefined = 'Seller',
) =>
  fetch(`${portal}/api${path}`, {
    method: 'POST',
    body,
    headers: { ...(role ? { authorization: `Bearer ${tokens[role]}` } : {}), ...headers },
  });
const json = { 'content-type': 'application/json' };

function upload(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  field = 'file',
  service = 'procurement',
  purpose = 'gemOrderFile',
) {
  const form = new FormData();
  form.append(field, new Blob([content]), name);
  return post(`/files/${service}?purpose=${purpose}`, form, {}, service === 'registration' ? undefined : 'Seller');
}

/** Sends bytes as they are and gives what comes back. */
const exchange = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(gateway);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let text = '';
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('data', (part) => (text += part.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });

test.describe('bodies that no form sends', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const many = (names: number) => `{${Array.from({ length: names }, (_, n) => `"k${n}":1`).join()}}`;

  for (const [what, body, status] of [
    ['30,000 levels', `{"x":${nested(30_000)}}`, 400],
    ['84,000 names', many(84_000), 413],
    ['3,000 names in 64 kB', many(3_000), 413],
    ['5,000 objects in each other', `{"x":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`, 400],
    ['a prototype', '{"__proto__":{"title":"x"}}', 422],
    ['operators', '{"title":{"$gt":""},"description":{"$where":"1"}}', 422],
    ['numbers without end', '{"title":1e999,"description":-1e999}', 422],
  ] as const)
    test(`of ${what} are refused`, async () => {
      const answer = await post('/support-tickets', body, json, 'End User');
      expect(answer.status).toBe(status);
      expect(await answer.text()).not.toMatch(internals);
    });
});

test.describe('questions that no screen asks', () => {
  for (const query of [
    'status[$ne]=x',
    'status[]=Active',
    'status=Active&status=Disposed',
    'q[$regex]=.*',
    '__proto__[x]=y',
  ])
    test(`as ?${query} are refused`, async () => {
      expect((await api(portal, 'GET', `/assets?${query}`, { token: tokens.Seller })).status).toBe(400);
    });

  for (const path of ['/assets', '/seller-orders', '/warranties', '/amc-contracts', '/search/assets'])
    test(`for a zero byte in ${path} find nothing`, async () => {
      const { status, body } = await api(portal, 'GET', `${path}?q=%00`, { token: tokens.Seller });
      expect([status, body.items]).toEqual([200, []]);
    });

  for (const sort of ['constructor', '__proto__', '-toString,valueOf', '$where'])
    test(`to sort by ${sort} are refused`, async () => {
      const { status, body } = await api(portal, 'GET', `/warranties?sort=${sort}`, { token: tokens.Seller });
      expect([status, body.fields]).toEqual([422, { sort: 'The list cannot be sorted by this' }]);
    });
});

test.describe('what the router cannot read', () => {
  for (const [what, path] of [
    ['an endless id', `/api/assets/${'a'.repeat(500)}`],
    ['half an escape', '/api/assets/%zz'],
    ['bytes that are no text', '/api/assets/%ff'],
    ['letters of another script', '/api/assets?q=\xff'],
  ] as const)
    test(`is answered as a problem: ${what}`, async () => {
      const text = await exchange(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
      expect(text).toContain('application/problem+json');
      expect(text).toContain('"code":"UNREADABLE"');
      expect(text).not.toMatch(internals);
    });

  test('is refused where two lengths disagree', async () => {
    const text = await exchange(
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    );
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test.describe('uploads', () => {
  for (const field of ['constructor', '__proto__', 'toString', 'file[]'])
    test(`take no file in a field named ${field}`, async () => {
      expect((await upload('a.pdf', pdf, field)).status).toBe(422);
    });

  for (const name of [
    `a${'😀'.repeat(200)}x.pdf`,
    '\u202efdp.exe.pdf',
    '../../etc/passwd.pdf',
    'a%zz%.pdf',
    'a\u0000b.pdf',
    `it's (1)*.pdf`,
  ])
    test(`give back a readable name for ${JSON.stringify(name)}`, async () => {
      const answer = await upload(name, pdf);
      expect(answer.status).toBe(201);
      const { id, name: kept } = (await answer.json()) as { id: string; name: string };
      // eslint-disable-next-line no-control-regex -- they are what must not be there
      expect(kept).toMatch(/^[^/\\\u0000-\u001f\u202a-\u202e\p{Cs}]+\.pdf$/u);
      const { headers } = await api(portal, 'GET', `/files/procurement/${id}`, { token: tokens.Seller });
      const [, value = ''] =
        /^attachment; filename\*=UTF-8''([\w!#$&+\-.^`|~%]+)$/.exec(headers.get('content-disposition') ?? '') ?? [];
      expect(decodeURIComponent(value)).toBe(kept);
    });

  for (const [what, name, content] of [
    ['a picture that confuses the reader', 'logo.png', asf()],
    ['a drawing with a script', 'logo.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['a drawing', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', 'logo.html', '<script>alert(1)</script>'],
    ['a double ending', 'logo.png.html', '<script>alert(1)</script>'],
  ] as const)
    test(`refuse ${what} from nobody`, async () => {
      expect((await upload(name, content, 'file', 'registration', 'logo')).status).toBe(422);
    });

  test('take one file at a time', async () => {
    const form = new FormData();
    for (const name of ['a.pdf', 'b.pdf']) form.append('file', new Blob([pdf]), name);
    expect((await post('/files/procurement?purpose=gemOrderFile', form)).status).toBe(413);
  });

  test('take no JSON for a file, no endless text beside one, and no endless JSON in its place', async () => {
    expect((await post('/files/procurement?purpose=gemOrderFile', '{"file":["x"]}', json)).status).toBe(415);
    const form = new FormData();
    for (let n = 0; n < 5; n++) form.append(`x${n}`, 'y'.repeat(400_000));
    expect((await post('/asset-imports', form)).status).toBe(413);
    // Asked directly: the edge passes files on as they come and may see only that the gateway stopped listening.
    const { status } = await api(gateway, 'POST', '/asset-imports', {
      token: tokens.Seller,
      body: { x: 'y'.repeat(3_000_000) },
    });
    expect(status).toBe(413);
  });
});

/** A header that once made readers of file types run in circles. */
function asf() {
  const bytes = new Uint8Array(200);
  bytes.set([0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0xa6, 0xd9]);
  bytes[16] = 200;
  return bytes;
}

test.describe('another site', () => {
  const own = () => new URL(portal).origin;
  for (const [what, origin, status] of [
    ['another name', () => 'http://evil.example', 403],
    ['no name', () => 'null', 403],
    ['a name that only ends as the own one', () => own().replace('http://', 'https://evil.'), 403],
    ['the own name', own, 401],
  ] as const)
    test(`at ${what}: a refresh is answered ${status}`, async () => {
      const headers = { origin: origin() };
      expect((await fetch(`${portal}/api/auth/refresh`, { method: 'POST', headers })).status).toBe(status);
    });
});

test.describe('idempotency keys', () => {
  const event = { eventType: 'maintenance', description: 'Cleaned', performedBy: 'Workshop' };

  test('belong to one record, one body and one user', async () => {
    const { body } = await api(portal, 'GET', '/assets?pageSize=2', { token: tokens.Buyer });
    const [first, second] = (body.items as { id: string }[]).map(({ id }) => `/assets/${id}/lifecycle-events`);
    const key = newKey();
    const add = (path: string | undefined, role: Role, changes: object = {}) =>
      api(portal, 'POST', String(path), { token: tokens[role], key, body: { ...event, ...changes } });
    const made = await add(first, 'Buyer');
    expect(made.status).toBe(201);
    expect((await add(first, 'Buyer')).body.id).toBe(made.body.id);
    expect((await add(second, 'Buyer')).body.code).toBe('KEY_REUSED');
    expect((await add(first, 'Buyer', { description: 'Painted' })).body.code).toBe('KEY_REUSED');
    expect((await add(first, 'Super Admin')).body.id).not.toBe(made.body.id);
  });
});

test.describe('tokens', () => {
  const parts = () => String(tokens.Seller).split('.') as [string, string, string];
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const decoded = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
  const forged: [string, (head: string, claims: string, signature: string) => string][] = [
    ['no algorithm', (head, claims) => `${encoded({ ...decoded(head), alg: 'none' })}.${claims}.`],
    ['another algorithm', (head, claims, s) => `${encoded({ ...decoded(head), alg: 'HS256' })}.${claims}.${s}`],
    ['another key', (head, claims, s) => `${encoded({ ...decoded(head), kid: '../x' })}.${claims}.${s}`],
    [
      'a key of its own',
      (head, claims, s) => `${encoded({ ...decoded(head), jwk: { kty: 'oct', k: '' } })}.${claims}.${s}`,
    ],
    ['another type', (head, claims, s) => `${encoded({ ...decoded(head), typ: 'JWT' })}.${claims}.${s}`],
    ['another role', (head, claims, s) => `${head}.${encoded({ ...decoded(claims), role: 'Super Admin' })}.${s}`],
    ['a later end', (head, claims, s) => `${head}.${encoded({ ...decoded(claims), exp: 4e9 })}.${s}`],
    ['no signature', (head, claims) => `${head}.${claims}.`],
    ['nothing in them', () => 'a.b.c'],
  ];

  for (const [what, forge] of forged)
    test(`with ${what} are refused`, async () => {
      const token = forge(...parts());
      expect((await api(portal, 'GET', '/assets', { token })).status).toBe(401);
      expect((await api(portal, 'GET', '/events', { token })).status).toBe(401);
    });

  test('are not taken from the address', async () => {
    expect((await api(portal, 'GET', `/events?authToken=${tokens.Seller}`)).status).toBe(401);
  });
});

test.describe('files of others', () => {
  test('are not there, claimed or not, for whoever may not see their record', async () => {
    const id = await uploadPdf(portal, 'procurement', 'gemOrderFile', tokens.Seller);
    for (const role of ['Buyer', 'End User', 'Super Admin'] as const)
      expect((await api(portal, 'GET', `/files/procurement/${id}`, { token: tokens[role] })).status).toBe(404);
    const { body } = await api(portal, 'GET', '/seller-orders?pageSize=1', { token: tokens.Seller });
    const order = await api(portal, 'GET', `/seller-orders/${body.items[0].id}`, { token: tokens.Seller });
    const claimed = `/files/procurement/${order.body.gemOrderFile.id}`;
    expect((await api(portal, 'GET', claimed, { token: tokens.Seller })).status).toBe(200);
    expect((await api(portal, 'GET', claimed, { token: tokens['End User'] })).status).toBe(404);
    expect((await api(portal, 'GET', claimed)).status).toBe(401);
  });
});
