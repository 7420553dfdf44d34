import { ById, operation } from '@portal/contracts';
import { jest } from '@jest/globals';
import { z } from 'zod';
import { token } from '../session/token.js';
import { answerWith } from '../testing.js';
import { ApiError } from './api-error.js';
import { addressOf, call } from './call.js';
import { onSessionLost } from './send.js';

const change = operation({
  subject: 'asset.asset.update',
  method: 'PUT',
  path: '/assets/{id}',
  summary: 'Change',
  needs: 'signed-in',
  params: ById,
  query: z.object({ dry: z.boolean().optional() }),
  body: z.object({ name: z.string() }),
  reply: z.object({ id: z.string() }),
});

const ask = () => call(change, { params: { id: 'a/1' }, body: { name: 'x' }, version: 3 });
const refusedWith = async (asked: Promise<unknown>) => {
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('The call was not refused');
  return error;
};

beforeEach(() => {
  localStorage.clear();
  onSessionLost(() => undefined);
});

it('fills the path and leaves out what is not given', () => {
  expect(addressOf(change, { params: { id: 'a/1' }, query: { dry: undefined } })).toBe('/api/assets/a%2F1');
});

it('sends the token, the version that was read, and the body', async () => {
  token.keep('t1');
  const asked = answerWith(() => ({ body: { id: 'a1' } }));
  await ask();
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer t1');
  expect(asked[0]?.headers.get('if-match')).toBe('"3"');
  expect(asked[0]?.body).toEqual({ name: 'x' });
});

it('renews a refused token once and asks again', async () => {
  token.keep('old');
  const asked = answerWith(({ path, headers }) => {
    if (path === '/api/auth/refresh') return { body: { token: 'new' } };
    return headers.get('authorization') === 'Bearer new' ? { body: { id: 'a1' } } : { status: 401, body: {} };
  });
  await expect(ask()).resolves.toEqual({ id: 'a1' });
  expect(asked.map(({ path }) => path)).toEqual(['/api/assets/a%2F1', '/api/auth/refresh', '/api/assets/a%2F1']);
});

it.each(['SECOND_FACTOR_REQUIRED', 'PASSWORD_CHANGE_REQUIRED'])(
  'renews once a token that still says %s',
  async (code) => {
    token.keep('old');
    const asked = answerWith(({ path, headers }) => {
      if (path === '/api/auth/refresh') return { body: { token: 'new' } };
      return headers.get('authorization') === 'Bearer new' ? { body: { id: 'a1' } } : { status: 403, body: { code } };
    });
    await expect(ask()).resolves.toEqual({ id: 'a1' });
    expect(asked).toHaveLength(3);
  },
);

it('renews no token for another refusal, and passes on what is refused again', async () => {
  token.keep('old');
  let code = 'FORBIDDEN';
  const asked = answerWith(({ path }) =>
    path === '/api/auth/refresh' ? { body: { token: 'new' } } : { status: 403, body: { code, error: 'No' } },
  );
  expect(await refusedWith(ask())).toMatchObject({ status: 403, code });
  expect(asked).toHaveLength(1);
  code = 'SECOND_FACTOR_REQUIRED';
  expect(await refusedWith(ask())).toMatchObject({ status: 403, code });
  expect(asked).toHaveLength(4);
});

it('ends the session when the token cannot be renewed', async () => {
  token.keep('old');
  let lost = 0;
  onSessionLost(() => lost++);
  answerWith(() => ({ status: 401, body: { error: 'Unauthorized access' } }));
  expect((await refusedWith(ask())).error).toBe('Unauthorized access');
  expect(lost).toBe(1);
});

it('says in minutes how long to wait', async () => {
  answerWith(() => ({ status: 429, body: {}, headers: { 'retry-after': '90' } }));
  const error = await refusedWith(ask());
  expect(error.error).toBe('Rate limit exceeded. Please try again in 2 minute(s).');
  expect(error.retryAfter).toBe(90);
});

it('passes on what the server said, by field too', async () => {
  answerWith(() => ({
    status: 422,
    body: { error: 'Please check the marked fields', code: 'INVALID', fields: { name: 'No' } },
  }));
  expect(await refusedWith(ask())).toMatchObject({ status: 422, code: 'INVALID', fields: { name: 'No' } });
});

it('tells a lost connection from a refusal', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await refusedWith(ask())).toMatchObject({ status: 0, error: 'Network error: Failed to fetch' });
});

it('says that the reader is offline when the browser knows it', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await refusedWith(ask())).toMatchObject({
    status: 0,
    code: 'OFFLINE',
    error: 'Network error: you are offline',
  });
  online.mockRestore();
});
