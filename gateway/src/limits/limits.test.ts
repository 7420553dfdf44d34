import { DomainError } from '@portal/service-kit';
import type { GatewayConfig } from '../config.js';
import { Limits } from './limits.js';

const limits = () => new Limits({ LIMIT_SIGN_IN: 2, LIMIT_PUBLIC_WRITE: 3, LIMIT_GENERAL: 4 } as GatewayConfig);
const times = (n: number, work: () => void) => Array.from({ length: n }, work);

it.each([
  ['sign-in', 2],
  ['public-write', 3],
  ['general', 4],
] as const)('lets %s pass %d times a minute and then says when to come back', (kind, most) => {
  const counter = limits();
  times(most, () => counter.count(kind, '1.1.1.1'));
  const refused = () => counter.count(kind, '1.1.1.1');
  expect(refused).toThrow('Rate limit exceeded. Please try again in 1 minute(s).');
  try {
    refused();
  } catch (error) {
    expect((error as DomainError).status).toBe(429);
    expect((error as DomainError).details.retryAfter).toBeGreaterThan(0);
  }
  counter.stop();
});

it('counts each address by itself', () => {
  const counter = limits();
  times(2, () => counter.count('sign-in', '1.1.1.1'));
  expect(() => counter.count('sign-in', '2.2.2.2')).not.toThrow();
  counter.stop();
});

it('counts a /64 of IPv6 as one, and an IPv4 address alike however it is written', () => {
  const counter = limits();
  for (const [one, same, other] of [
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
    ['203.0.113.1', '::ffff:203.0.113.1', '203.0.113.2'],
  ] as const) {
    times(2, () => counter.count('sign-in', one));
    expect(() => counter.count('sign-in', same)).toThrow('Rate limit exceeded');
    expect(() => counter.count('sign-in', other)).not.toThrow();
  }
  counter.stop();
});
