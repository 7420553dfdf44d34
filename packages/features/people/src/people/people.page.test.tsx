import type { User, UserDetails } from '@portal/contracts';
import { answerWith, show, type Asked } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PeoplePage } from './people.page.js';

const person: User = {
  id: 'u7',
  version: 2,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  name: 'Test Buyer',
  email: 'buyer@example.gov.in',
  role: 'Buyer',
  status: 'active',
  organizationId: 'o1',
  organizationName: 'Test Office',
  department: 'Stores',
  mustChangePassword: false,
  secondFactor: true,
  lockedUntil: '2026-11-21T10:00:00Z',
};
const details: UserDetails = {
  ...person,
  permissions: [{ module: 'procurement', actions: ['view', 'approve'] }],
  form: { organizationName: 'Test Office', gstin: '27AAPFU0939F1ZV' },
  files: [],
  activeSessions: 2,
};
const page = (
  <PeoplePage base="/superadmin/buyer-management" of="Buyer" registrationsBase="/superadmin/registrations" />
);

function answers(of: User, change: (asked: Asked) => { status?: number; body: unknown } = () => ({ body: of })) {
  return answerWith((asked) => {
    const { method, path } = asked;
    if (method !== 'GET') return change(asked);
    if (path === '/api/users/counts') return { body: { total: 9, suspended: 1, byRole: { Buyer: 4 } } };
    if (path === '/api/registrations/counts') return { body: { pending: 3, byKind: { buyer: 2 } } };
    if (path === '/api/users/filters') {
      return {
        body: {
          organizations: [{ value: 'o1', label: 'Test Office', count: 4 }],
          departments: [{ value: 'Stores', label: 'Stores', count: 3 }],
        },
      };
    }
    if (path === '/api/users/u7') return { body: details };
    return { body: { items: [of], total: 1, page: 1, pageSize: 20 } };
  });
}

// By text: to name every button of a page of this size takes seconds for each question.
const user = userEvent.setup({ pointerEventsCheck: 0 });
async function does(action: string) {
  await user.click(await screen.findByLabelText(/Actions for Test Buyer/));
  await user.click(await screen.findByText(action, { selector: '[role=menuitem] *' }));
}
async function confirms(action: string) {
  const dialog = await screen.findByRole('dialog', { hidden: true });
  await user.click(within(dialog).getByText(action, { selector: 'button *' }));
}

it('counts accounts and pending registrations, and has the columns of the requirements', async () => {
  answers(person);
  await show(page);
  expect(await screen.findByText('Existing Users (4)')).toBeTruthy();
  expect(await screen.findByText('Pending Registrations (2)')).toBeTruthy();
  for (const title of ['User/Company', 'Contact', 'Department', 'Status']) {
    expect(await screen.findByRole('columnheader', { name: new RegExp(`^${title}`), hidden: true })).toBeTruthy();
  }
});

it('filters by the departments that the accounts have', async () => {
  const asked = answers(person);
  await show(page);
  await user.click(await screen.findByRole('combobox', { name: 'Department', hidden: true }));
  await user.click(await screen.findByText('Stores (3)'));
  await screen.findByRole('button', { name: /Remove filter: Department/, hidden: true });
  expect(asked.some(({ path, query }) => path === '/api/users' && query.get('department') === 'Stores')).toBe(true);
});

it('says that nothing fits in the words of the role', async () => {
  answerWith(({ path }) =>
    path === '/api/users/filters'
      ? { body: { organizations: [], departments: [] } }
      : { body: { items: [], total: 0, page: 1, pageSize: 20, byRole: {}, byKind: {} } },
  );
  await show(page, { at: '/?q=nobody' });
  expect(await screen.findByText('No buyers found')).toBeTruthy();
  expect(screen.getByText('Try adjusting your search or filter')).toBeTruthy();
});

it.each([
  [
    'Suspend',
    'Are you sure you want to suspend Test Buyer?',
    'User suspended successfully!',
    'PUT /api/users/u7/status',
  ],
  [
    'Delete',
    'Are you sure you want to delete Test Buyer? This action cannot be undone.',
    'User deleted successfully!',
    'DELETE /api/users/u7',
  ],
  [
    'Reset Password',
    'Reset the password of Test Buyer?',
    'Password reset successfully! New password has been sent to buyer@example.gov.in.',
    'POST /api/users/u7/reset-password',
  ],
  ['Unlock', 'Unlock Test Buyer?', 'User unlocked successfully!', 'POST /api/users/u7/unlock'],
  [
    'Remove second factor',
    'Remove the second factor of Test Buyer?',
    'Second factor removed successfully!',
    'POST /api/users/u7/second-factor/removal',
  ],
])('%s asks first and says that it was done', async (action, question, done, call) => {
  const asked = answers(person, () => ({ body: { ...person, success: true, userEmail: person.email } }));
  await show(page);
  await does(action);
  expect(await screen.findByText(question)).toBeTruthy();
  await confirms(action);
  expect(await screen.findByText(done)).toBeTruthy();
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain(call);
});

it('offers to unlock and to remove a second factor only where there is a lock and a factor', async () => {
  answers({ ...person, secondFactor: false, lockedUntil: undefined });
  await show(page);
  await user.click(await screen.findByLabelText(/Actions for Test Buyer/));
  await screen.findByText('Reset Password', { selector: '[role=menuitem] *' });
  expect(screen.queryByText('Unlock', { selector: '[role=menuitem] *' })).toBeNull();
  expect(screen.queryByText('Remove second factor', { selector: '[role=menuitem] *' })).toBeNull();
});

it.each([
  ['suspended', 'Activate', 'Are you sure you want to activate Test Buyer?', 'User activated successfully!'],
  ['deleted', 'Restore', 'Restore Test Buyer?', 'User restored successfully!'],
] as const)('a %s account offers %s', async (status, action, question, done) => {
  const asked = answers({ ...person, status });
  await show(page);
  await does(action);
  expect(await screen.findByText(question)).toBeTruthy();
  await confirms(action);
  expect(await screen.findByText(done)).toBeTruthy();
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'active' });
});

it.each([
  ['Suspend', 'Failed to suspend user. Please try again.'],
  ['Delete', 'Failed to delete user. Please try again.'],
  ['Reset Password', 'Failed to reset password. Please try again.'],
])('%s that fails says so', async (action, words) => {
  answers(person, () => ({ status: 500, body: { error: 'An unexpected error occurred' } }));
  await show(page);
  await does(action);
  await confirms(action);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('shows contact, account status and permissions, and unlocks from there', async () => {
  answers(person);
  await show(page, { at: '/?person=u7' });
  for (const part of ['Contact Information', 'Account Status', 'Roles and permissions']) {
    expect(await screen.findByText(part, { selector: 'h2, h3, h4' })).toBeTruthy();
  }
  expect(screen.getByText('View · Approve')).toBeTruthy();
  expect(screen.getByText('27AAPFU0939F1ZV')).toBeTruthy();
  expect(screen.getByText('Unlock', { selector: 'button *' })).toBeTruthy();
});
