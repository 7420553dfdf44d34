// ASVS 16.4.1
import { renderMail } from './render.js';

const portal = 'https://portal.example';
const mail = (name: string, more: Record<string, string> = {}) =>
  renderMail(
    {
      language: 'en',
      subject: 'Registration of {{name}}',
      lines: ['Dear {{name}},', 'To sign in: {{link}}'],
      values: { name, link: `${portal}/login?a=b.c`, ...more },
    },
    portal,
  );

it.each([
  'Office\r\n\r\nYour prize waits',
  'Office\u2028Your prize waits',
  'Office\u0085Your prize waits',
  'Office\tYour\nprize waits',
])('says %j in one line', async (name) => {
  const { subject, text } = await mail(name);
  expect(subject).toMatch(/^Registration of Office Your prize waits$/);
  expect(text.split('\n\n')).toHaveLength(2);
});

it.each([
  'https://prize.example/x',
  'www.prize.example',
  'go to prize.example now',
  'ftp://1.2.3.4/a',
  'Prize prize.example/win?x@1',
  'prize.example/a@b',
  'prize.example#a@b.c',
  'https://prize.example/@b',
  'https://a@prize.example',
  'prize.example:80@b.c',
])('leaves nothing in %j that a mail program makes a link of', async (name) => {
  const { text, html, subject } = await mail(name);
  for (const part of [text.replace(`${portal}/login?a=b.c`, ''), html.replaceAll(`${portal}/login?a=b.c`, ''), subject])
    expect(part).not.toMatch(/:\/\/|\w\.[a-z]/i);
});

it("keeps the portal's own link, addresses and amounts as they are", async () => {
  const { text } = await mail('a.person@example.gov.in', { link: `${portal}/reset-password?token=a.b` });
  expect(text).toContain('Dear a.person@example.gov.in,');
  expect(text).toContain(`${portal}/reset-password?token=a.b`);
  expect((await mail("Office (an.o'person@example.gov.in),")).text).toContain("(an.o'person@example.gov.in),");
  expect((await mail('1,234.50')).text).toContain('1,234.50');
});

it("takes no page for the portal's that only begins like it", async () => {
  expect((await mail('https://portal.example.evil.example/login')).text).not.toContain('https://portal.example.evil');
});

it("makes of the portal's own link one to follow, and of nothing else", async () => {
  const { html } = await mail(`Office & Sons ${portal}/x`, { link: `${portal}/records/ticket/7?a=1&b="2"` });
  const escaped = `${portal}/records/ticket/7?a=1&#38;b=&#34;2&#34;`;
  expect(html).toContain(`To sign in: <a href="${escaped}">${escaped}</a></p>`);
  expect(html.match(/<a /g)).toHaveLength(1);
});
