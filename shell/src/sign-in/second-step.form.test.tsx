import { answerWith, personOf, show } from '@portal/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { LoginPage } from './login.page.js';

const signInFirst = async () => {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'buyer@demo.gov.in' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'the-right-one' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Your account asks for a code besides the password.');
};
const needed = { success: true, secondFactor: { challenge: 'c'.repeat(43), expiresAt: '2030-01-01T00:00:00Z' } };

it('asks for the code, takes a recovery code instead, and goes to the page that was asked for', async () => {
  const asked = answerWith(({ path }) => {
    if (path.endsWith('/demo-accounts')) return { body: { items: [] } };
    if (path.endsWith('/login')) return { body: needed };
    return { body: { success: true, token: 't', user: personOf('Buyer') } };
  });
  const pages = (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={<p>What was asked for</p>} />
    </Routes>
  );
  const { router } = await show(pages, { at: '/login?next=%2Fbuyer%2Fassets%3Fpage%3D2', role: null });
  await signInFirst();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Second step' }));
  expect(screen.getByLabelText('Code').getAttribute('autocomplete')).toBe('one-time-code');
  fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  fireEvent.change(screen.getByLabelText('Recovery code'), { target: { value: 'ABCDE-12345' } });
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await screen.findByText('What was asked for');
  expect(router.state.location).toMatchObject({ pathname: '/buyer/assets', search: '?page=2' });
  expect(asked.find(({ path }) => path.endsWith('/second-factor'))?.body).toEqual({
    challenge: needed.secondFactor.challenge,
    code: 'abcde12345',
  });
});

it('counts down while codes are refused, and starts anew when the time is over', async () => {
  let refusal = {
    status: 401,
    body: { error: 'This code is not right', code: 'WRONG_CODE' },
    headers: { 'retry-after': '900' },
  };
  answerWith(({ path }) => {
    if (path.endsWith('/demo-accounts')) return { body: { items: [] } };
    return path.endsWith('/login') ? { body: needed } : refusal;
  });
  await show(<LoginPage />, { at: '/login', role: null });
  await signInFirst();
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^(15:00|14:5\d)$/));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Go on' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  refusal = {
    status: 401,
    body: { error: 'Please sign in again', code: 'SIGN_IN_AGAIN' },
    headers: { 'retry-after': '' },
  };
  await signInFirst();
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await screen.findByText('The time for the second step is over. Please sign in again.');
});
