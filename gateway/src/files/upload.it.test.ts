import { registrationFiles } from '@portal/contracts';
import type { Msg } from '@nats-io/transport-node';
import { createHash } from 'node:crypto';
import { startTestGateway, type TestGateway } from '../testing/start-gateway.js';

let gateway: TestGateway;
let asked: Msg[];
let kept = 0;
const parts: Uint8Array[] = [];

beforeAll(async () => {
  gateway = await startTestGateway({ LIMIT_PUBLIC_WRITE: 1_000 });
  gateway.serve('registration.file.chunk', ({ data }) => ({ taken: parts.push(data) }));
  gateway.serve('registration.file.drop', () => ({}));
  gateway.serve('registration.file.finish', () => ({
    id: `file-${++kept}`,
    sha256: createHash('sha256')
      .update(Buffer.concat(parts.splice(0)))
      .digest('hex'),
  }));
  gateway.serve(registrationFiles.publicLogo.subject, (message) => ({ got: asked.push(message) }));
});
beforeEach(() => (asked = []));
afterAll(() => gateway.stop());

const path = '/upload/logo/public';
const form = (content: string, fields: Record<string, string> = {}) => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  made.set('logo', new Blob([content]), 'logo.png');
  return made;
};
const send = (body: FormData) =>
  gateway.fetch(path, { method: 'POST', body, headers: { 'idempotency-key': 'one-key' } });
const told = () => asked.map(({ headers, data }) => [headers?.get('content-hash'), new TextDecoder().decode(data)]);

it('tells the same of a form that is sent again, whose files have other ids then', async () => {
  for (const body of [form('one'), form('one')]) expect((await send(body)).status).toBe(200);
  const [[first, one] = [], [again, other] = []] = told();
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(one);
});

it('tells of another content, another text or another name that it is another form', async () => {
  const others = [
    form('one'),
    form('two'),
    form('one', { note: 'a' }),
    form('one', { note: 'b' }),
    form('one', { word: 'a' }),
  ];
  for (const body of others) await send(body);
  expect(new Set(told().map(([hash]) => hash)).size).toBe(others.length);
});

const part = (head: string) => `--x\r\n${head}\r\n\r\nz\r\n--x--\r\n`;
it.each([
  ['a part without a name', part('Content-Disposition: form-data')],
  ['a name without a value', part('Content-Disposition: form-data; name')],
  ['a file without a name of its field', part('Content-Disposition: form-data; filename="a.png"')],
  ['no end', '--x\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\nz'],
])('refuses a form with %s, and goes on', async (_, body) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await gateway.fetch(path, { method: 'POST', headers, body });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'UNREADABLE']);
  expect(asked).toEqual([]);
  expect((await send(form('one'))).status).toBe(200);
});

it('takes a part that is none of a form, and no part at all, as a form that says nothing', async () => {
  for (const body of [part('Content-Type: text/plain'), ''])
    await gateway.fetch(path, { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body });
  expect(told().map(([, text]) => text)).toEqual(['{}']);
});

it('refuses a form where none is taken', async () => {
  const answer = await gateway.fetch('/auth/login', { method: 'POST', body: form('one') });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([415, 'WRONG_TYPE']);
});
