import { Limits } from './limits.js';
import { Offices } from './offices.js';

const officeAt = (...addresses: string[]) => new Offices({ OFFICE_ADDRESSES: addresses, OFFICE_SHARES: 3 });
const limits = (offices = officeAt()) =>
  new Limits({ LIMIT_SIGN_IN: 2, LIMIT_PUBLIC_WRITE: 3, LIMIT_GENERAL: 4, LIMIT_USER: 5 }, offices);
const times = (n: number, work: () => Promise<void>) => Promise.all(Array.from({ length: n }, work));

it.each([
  ['sign-in', 2],
  ['public-write', 3],
  ['general', 4],
] as const)('lets %s pass %d times a minute and then says when to come back', async (kind, most) => {
  const counter = limits();
  await times(most, () => counter.count(kind, { address: '1.1.1.1' }));
  await expect(counter.count(kind, { address: '1.1.1.1' })).rejects.toMatchObject({
    status: 429,
    message: 'Rate limit exceeded. Please try again in 1 minute(s).',
    details: { retryAfter: expect.any(Number) },
  });
});

it('counts each address by itself', async () => {
  const counter = limits();
  await times(2, () => counter.count('sign-in', { address: '1.1.1.1' }));
  await expect(counter.count('sign-in', { address: '2.2.2.2' })).resolves.toBeUndefined();
});

it('counts a /64 of IPv6 as one, and an IPv4 address alike however it is written', async () => {
  const counter = limits();
  for (const [one, same, other] of [
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
    ['203.0.113.1', '::ffff:203.0.113.1', '203.0.113.2'],
  ] as const) {
    await times(2, () => counter.count('sign-in', { address: one }));
    await expect(counter.count('sign-in', { address: same })).rejects.toThrow('Rate limit exceeded');
    await expect(counter.count('sign-in', { address: other })).resolves.toBeUndefined();
  }
});

it('counts who is signed in by themselves, however many share the address', async () => {
  const counter = limits();
  const at = (id: string) => counter.count('general', { address: '203.0.113.7', actor: { id } });
  await times(4, () => counter.count('general', { address: '203.0.113.7' }));
  await times(5, () => at('one'));
  await expect(at('one')).rejects.toMatchObject({ status: 429 });
  await expect(at('two')).resolves.toBeUndefined();
  await expect(counter.count('general', { address: '198.51.100.1', actor: { id: 'one' } })).rejects.toThrow(
    'Rate limit',
  );
});

it('gives strangers of an office its several shares, and others one', async () => {
  const counter = limits(officeAt('203.0.113.7', '2001:db8:1::/48'));
  for (const [address, most] of [
    ['203.0.113.7', 6],
    ['2001:db8:1:2::1', 6],
    ['203.0.113.8', 2],
  ] as const) {
    await times(most, () => counter.count('sign-in', { address }));
    await expect(counter.count('sign-in', { address })).rejects.toMatchObject({ status: 429 });
  }
});

it.each(['office', '203.0.113.7/', '203.0.113.0/33', '0.0.0.0/0', '203.0.113.7/x'])('refuses %s as an office', (text) =>
  expect(() => officeAt(text)).toThrow(`"${text}" in OFFICE_ADDRESSES is no address and no network`),
);
