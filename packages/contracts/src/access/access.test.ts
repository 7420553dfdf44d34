// ASVS 8.2.2
import { abilityFor, type Actor } from './ability.js';
import { assertRoleTable } from './check.js';
import { mayAsk, permissionsOf, roles } from './matrix.js';
import { subject } from '@casl/ability';

const actor = (role: Actor['role']): Actor => ({
  id: 'me',
  name: 'Me',
  email: 'me@example.gov.in',
  role,
  organizationId: 'ours',
  organizationName: 'Ours',
  department: '',
  brands: ['Dell'],
  sessionId: 's',
  mustChangePassword: false,
});
const sees = (role: Actor['role'], type: string, record: Record<string, unknown>) =>
  abilityFor(actor(role)).can('view', subject(type, { ...record }));

it('has a role table that agrees with what each operation needs', () => {
  expect(() => assertRoleTable()).not.toThrow();
});

it('lets nobody without a role ask what is not public', () => {
  expect(mayAsk('signed-in', undefined)).toBe(false);
  expect(mayAsk('public', undefined)).toBe(true);
});

it.each(roles)('gives %s the modules of the matrix', (role) => {
  for (const { module, actions } of permissionsOf(role)) {
    for (const action of actions) expect(abilityFor(actor(role)).can(action, module)).toBe(true);
  }
});

it.each([
  ['Buyer', 'Order', { organizations: ['theirs', 'ours'] }, true],
  ['Buyer', 'Order', { organizations: ['theirs'] }, false],
  ['Buyer', 'Asset', { buyerOrganizationId: 'ours' }, true],
  ['Buyer', 'Asset', { buyerOrganizationId: 'theirs' }, false],
  ['Seller', 'Order', { sellerOrganizationId: 'ours' }, true],
  ['Seller', 'Order', { sellerOrganizationId: 'theirs', organizations: ['ours'] }, false],
  ['Seller', 'Ticket', { assignedToOrganizationId: 'ours' }, true],
  ['Seller', 'Ticket', {}, false],
  ['OEM', 'Ticket', { brand: 'Dell' }, true],
  ['OEM', 'Ticket', { brand: 'Acer' }, false],
  ['OEM', 'Ticket', {}, false],
  ['OEM', 'Asset', { brand: 'Dell' }, true],
  ['OEM', 'Asset', { brand: 'HP' }, false],
  ['OEM', 'Order', { organizations: ['ours'] }, false],
  ['End User', 'Device', { endUserId: 'me' }, true],
  ['End User', 'Device', { endUserId: 'you' }, false],
  ['End User', 'Asset', { endUserId: 'me' }, false],
  ['Support Agent', 'Ticket', { createdById: 'anybody' }, true],
  ['Support Agent', 'Asset', {}, false],
  ['Super Admin', 'Order', {}, true],
] as const)('%s sees %s %j: %s', (role, type, record, expected) => {
  expect(sees(role, type, record)).toBe(expected);
});
