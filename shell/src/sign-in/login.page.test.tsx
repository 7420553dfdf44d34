import { answerWith, personOf, show } from '@portal/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { LoginPage } from './login.page.js';

const demo = { items: [{ role: 'Buyer', email: 'buyer@demo.gov.in', password: 'for-a-test' }] };

const fillIn = async (email: string, password: string) => {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

it('checks before it asks', async () => {
  const asked = answerWith(() => ({ body: { items: [] } }));
  await show(<LoginPage />, { at: '/login', role: null });
  await fillIn('nobody', '123');
  await screen.findAllByText('Invalid email format');
  screen.getAllByText('Password must be at least 6 characters long');
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('says what the server said, and keeps the e-mail', async () => {
  answerWith(({ method }) =>
    method === 'POST'
      ? { status: 401, body: { error: 'Invalid credentials. 3 attempts remaining.' } }
      : { body: { items: [] } },
  );
  await show(<LoginPage />, { at: '/login', role: null });
  await fillIn('buyer@demo.gov.in', 'wrong-one');
  await screen.findByText('Error: Invalid credentials. 3 attempts remaining.');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('buyer@demo.gov.in');
});

it('lists demo accounts only where there are some, and fills the form with the chosen one', async () => {
  answerWith(() => ({ body: demo }));
  await show(<LoginPage />, { at: '/login', role: null });
  await userEvent.click(await screen.findByText('Demo accounts'));
  await userEvent.click(screen.getByRole('button', { name: 'Buyer' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('buyer@demo.gov.in');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('for-a-test');
});

it('shows the password when asked to', async () => {
  answerWith(() => ({ body: { items: [] } }));
  await show(<LoginPage />, { at: '/login', role: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
});

it.each([
  ['the last wrong password', 401, 'Invalid email or password'],
  ['a try that comes too early', 429, 'Too many login attempts. Please try again in 15 minutes.'],
])('after %s counts down what remains of a lock, for this e-mail only', async (_, status, error) => {
  answerWith(({ method }) =>
    method === 'POST' ? { status, body: { error }, headers: { 'retry-after': '895' } } : { body: { items: [] } },
  );
  await show(<LoginPage />, { at: '/login', role: null });
  await fillIn('buyer@demo.gov.in', 'wrong-one');
  await screen.findByText('Error: Too many login attempts. Please try again in 15 minutes.');
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^14:5\d$/));
  const shown = screen.getByRole('timer').textContent ?? '';
  await waitFor(() => expect((screen.getByRole('timer').textContent ?? '') < shown).toBe(true));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' });
  expect(button.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Email'), 'x');
  expect(button.disabled).toBe(false);
});

it('tells of Caps Lock while a password is typed, and has names that password managers know', async () => {
  answerWith(() => ({ body: { items: [] } }));
  await show(<LoginPage />, { at: '/login', role: null });
  const password = await screen.findByLabelText<HTMLInputElement>('Password');
  fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
  screen.getByText('Caps Lock is on');
  fireEvent.keyUp(password, { key: 'a' });
  expect(screen.queryByText('Caps Lock is on')).toBeNull();
  expect([password.name, password.autocomplete]).toEqual(['password', 'current-password']);
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([email.name, email.autocomplete]).toEqual(['email', 'username']);
});

it('is the portal by name, and leads to the registrations and to a new password', async () => {
  answerWith(() => ({ body: { items: [] } }));
  await show(<LoginPage />, { at: '/login', role: null });
  screen.getByRole('heading', { level: 1, name: 'Asset Lifecycle Management Portal' });
  expect(document.title).toBe('Sign in · Asset Lifecycle Management Portal');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/register', '/seller-register', '/enduser-register', '/forgotten-password']),
  );
});

it('takes a pasted password as it is', async () => {
  const asked = answerWith(({ method }) => (method === 'POST' ? { status: 401, body: {} } : { body: { items: [] } }));
  await show(<LoginPage />, { at: '/login', role: null });
  await userEvent.type(await screen.findByLabelText('Email'), ' <Buyer@demo.gov.in> ');
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste(' <pasted> & kept ');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Error: Authentication failed');
  expect(asked.at(-1)?.body).toEqual({ email: 'buyer@demo.gov.in', password: ' <pasted> & kept ' });
});

it('says in one line that the portal cannot be reached', async () => {
  answerWith(({ method }) => {
    if (method === 'POST') throw new TypeError('Failed to fetch');
    return { body: { items: [] } };
  });
  await show(<LoginPage />, { at: '/login', role: null });
  await fillIn('buyer@demo.gov.in', 'the-right-one');
  await screen.findByText('Error: Network error: Failed to fetch');
});

it('keeps the demo accounts folded until somebody wants them', async () => {
  answerWith(() => ({ body: demo }));
  await show(<LoginPage />, { at: '/login', role: null });
  const list = (await screen.findByText('Demo accounts')).closest('details');
  expect(list?.open).toBe(false);
});

const pages = (
  <Routes>
    <Route path="/login" element={<LoginPage />} />
    <Route path="*" element={<p>Somewhere else</p>} />
  </Routes>
);

it.each([
  ['Support Agent', '/support-agent'],
  ['Seller', '/seller'],
  ['Buyer', '/buyer'],
  ['Super Admin', '/superadmin'],
  ['End User', '/enduser'],
  ['OEM', '/'],
] as const)('leads a %s who is signed in to %s', async (role, home) => {
  const { router } = await show(pages, { at: '/login', role });
  await screen.findByText('Somewhere else');
  expect(router.state.location.pathname).toBe(home);
});

it('leads to the page that was asked for, and to a new password first where that is due', async () => {
  let mustChangePassword = false;
  answerWith(({ method }) =>
    method === 'POST'
      ? { body: { success: true, token: 't', user: { ...personOf('Buyer'), mustChangePassword } } }
      : { body: { items: [] } },
  );
  const at = '/login?next=%2Fbuyer%2Fassets%3Fpage%3D2';
  const first = await show(pages, { at, role: null });
  await fillIn('buyer@demo.gov.in', 'the-right-one');
  await screen.findByText('Somewhere else');
  expect(first.router.state.location).toMatchObject({ pathname: '/buyer/assets', search: '?page=2' });
  first.unmount();
  mustChangePassword = true;
  const second = await show(pages, { at, role: null });
  await fillIn('buyer@demo.gov.in', 'the-right-one');
  await screen.findByText('Somewhere else');
  expect(second.router.state.location.pathname).toBe('/change-password');
});
