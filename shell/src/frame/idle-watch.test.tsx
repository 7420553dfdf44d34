import { answerWith, show } from '@portal/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { LoginPage } from '../sign-in/login.page.js';
import { IdleWatch } from './idle-watch.js';

const minutesAgo = (minutes: number) => localStorage.setItem('portal.activeAt', String(Date.now() - minutes * 60_000));
afterEach(() => localStorage.clear());

it('says nothing while somebody is there', async () => {
  answerWith(() => ({ body: {} }));
  minutesAgo(28);
  await show(<IdleWatch minutes={30} />);
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(Number(localStorage.getItem('portal.activeAt'))).toBeGreaterThan(Date.now() - 60_000));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks in the last minute, and goes on when told to; anything else is no answer', async () => {
  const asked = answerWith(() => ({ body: {} }));
  minutesAgo(29.5);
  await show(<IdleWatch minutes={30} />);
  await screen.findByText('Are you still there?');
  expect(screen.getByRole('timer').textContent).toMatch(/You will be signed out in (30|29|28) seconds\./);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(Number(localStorage.getItem('portal.activeAt'))).toBeLessThan(Date.now() - 60_000);
  fireEvent.click(screen.getByText('Stay signed in'));
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  expect(Number(localStorage.getItem('portal.activeAt'))).toBeGreaterThan(Date.now() - 60_000);
  expect(asked).toEqual([]);
});

it('ends the session when nobody was there, also while the machine slept; the sign-in says why and drafts stay', async () => {
  const asked = answerWith(() => ({ body: { success: true } }));
  minutesAgo(45);
  localStorage.setItem('portal.draft.asset', '{"name":"Begun"}');
  await show(
    <>
      <IdleWatch minutes={30} />
      <LoginPage />
    </>,
  );
  await screen.findByText('You were signed out because nobody was there. Sign in to go on.');
  expect(asked.filter(({ path }) => path === '/api/auth/logout')).toHaveLength(1);
  expect(localStorage.getItem('portal.draft.asset')).toBe('{"name":"Begun"}');
});
