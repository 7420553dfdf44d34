import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MailStore, type Summary } from './mail-store.mjs';
import { smtpServer } from './smtp.mjs';
import { webServer } from './web.mjs';

const mail = [
  'Subject: =?UTF-8?B?4KSG4KSq4KSV4KS+IE9UUA==?=',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Your code is <b>123456</b>.',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>123456</p><script>alert(1)</script>',
  '--b--',
];

async function send(port: number, to: string) {
  const socket = connect(port, '127.0.0.1');
  const commands = [
    'EHLO here',
    'MAIL FROM:<portal@demo.gov.in>',
    `RCPT TO:<${to}>`,
    'DATA',
    [...mail, '.'].join('\r\n'),
    'QUIT',
  ];
  for await (const line of createInterface(socket)) {
    if (/^[45]/.test(line)) throw new Error(line);
    if (/^\d{3} /.test(line) && commands.length > 0) socket.write(`${commands.shift()}\r\n`);
  }
}

describe('the local mailbox', () => {
  let folder: string;
  let store: MailStore;
  let web: Server;
  let smtp: ReturnType<typeof smtpServer>;
  let smtpPort: number;
  let address: string;

  const json = async (path: string) =>
    (await fetch(address + path)).json() as Promise<{ items: Summary[]; total: number }>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
    store = new MailStore(folder);
    await store.open();
    web = webServer(store).listen(0, '127.0.0.1');
    smtp = smtpServer(store);
    const server = smtp.listen(0, '127.0.0.1');
    await Promise.all([once(web, 'listening'), once(server, 'listening')]);
    address = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
    smtpPort = (server.address() as AddressInfo).port;
    await send(smtpPort, 'buyer@demo.gov.in');
    await send(smtpPort, 'Seller@demo.gov.in');
  });
  afterAll(async () => {
    web.close();
    await new Promise<void>((done) => smtp.close(() => done()));
    await rm(folder, { recursive: true });
  });

  it('lists mails by recipient in any case, the newest first', async () => {
    const all = await json('/api/mails');
    expect(all.items.map(({ to }) => to[0])).toEqual(['Seller@demo.gov.in', 'buyer@demo.gov.in']);
    expect(await json('/api/mails?to=seller@demo.gov.in')).toMatchObject({
      total: 1,
      items: [{ subject: 'आपका OTP' }],
    });
  });

  it('shows markup of a mail as text, and its page without any rights', async () => {
    const id = store.list()[0]?.id ?? '';
    const page = await fetch(`${address}/mails/${id}`);
    expect(await page.text()).toContain('Your code is &#60;b&#62;123456&#60;/b&#62;.');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const part = await fetch(`${address}/mails/${id}/html`);
    expect(part.headers.get('content-security-policy')).toContain('sandbox;');
  });

  it('refuses another name than its own, unknown ids and paths', async () => {
    const { request } = await import('node:http');
    const foreign = await new Promise<number | undefined>((resolve) =>
      request(address, { headers: { host: 'example.org' } }, (response) => resolve(response.resume().statusCode)).end(),
    );
    expect(foreign).toBe(421);
    expect((await fetch(`${address}/api/mails/..%2f..%2fetc`)).status).toBe(404);
    expect((await fetch(`${address}/mails/1`)).status).toBe(404);
  });

  it('keeps its mails over a restart', async () => {
    const again = new MailStore(folder);
    await again.open();
    expect(again.list()).toEqual(store.list());
  });
});
