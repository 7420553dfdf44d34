import type { Role, User } from '@portal/contracts';
import { answerWith, show, type Answer } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountsPage } from '../accounts/accounts.page.js';
import { PeoplePage } from './people.page.js';
import { statusOf } from './person-status.js';
import type { FormRole } from './role-words.js';

const of = (role: Role, status: User['status'] = 'active'): User => ({
  id: 'u7',
  version: 2,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  name: 'Test Person',
  email: 'person@example.gov.in',
  role,
  status,
  organizationId: 'o1',
  organizationName: 'Test Office',
  department: 'Stores',
  mustChangePassword: false,
  secondFactor: false,
  organizationAdministrator: false,
});

const page = (role: FormRole) => (
  <PeoplePage base="/superadmin/x-management" role={role} registrationsBase="/superadmin/registrations" />
);

function answers(items: User[], other: () => Answer | undefined = () => undefined) {
  return answerWith(({ method, path }) => {
    if (method !== 'GET' || path === '/api/users/u7') return other();
    if (path === '/api/users/filters') return { body: { organizations: [], departments: [] } };
    if (path.endsWith('/counts')) return { body: { total: 1, pending: 0, byRole: {}, byKind: {} } };
    return { body: { items, total: items.length, page: 1, pageSize: 20 } };
  });
}

const user = userEvent.setup({ pointerEventsCheck: 0 });

it.each([
  [
    'Buyer',
    'Buyer Management',
    'Existing Users (0)',
    'Add New Buyer',
    'All Departments',
    'No buyers found',
    'No buyers registered yet',
    'All buyer registrations have been processed.',
  ],
  [
    'Seller',
    'Seller Management',
    'Existing Users (0)',
    'Add New Seller',
    'All Companies',
    'No sellers found',
    'No sellers registered yet',
    'All seller registrations have been processed.',
  ],
  [
    'End User',
    'End User Management',
    'Existing Users (0)',
    'Add New End User',
    'All Departments',
    'No end users found',
    'No end users registered yet',
    'All end user registrations have been processed.',
  ],
  [
    'Support Agent',
    'Support Agent Management',
    'Existing Support Agents (0)',
    'Add New Support Agent',
    'All Departments',
    'No support agents found',
    'No support agents registered yet',
    'No pending support agent registrations at this time.',
  ],
] as const)('%s management speaks as the requirements do', async (role, title, existing, add, all, none, yet, done) => {
  answers([]);
  await show(page(role), { at: '/?q=nobody' });
  await screen.findByRole('heading', { name: title });
  await screen.findByText(existing);
  screen.getAllByText(add);
  await screen.findByText(none);
  screen.getByText('Try adjusting your search or filter');
  screen.getByText(all);
  await user.click(screen.getByText('Pending Registrations (0)'));
  await screen.findByText('No Pending Registrations');
  screen.getByText(done);
  await user.click(screen.getByText(existing));
  await screen.findByText(yet);
});

it('gives a Super Admin another role, and no form', async () => {
  const asked = answers([of('Super Admin')], () => ({ body: of('Support Agent') }));
  await show(<AccountsPage base="/superadmin/super-admin-management" role="Super Admin" />);
  await screen.findByRole('heading', { name: 'Super Admin Management' });
  await user.click(await screen.findByLabelText(/Actions for Test Person/));
  const offered = await screen.findAllByRole('menuitem', { hidden: true });
  const actions = ['View Details', 'Suspend', 'Reset Password', 'Change role', 'Delete'];
  expect(offered.map(({ textContent }) => textContent)).toEqual(actions);
  await user.click(screen.getByText('Change role', { selector: '[role=menuitem] *' }));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  await screen.findByText('Change the role of Test Person from Super Admin to Support Agent?');
  await user.click(within(dialog).getByText('Change role', { selector: 'button *' }));
  await screen.findByText('Test Person now has the role Support Agent.');
  const put = asked.find(({ method }) => method === 'PUT');
  expect(put).toMatchObject({ path: '/api/users/u7/role', body: { role: 'Support Agent' } });
});

it.each([
  [
    'active',
    'Active',
    ['View Details', 'Edit', 'Suspend', 'Reset Password', 'Make organization administrator', 'Change role', 'Delete'],
  ],
  [
    'suspended',
    'Suspended',
    ['View Details', 'Edit', 'Activate', 'Reset Password', 'Make organization administrator', 'Change role', 'Delete'],
  ],
] as const)('an account that is %s is shown as %s and offers %j', async (status, word, actions) => {
  answers([of('Buyer', status)]);
  await show(page('Buyer'));
  await user.click(await screen.findByLabelText(/Actions for Test Person/));
  const offered = await screen.findAllByRole('menuitem', { hidden: true });
  expect(offered.map(({ textContent }) => textContent)).toEqual(actions);
  expect(statusOf({ status })).toBe(word);
});

it.each([
  ['active', 'Suspend', 'Failed to suspend user. Please try again.'],
  ['suspended', 'Activate', 'Failed to activate user. Please try again.'],
  ['active', 'Delete', 'Failed to delete user. Please try again.'],
  ['active', 'Reset Password', 'Failed to reset password. Please try again.'],
] as const)('of a %s account, %s that fails without words says: %s', async (status, action, words) => {
  answers([of('Seller', status)], () => ({ status: 500, body: {} }));
  await show(page('Seller'));
  await user.click(await screen.findByLabelText(/Actions for Test Person/));
  await user.click(await screen.findByText(action, { selector: '[role=menuitem] *' }));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  await user.click(within(dialog).getByText(action, { selector: 'button *' }));
  await screen.findByText(words);
});

it("says a refusal in the server's words", async () => {
  answers([of('Seller')], () => ({ status: 409, body: { error: 'Somebody else changed this at the same time' } }));
  await show(page('Seller'));
  await user.click(await screen.findByLabelText(/Actions for Test Person/));
  await user.click(await screen.findByText('Suspend', { selector: '[role=menuitem] *' }));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  await user.click(within(dialog).getByText('Suspend', { selector: 'button *' }));
  await screen.findByText('Somebody else changed this at the same time');
});

it.each([
  [404, 'User not found.'],
  [500, 'Failed to fetch user'],
])('says of details that are answered with %d: %s', async (status, words) => {
  answers([of('Buyer')], () => ({ status, body: { error: 'Not found' } }));
  await show(page('Buyer'), { at: '/?person=u7' });
  await screen.findByText('User Details');
  await screen.findByText(words);
});
