import { waitFor } from '@testing-library/react';
import { answerWith, personOf, signInAs } from '../testing.js';
import { currentSession, setSession } from './session.js';
import { checkSession, signIn, startSession } from './sign-in.js';
import { token } from './token.js';

beforeEach(() => {
  token.keep('held');
  setSession({ state: 'checking' });
});

it('keeps the session while the portal is away', async () => {
  answerWith(() => ({ status: 503, body: {} }));
  await checkSession();
  expect([currentSession().state, token.read()]).toEqual(['away', 'held']);
});

it('keeps it when only the renewal of the token finds nobody', async () => {
  answerWith(({ path }) => ({ status: path.endsWith('/refresh') ? 502 : 401, body: {} }));
  await checkSession();
  expect([currentSession().state, token.read()]).toEqual(['away', 'held']);
});

it('keeps it when the answer breaks off, as when the page is left meanwhile', async () => {
  answerWith(() => ({ body: undefined }));
  await checkSession();
  expect([currentSession().state, token.read()]).toEqual(['away', 'held']);
});

it('leaves what is on screen to who is signed in already', async () => {
  signInAs(personOf('Buyer'));
  answerWith(() => ({ status: 503, body: {} }));
  await checkSession();
  expect(currentSession().state).toBe('in');
});

it('ends when the server refuses it', async () => {
  answerWith(() => ({ status: 401, body: {} }));
  await checkSession();
  expect([currentSession().state, token.read()]).toEqual(['out', null]);
});

it('signs every tab out when one does', async () => {
  signInAs(personOf('Buyer'));
  answerWith(() => ({ body: { user: personOf('Buyer') } }));
  await startSession();
  expect(currentSession().state).toBe('in');
  // What another tab does to the shared place.
  localStorage.removeItem('authToken');
  dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  await waitFor(() => expect(currentSession().state).toBe('out'));
});

it('keeps who is signed in when an open question is refused', async () => {
  signInAs(personOf('Super Admin'));
  const asked = answerWith(() => ({ status: 401, body: { error: 'Invalid credentials. 4 attempts remaining.' } }));
  await expect(signIn('somebody@office.gov.in', 'wrong-one')).rejects.toThrow('Invalid credentials');
  expect(currentSession().state).toBe('in');
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/login']);
});

it.each([
  [401, { error: 'Invalid email or password' }, 'Invalid email or password'],
  [401, {}, 'Authentication failed'],
  [502, {}, /^Server error: 502/],
  [200, { success: true }, 'Invalid response from server'],
])('says of an answer with %d and %j: %s', async (status, body, words) => {
  answerWith(() => ({ status, body }));
  await expect(signIn('somebody@office.gov.in', 'wrong-one')).rejects.toThrow(words);
});

it('says of an answer that cannot be read that an error occurred', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('<html>', { status: 200 }));
  await expect(signIn('somebody@office.gov.in', 'wrong-one')).rejects.toThrow(
    'An error occurred during login. Please try again.',
  );
});
