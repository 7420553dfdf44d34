// ASVS 6.2.4
import { readdirSync, readFileSync } from 'node:fs';
import { Passwords } from './passwords.js';

const right = 'Quiet-Harbour-71';
let passwords: Passwords;
beforeEach(() => {
  passwords = new Passwords();
});
afterEach(() => passwords.onModuleDestroy());

/** How much each thread of this process gives way to others. */
const niceness = () =>
  readdirSync('/proc/self/task').map((thread) =>
    Number(
      readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[16],
    ),
  );

it('knows the right password from a wrong one, and nobody has a password without a hash', async () => {
  const hash = await passwords.hash(right);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(hash, right)).toBe(true);
  expect(await passwords.matches(hash, 'another')).toBe(false);
  expect(await passwords.matches(undefined, 'nobody has this password')).toBe(false);
});

it.each(['password1', 'QWERTYUIOP', 'iloveyou1', 'football1', 'Passw0rd', 'zxcvbnm123'])(
  'knows %s from the breaches',
  async (password) => expect(await passwords.isWellKnown(password)).toBe(true),
);

it.each([right, 'Demo#2026', 'password1\npassword2', 'assw0rd-of-nobody', ''])('does not know %j', async (password) => {
  expect(await passwords.isWellKnown(password)).toBe(false);
});

it('works in threads that give way to everybody else', async () => {
  const before = niceness();
  await passwords.hash(right);
  expect(niceness().filter((nice) => nice === 10)).toHaveLength(before.filter((nice) => nice === 10).length + 1);
});

it('lets a bounded number wait, refuses the others for now, and goes on afterwards', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 200 }, () => passwords.hash(right)));
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused.length).toBeGreaterThan(100);
  expect(refused.length).toBeLessThan(200);
  expect(refused[0]).toMatchObject({ code: 'AWAY', details: { retryAfter: 2 } });
  expect(await passwords.matches(undefined, right)).toBe(false);
  // Threads that give way are slow beside busy neighbours.
}, 120_000);
