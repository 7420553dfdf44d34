import { answerWith, show } from '@portal/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { PasswordForm } from '../sign-in/password-form.js';
import { SettingsPage } from './settings.page.js';

const pages = (
  <Routes>
    <Route path="/settings/:tab?" element={<SettingsPage />} />
  </Routes>
);

const profile = {
  id: 'u1',
  version: 4,
  name: 'Test Person',
  email: 'test@demo.gov.in',
  role: 'End User',
  department: 'Stores',
  organizationName: 'Test Organisation',
};

it.each([
  ['/settings', 'Profile', ['Picture', 'Account']],
  ['/settings/security', 'Security', ['Second step at sign-in', 'Sessions and devices']],
])('%s opens the tab %s among the five of the requirements', async (at, open, parts) => {
  answerWith(({ path }) => (path === '/api/profile' ? { body: profile } : { body: { items: [] } }));
  await show(pages, { at, role: 'End User' });
  await screen.findByRole('heading', { name: 'Settings' });
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Security',
    'Notifications',
    'Language',
    'Data Management',
  ]);
  expect(tabs.find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent).toBe(open);
  for (const part of parts) expect((await screen.findAllByText(part)).length).toBeGreaterThan(0);
});

it('says that a password could not be changed', async () => {
  answerWith(() => ({ status: 500, body: {} }));
  await show(<PasswordForm currentLabel="Current password" />);
  const types = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
  types('Current password', 'what it was');
  types('New password', 'what it shall be');
  types('Confirm password', 'what it shall be');
  fireEvent.click(screen.getByText('Change password'));
  await screen.findByText('Failed to update user password');
});
