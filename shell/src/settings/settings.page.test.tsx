import { answerWith, show } from '@portal/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { SettingsPage } from './settings.page.js';

const pages = (
  <Routes>
    <Route path="/settings/:tab?" element={<SettingsPage />} />
  </Routes>
);
const open = (at: string) => show(pages, { at, role: 'Buyer' });
const press = (name: string) => fireEvent.click(screen.getByText(name).closest('button') as HTMLElement);

const session = (id: string, changes: object) => ({
  id,
  browser: 'Firefox 140',
  system: 'Linux',
  device: 'desktop',
  address: '10.0.0.1',
  startedAt: '2026-11-01T06:00:00Z',
  lastUsedAt: '2026-11-02T06:00:00Z',
  expiresAt: '2026-11-08T06:00:00Z',
  current: false,
  ...changes,
});
const profile = {
  id: 'u1',
  version: 4,
  name: 'Test Person',
  email: 'test@demo.gov.in',
  role: 'Buyer',
  department: 'Procurement',
  organizationName: 'Test Organisation',
};

it('changes the own profile, as it was read', async () => {
  const asked = answerWith(({ path }) => (path === '/api/profile' ? { body: profile } : undefined));
  await open('/settings');
  fireEvent.change(await screen.findByLabelText(/^Mobile number/), { target: { value: '98765' } });
  press('Save');
  await screen.findAllByText('Please enter a valid 10-digit mobile number');
  fireEvent.change(screen.getByLabelText(/^Mobile number/), { target: { value: '9876543210' } });
  press('Save');
  await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
  const sent = asked.find(({ method }) => method === 'PUT');
  expect(sent?.headers.get('if-match')).toBe('"4"');
  expect(sent?.body).toMatchObject({ name: 'Test Person', phone: '9876543210' });
});

it.each([
  ['Buyer', '/buyer/documents?place=organization'],
  ['Seller', '/seller/documents?place=organization'],
  ['OEM', undefined],
] as const)('leads a %s to the documents of the organisation: %s', async (role, address) => {
  answerWith(({ path }) => (path === '/api/profile' ? { body: { ...profile, role } } : undefined));
  await show(pages, { at: '/settings', role });
  await screen.findByText('Test Organisation');
  const link = screen.queryByRole('link', { name: 'Documents of your organization' });
  expect(link?.getAttribute('href') ?? undefined).toBe(address);
});

it('switches the second step on: password, QR code, first code, recovery codes once', async () => {
  const recoveryCodes = ['aaaaa-11111', 'bbbbb-22222'];
  const asked = answerWith(({ path, method }) => {
    if (path === '/api/profile/sessions') return { body: { items: [] } };
    if (method === 'GET') return { body: { enabled: false, recoveryCodesLeft: 0 } };
    return { body: method === 'POST' ? { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' } : { recoveryCodes } };
  });
  await open('/settings/security');
  await screen.findByText('Switch on');
  press('Switch on');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(dialog.querySelector('input[name=currentPassword]') as HTMLElement, { target: { value: 'mine' } });
  press('Go on');
  await screen.findByText('ABCD EFGH');
  screen.getByTitle('QR code for the authenticator app');
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } });
  fireEvent.submit(screen.getByLabelText('Code').closest('form') as HTMLElement);
  await screen.findByText('aaaaa-11111');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Recovery codes');
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ code: '123456' });
  press('I have kept them');
  expect(screen.queryByText('aaaaa-11111')).toBeNull();
});

it('lists the own sessions and ends one or all others, never the present one', async () => {
  const items = [session('s2', {}), session('s1', { current: true, browser: '', system: '' })];
  const asked = answerWith(({ path, method }) => {
    if (method !== 'GET') return { body: { success: true, ended: 1 } };
    return { body: path.endsWith('/sessions') ? { items } : { enabled: false, recoveryCodesLeft: 0 } };
  });
  await open('/settings/security');
  await screen.findByText('Firefox 140 on Linux');
  const rows = screen.getByText('Firefox 140 on Linux').closest('ul')!.children;
  expect(rows[0]?.textContent).toContain('Unknown browser');
  expect(rows[0]?.querySelector('button')).toBeNull();
  fireEvent.click(screen.getByLabelText('End the session Firefox 140 on Linux'));
  await waitFor(() => expect(asked.find(({ method }) => method === 'DELETE')?.path).toBe('/api/profile/sessions/s2'));
  await screen.findByText('The session was ended');
  press('End all other sessions');
  await waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ which: 'others' }));
});

it('keeps notification preferences on the server; a way without a sender cannot be chosen', async () => {
  const preferences = { email: true, push: false, sms: false, warranty: true, amc: true, maintenance: true };
  const reply = { preferences, available: { email: true, push: true, sms: false } };
  const asked = answerWith(() => ({ body: reply }));
  await open('/settings/notifications');
  const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  await screen.findByLabelText('SMS');
  expect([box('E-mail').checked, box('SMS').disabled, box('Browser notifications').disabled]).toEqual([
    true,
    true,
    false,
  ]);
  fireEvent.click(box('AMC'));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ ...preferences, amc: false }),
  );
});
