import type { User, UserDetails } from '@portal/contracts';
import { queryClient } from '@portal/ui';
import { answerWith, show, type Asked } from '@portal/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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
  organizationAdministrator: false,
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
  <PeoplePage base="/superadmin/buyer-management" role="Buyer" registrationsBase="/superadmin/registrations" />
);

function answers(
  of: User,
  change: (asked: Asked) => { status?: number; body: unknown } = () => ({ body: of }),
  office?: object,
  files: UserDetails['files'] = [],
) {
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
    if (path === '/api/organizations') return { body: { items: office ? [office] : [] } };
    if (path === '/api/users/u7') return { body: { ...details, files } };
    if (path.endsWith('/scan')) return { body: { id: path.split('/').at(-2), scan: 'clean' } };
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
  const button = within(dialog).getByText(action, { selector: 'button *' }).closest('button');
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button!);
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

it.each([
  [1, 'only a second Super Admin can confirm', { administrator: false, leavesNone: true }],
  [2, undefined, { administrator: false }],
])('of %d administrators one is taken away with a word where nobody is left', async (administrators, word, body) => {
  const decides = { ...person, organizationAdministrator: true };
  const office = { id: 'o1', name: 'Test Office', kind: 'buyer', members: 3, administrators, domains: [], reasons: [] };
  const asked = answers(decides, undefined, office);
  await show(page);
  await screen.findByText(/Organization administrator/);
  await does('Take administration away');
  await screen.findByText('Take the administration of Test Office away from Test Buyer?');
  await waitFor(() => expect(asked.some(({ path }) => path === '/api/organizations')).toBe(true));
  if (word) await screen.findByText(new RegExp(word));
  await confirms('Take administration away');
  await screen.findByText('Test Buyer no longer decides who joins Test Office.');
  const put = asked.find(({ method }) => method === 'PUT');
  expect(put).toMatchObject({ path: '/api/users/u7/organization-administrator', body });
  expect(Object.keys(put?.body as object)).toEqual(Object.keys(body));
});

it.each([
  ['Suspend', 'User suspended successfully!', { body: { status: 'suspended', leavesNone: true } }],
  ['Delete', 'User deleted successfully!', { query: { leavesNone: 'yes' } }],
])('%s: the last administrator goes with a word', async (action, said, sent) => {
  const office = {
    id: 'o1',
    name: 'Test Office',
    kind: 'buyer',
    members: 3,
    administrators: 1,
    domains: [],
    reasons: [],
  };
  const decides = { ...person, organizationAdministrator: true };
  const asked = answers(decides, () => ({ body: { ...decides, success: true } }), office);
  await show(page);
  await does(action);
  await screen.findByText(/only a second Super Admin can confirm/);
  await confirms(action);
  await screen.findByText(said);
  const { query, body } = asked.find(({ method }) => method !== 'GET')!;
  expect({ query: Object.fromEntries(query), body }).toMatchObject(sent);
});

it('keeps the button of an open question while changes of others are read again', async () => {
  const decides = { ...person, organizationAdministrator: true };
  const office = {
    id: 'o1',
    name: 'Test Office',
    kind: 'buyer',
    administrators: 1,
    members: 3,
    domains: [],
    reasons: [],
  };
  answers(decides, undefined, office);
  await show(page);
  await does('Delete');
  await screen.findByText(/only a second Super Admin can confirm/);
  const dialog = screen.getByRole('dialog', { hidden: true });
  const button = within(dialog).getByText('Delete', { selector: 'button *' }).closest('button');
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  globalThis.fetch = () => new Promise<never>(() => undefined);
  await act(async () => {
    void queryClient.invalidateQueries();
    await waitFor(() => expect(queryClient.isFetching()).toBeGreaterThan(0));
  });
  expect(button).toHaveProperty('disabled', false);
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
  ['Delete', 'Are you sure you want to delete Test Buyer?', 'User deleted successfully!', 'DELETE /api/users/u7'],
  [
    'Reset Password',
    'Reset the password of Test Buyer?',
    'Password reset successfully! New password has been sent to buyer@example.gov.in.',
    'POST /api/users/u7/reset-password',
  ],
  [
    'Make organization administrator',
    'Make Test Buyer an administrator of Test Office?',
    'Test Buyer now decides who joins Test Office.',
    'PUT /api/users/u7/organization-administrator',
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
  answers({ ...person, secondFactor: false, organizationAdministrator: false, lockedUntil: undefined });
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

it('shows the files of the account, each from the service that keeps it', async () => {
  const file = { name: 'order.pdf', type: 'application/pdf', size: 100, sha256: 'x', uploadedAt: '' };
  const asked = answers(person, undefined, undefined, [
    { ...file, id: 'i1', field: 'logo', keptBy: 'identity' },
    { ...file, id: 'r1', field: 'pastWorkOrders', keptBy: 'registration' },
  ]);
  await show(page, { at: '/?person=u7' });
  const fetched = () => asked.map(({ path }) => path);
  expect(await screen.findByText('Past work orders', { selector: 'b' })).toBeTruthy();
  await waitFor(() => expect(fetched()).toContain('/api/files/registration/r1/scan'));
  expect(fetched()).toContain('/api/files/identity/i1/scan');
  const [, ofRegistration] = screen.getAllByLabelText('Download order.pdf');
  await waitFor(() => expect(ofRegistration).toHaveProperty('disabled', false));
  await user.click(ofRegistration!);
  await waitFor(() => expect(fetched()).toContain('/api/files/registration/r1'));
});
