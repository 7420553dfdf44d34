import { waitFor } from '@testing-library/react';
import { queryClient } from '../api/queries.js';
import { answerWith, personOf, signInAs } from '../testing.js';
import { followSession } from './follow-session.js';

let stop: () => void = () => undefined;
afterEach(() => {
  signInAs();
  stop();
});

const streams = (asked: { path: string }[]) => asked.filter(({ path }) => path === '/api/events').length;

it('listens at once where somebody is signed in already', async () => {
  const asked = answerWith(() => ({ status: 503, body: {} }));
  signInAs(personOf('Buyer'));
  stop = followSession();
  await waitFor(() => expect(streams(asked)).toBe(1));
});

it('listens from the sign-in on, and forgets what was read for another', async () => {
  const asked = answerWith(() => ({ status: 503, body: {} }));
  signInAs();
  stop = followSession();
  queryClient.setQueryData(['read'], 'for another');
  expect(streams(asked)).toBe(0);
  signInAs(personOf('Buyer'));
  await waitFor(() => expect(streams(asked)).toBe(1));
  expect(queryClient.getQueryData(['read'])).toBeUndefined();
});

it.each([{ role: 'Support Agent' as const }, { organizationId: 'another-office' }])(
  'forgets what was read before the same person had %o',
  (changes) => {
    answerWith(() => ({ status: 503, body: {} }));
    signInAs(personOf('Buyer'));
    stop = followSession();
    queryClient.setQueryData(['read'], 'in the role of before');
    signInAs({ ...personOf('Buyer'), ...changes });
    expect(queryClient.getQueryData(['read'])).toBeUndefined();
  },
);

it('hears nothing before a password of their own is set', () => {
  const asked = answerWith(() => ({ status: 503, body: {} }));
  stop = followSession();
  signInAs({ ...personOf('Buyer'), mustChangePassword: true });
  expect(streams(asked)).toBe(0);
});
