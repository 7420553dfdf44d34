import { Limits } from './limits.js';

const limits = () => new Limits({ LIMIT_SIGN_IN: 2, LIMIT_PUBLIC_WRITE: 3, LIMIT_GENERAL: 4 });
const times = (n: number, work: () => Promise<void>) => Promise.all(Array.from({ length: n }, work));

it.each([
  ['sign-in', 2],
  ['public-write', 3],
  ['general', 4],
] as const)('lets %s pass %d times a minute and then says when to come back', async (kind, most) => {
  const counter = limits();
  await times(most, () => counter.count(kind, '1.1.1.1'));
  await expect(counter.count(kind, '1.1.1.1')).rejects.toMatchObject({
    status: 429,
    message: 'Rate limit exceeded. Please try again in 1 minute(s).',
    details: { retryAfter: expect.any(Number) },
  });
});

it('counts each address by itself', async () => {
  const counter = limits();
  await times(2, () => counter.count('sign-in', '1.1.1.1'));
  await expect(counter.count('sign-in', '2.2.2.2')).resolves.toBeUndefined();
});

it('counts a /64 of IPv6 as one, and an IPv4 address alike however it is written', async () => {
  const counter = limits();
  for (const [one, same, other] of [
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
    ['203.0.113.1', '::ffff:203.0.113.1', '203.0.113.2'],
  ] as const) {
    await times(2, () => counter.count('sign-in', one));
    await expect(counter.count('sign-in', same)).rejects.toThrow('Rate limit exceeded');
    await expect(counter.count('sign-in', other)).resolves.toBeUndefined();
  }
});
