import type { Registration } from '@portal/contracts';
import { answerWith, show, type Answer } from '@portal/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { RegistrationList } from '../registration-list/registration-list.js';
import { RegistrationPage } from './registration.page.js';

const registration: Registration = {
  id: 'r1',
  version: 3,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  number: 'REG-2026-000007',
  kind: 'seller',
  status: 'Pending',
  name: 'Test Infotech',
  contactPerson: 'Test Contact',
  email: 'contact@example.com',
  phone: '9000000000',
  submittedAt: '2026-11-01T10:00:00Z',
  form: {},
  files: [],
  history: [],
};

const page = (
  <Routes>
    <Route path="/superadmin/registrations/:id" element={<RegistrationPage base="/superadmin/registrations" />} />
  </Routes>
);
const list = <RegistrationList base="/superadmin/registrations" status="Pending" kind="seller" />;

const answers = (decided: Answer, read: Answer = { body: registration }) =>
  answerWith(({ method, path }) => {
    if (method !== 'GET') return decided;
    if (path === '/api/registrations') return { body: { items: [registration], total: 1, page: 1, pageSize: 20 } };
    return read;
  });

const press = (name: string, within: Element = document.body) =>
  fireEvent.click([...within.querySelectorAll('button')].find(({ textContent }) => textContent === name) as Element);

const rejects = (reason: string) => {
  fireEvent.change(document.querySelector('textarea') as Element, { target: { value: reason } });
  press('Reject');
};

const nameless = { status: 500, body: {} };
const busy = { status: 500, body: { error: 'An unexpected error occurred' } };

it.each([
  ['approve', { body: registration }, 'Registration approved successfully.'],
  ['approve', nameless, /Failed to approve registration: Unknown error occurred/],
  ['approve', busy, /Failed to approve registration: An unexpected error occurred/],
  ['reject', { body: registration }, 'Registration rejected successfully.'],
  ['reject', nameless, /Failed to reject registration: Unknown error occurred/],
] as const)('to %s on its page, answered with %j, says %s', async (what, answer, words) => {
  answers(answer);
  await show(page, { at: '/superadmin/registrations/r1' });
  await screen.findByText('Your decision is needed');
  if (what === 'approve') press('Approve');
  else rejects('Not on GeM');
  await screen.findByText(words);
});

it.each([
  ['Approve', { body: registration }, 'Test Infotech has been approved successfully!'],
  ['Approve', nameless, /Failed to approve registration: Unknown error occurred/],
  [
    'Approve',
    {
      status: 409,
      body: {
        error: 'User is already approved.',
        conflict: { status: 'Approved', by: 'Other Admin', at: '2026-11-02T05:00:00Z' },
      },
    },
    /User is already approved\./,
  ],
  ['Reject', { body: registration }, 'Registration rejected successfully.'],
  ['Reject', nameless, /Failed to reject registration: Unknown error occurred/],
] as const)('%s in the list, answered with %j, says %s', async (action, answer, words) => {
  answers(answer);
  await show(list);
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${action}: Test Infotech`) }));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  if (action === 'Reject') {
    fireEvent.change(within(dialog).getByLabelText('Rejection Reason *'), { target: { value: 'Not on GeM' } });
  }
  press(action, dialog);
  await screen.findByText(words);
});

it('counts what is chosen for a bulk operation', async () => {
  answers(nameless);
  await show(list);
  fireEvent.click(await screen.findByLabelText('Select all rows'));
  await screen.findByText('Bulk Operations (1)');
});

it('says of one that is not there that it was not found', async () => {
  answers(nameless, { status: 404, body: { error: 'Registration not found' } });
  await show(page, { at: '/superadmin/registrations/r1' });
  expect((await screen.findAllByText('Registration not found')).length).toBeGreaterThan(0);
});
