import { answerWith } from '../testing.js';
import { refresh } from './refresh.js';
import { token } from './token.js';

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

/** Web Locks as the browser has them, for all tabs at once. */
function withLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => (last = last.then(work, work));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

it.each([
  ['tabs that share a lock', withLocks],
  ['one tab without locks', () => undefined],
])('asks once for %s, and all of them go on with the answer', async (_, prepare) => {
  prepare();
  token.keep('old');
  const asked = answerWith(() => ({ body: { token: 'new' } }));
  await expect(Promise.all([refresh('old'), refresh('old'), refresh('old')])).resolves.toEqual([true, true, true]);
  expect(asked).toHaveLength(1);
  expect(token.read()).toBe('new');
});

it('does not bring back a session that another tab ended', async () => {
  token.drop();
  const asked = answerWith(() => ({ body: { token: 'new' } }));
  await expect(refresh('old')).resolves.toBe(false);
  expect(asked).toEqual([]);
});
