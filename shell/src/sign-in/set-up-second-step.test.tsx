import { answerWith, personOf, show, signInAs } from '@portal/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { Route, Routes } from 'react-router';
import { Protected } from '../guard/protected.js';
import { SetUpSecondStepPage } from './set-up-second-step.page.js';

const bare = { ...personOf('Super Admin'), mustSetUpSecondFactor: true };
const pages = (
  <Routes>
    <Route path="/set-up-second-step" element={<SetUpSecondStepPage />} />
    <Route path="/superadmin" element={<p>Home</p>} />
    <Route path="*" element={<Protected />} />
  </Routes>
);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('authToken', 'old');
});

/** A server that asks for the factor until a code of it was confirmed, in the account and, once it is renewed, in the token. */
function answerAsServer() {
  let user = bare;
  return answerWith(({ path, method }) => {
    if (path === '/api/auth/verify') return { body: { user } };
    if (path === '/api/auth/refresh') return { body: { token: 'new', user } };
    if (path === '/api/profile/second-factor/recovery-codes') return { body: { recoveryCodes: ['ccccc-ddddd'] } };
    if (method !== 'PUT') return { body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' } };
    user = { ...bare, mustSetUpSecondFactor: false };
    return { body: { recoveryCodes: ['aaaaa-bbbbb'] } };
  });
}

async function setUp() {
  const asked = answerAsServer();
  const shown = await show(pages, { at: '/superadmin/assets' });
  act(() => signInAs(bare));
  await waitFor(() => expect(shown.router.state.location.pathname).toBe('/set-up-second-step'));
  fireEvent.change(await screen.findByLabelText(/^Current password/), { target: { value: 'Quiet-Harbour-71' } });
  fireEvent.click(screen.getByText('Go on'));
  fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: '123456' } });
  fireEvent.click(screen.getByText('Switch on'));
  await screen.findByText('aaaaa-bbbbb');
  return { ...shown, asked };
}

it('comes before every page where the role needs it, and leads on once the codes are kept', async () => {
  const { router, asked } = await setUp();
  // The token is renewed before anything is pressed, and the codes stay.
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/auth/verify'));
  expect(localStorage.getItem('authToken')).toBe('new');
  expect(screen.getByText('aaaaa-bbbbb')).toBeTruthy();
  fireEvent.click(screen.getByText('I have kept them'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/superadmin'));
});

it('offers new codes after a reload before they were kept, and keeps nobody there', async () => {
  const { unmount } = await setUp();
  unmount();
  const { router } = await show(pages, { at: '/set-up-second-step' });
  await screen.findByText('Did you keep your recovery codes?');
  expect(screen.queryByText('aaaaa-bbbbb')).toBeNull();
  fireEvent.click(screen.getByText('Make new codes'));
  fireEvent.change(await screen.findByLabelText(/^Current password/), { target: { value: 'Quiet-Harbour-71' } });
  fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: '654321' } });
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Make new codes'));
  await screen.findByText('ccccc-ddddd');
  fireEvent.click(screen.getByText('I have kept them'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/superadmin'));
});

it('leads on after a reload without new codes, for who has the old ones', async () => {
  const { unmount } = await setUp();
  unmount();
  const { router } = await show(pages, { at: '/set-up-second-step' });
  fireEvent.click(await screen.findByText('I have kept them'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/superadmin'));
});

it('is no page for who needs nothing', async () => {
  answerWith(() => ({ body: {} }));
  const { router } = await show(pages, { at: '/set-up-second-step' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/superadmin'));
});
