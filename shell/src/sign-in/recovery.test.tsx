// ASVS 14.2.1
import { contractTexts } from '@portal/contracts';
import { addMessages, applyLanguage } from '@portal/ui';
import { answerWith, show } from '@portal/ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { ForgottenPasswordPage } from './forgotten-password.page.js';
import { ResetPasswordPage } from './reset-password.page.js';

const link = `/reset-password?token=${'t'.repeat(43)}`;

it('says the same for every address', async () => {
  answerWith(() => ({ body: { success: true } }));
  await show(<ForgottenPasswordPage />, { at: '/forgotten-password', role: null });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'Somebody@Office.gov.in' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByText(/^If .*somebody@office.gov.in.* belongs to an account/);
});

const reset = async () => {
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: 'a new secret 7' } });
  fireEvent.change(screen.getByLabelText('Confirm password'), { target: { value: 'a new secret 7' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set the new password' }));
};

it('takes the token out of the address, and sends it with the new password all the same', async () => {
  const sent: unknown[] = [];
  answerWith(({ path, body }) => {
    if (path.endsWith('/link')) return { body: { valid: true } };
    sent.push(body);
    return { body: { success: true } };
  });
  const Address = () => <output>{useLocation().search || 'nothing behind the path'}</output>;
  await show(
    <>
      <ResetPasswordPage />
      <Address />
    </>,
    { at: link, role: null },
  );
  await screen.findByText('nothing behind the path');
  await reset();
  await screen.findByText('Your password has been changed');
  expect(sent).toEqual([expect.objectContaining({ token: 't'.repeat(43) })]);
});

it('sets the new password and leads to the sign-in', async () => {
  answerWith(({ path }) => ({ body: path.endsWith('/link') ? { valid: true } : { success: true } }));
  await show(<ResetPasswordPage />, { at: link, role: null });
  await reset();
  await screen.findByText('Your password has been changed');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

it.each([
  ['used', 'This link was used already', /^If you set the password yourself, sign in/],
  ['replaced', 'This link was replaced by a newer one', /^Use the link in the newest mail/],
  ['expired', 'This link is too old', /^A link works for 30 minutes/],
  ['outdated', 'Your account has changed since this link was sent', /^For your safety/],
  ['unknown', 'This link is not valid', /^Please open the whole link from the mail/],
])('says of a link that is %s what it is and what to do', async (reason, fault, next) => {
  answerWith(() => ({ body: { valid: false, reason } }));
  await show(<ResetPasswordPage />, { at: link, role: null });
  expect((await screen.findByRole('alert')).textContent).toBe(fault);
  screen.getByText(next);
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgotten-password');
  expect(screen.queryAllByRole('link', { name: 'Sign in' })).toHaveLength(reason === 'used' ? 1 : 0);
});

it.each([
  ['hi', 'इस लिंक का समय बीत चुका है'],
  ['ur', 'اس لنک کا وقت گزر چکا ہے'],
] as const)('says it in the language of the page: %s', async (language, fault) => {
  answerWith(() => ({ body: { valid: false, reason: 'expired' } }));
  await show(<ResetPasswordPage />, { at: link, role: null });
  await addMessages(contractTexts);
  await act(() => applyLanguage(language));
  await screen.findByText(fault);
});

it.each([
  ['that is none at all', link],
  ['without a token', '/reset-password'],
])('offers another link for one %s', async (_, at) => {
  answerWith(() => ({ status: 422, body: { error: 'x', fields: { token: 'This link is not valid' } } }));
  await show(<ResetPasswordPage />, { at, role: null });
  await screen.findByText('This link is not valid');
  screen.getByRole('link', { name: 'Ask for a new link' });
});

it('finds out what became of the link when it is refused with the new password', async () => {
  let valid = true;
  answerWith(({ path }) => {
    if (path.endsWith('/link')) return { body: valid ? { valid } : { valid, reason: 'replaced' } };
    valid = false;
    return { status: 422, body: { error: 'x', fields: { token: 'This link was replaced by a newer one' } } };
  });
  await show(<ResetPasswordPage />, { at: link, role: null });
  await reset();
  await screen.findByText('This link was replaced by a newer one');
});
