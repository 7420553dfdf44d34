import { jest } from '@jest/globals';
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

it('asks so that the new cookie comes although the page is left meanwhile', async () => {
  token.keep('old');
  answerWith(() => ({ body: { token: 'new' } }));
  const asked = jest.spyOn(globalThis, 'fetch');
  await refresh('old');
  expect(asked).toHaveBeenCalledWith('/api/auth/refresh', expect.objectContaining({ keepalive: true }));
});

it.each([429, 503])('takes %d for no refusal: nobody is signed out by a portal that has no time', async (status) => {
  token.keep('old');
  answerWith(() => ({ status, body: {} }));
  await expect(refresh('old')).rejects.toMatchObject({ status });
  expect(token.read()).toBe('old');
});
