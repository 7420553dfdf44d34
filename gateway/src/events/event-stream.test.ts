import type { Actor, PortalEvent, Role } from '@portal/contracts';
import { concerns } from './event-stream.js';

const office = 'office';
const event = (changes: Partial<PortalEvent> = {}): PortalEvent => ({
  id: 'orders:1:1',
  subject: 'procurement.order.created',
  at: '2026-01-01T00:00:00Z',
  by: { id: 'somebody', name: 'Somebody', role: 'Seller', organizationId: 'seller' },
  record: { type: 'Order', id: '1', label: 'GEMC-1' },
  revision: 1,
  organizations: [office, 'seller'],
  changes: {},
  data: {},
  ...changes,
});
const actor = (role: Role, organizationId = office) => ({ id: 'me', role, organizationId }) as Actor;
const notice = (changes: object) => ({
  users: [],
  organizations: [],
  roles: [],
  title: '',
  values: {},
  link: '',
  ...changes,
});
const ticket = { record: { type: 'Ticket', id: '2', label: 'TKT-1' } };

it.each<[string, Role, string, Partial<PortalEvent>, boolean]>([
  ['an order of the own office', 'Buyer', office, {}, true],
  ['an order of another office', 'Buyer', 'other', {}, false],
  ['an own order', 'Seller', 'seller', {}, true],
  ['an order of another seller', 'Seller', 'other-seller', {}, false],
  ['anything', 'Super Admin', 'operator', {}, true],
  ['an order of the own office', 'End User', office, {}, false],
  ['a notice to the own office', 'End User', office, { notice: notice({ organizations: [office] }) }, false],
  ['a notice to oneself', 'End User', office, { notice: notice({ users: ['me'] }) }, true],
  ['an asset of a colleague', 'End User', office, { data: { asset: { endUserId: 'colleague' } } }, false],
  ['the own device', 'End User', office, { data: { asset: { endUserId: 'me' } } }, true],
  ['the own ticket', 'End User', office, { ...ticket, data: { createdById: 'me' } }, true],
  ["a colleague's ticket", 'End User', office, { ...ticket, data: { createdById: 'colleague' } }, false],
  ['any ticket', 'Support Agent', 'operator', ticket, true],
  ['an order', 'Support Agent', office, {}, false],
  ['what one did oneself', 'OEM', 'other', { by: { id: 'me', name: '', role: 'OEM', organizationId: 'other' } }, true],
  ['a notice to the role', 'Support Agent', 'operator', { notice: notice({ roles: ['Support Agent'] }) }, true],
])('tells of %s, %s of %s', (_, role, organizationId, changes, expected) => {
  expect(Boolean(concerns(event(changes), actor(role, organizationId)))).toBe(expected);
});
