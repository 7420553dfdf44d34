import { type Actor, roles } from '@portal/contracts';
import { actorOf } from '../testing/start.js';
import { mayRow, rowsFor } from './rows.js';

const types = [
  'Order',
  'DeliveryProof',
  'Asset',
  'Warranty',
  'AmcContract',
  'ServiceRecord',
  'Device',
  'Ticket',
  'User',
  'Registration',
  'RegistrationFile',
];
const actions = ['view', 'edit', 'assign', 'resolve', 'close'];
const nobody = JSON.stringify({ $expr: { $eq: [0, 1] } });

/** Roles that see every row of a type whoever they are: by name, so that a new one is decided and not overlooked. */
const unbound: Record<string, readonly string[]> = {
  'Super Admin': types,
  'Support Agent': ['Ticket', 'User'],
};

const emptied = [
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
] as const;

it.each(roles.flatMap((role) => emptied.map(([word, value]) => [role, word, value] as const)))(
  'opens no row to a %s whose id and organisation are %s',
  (role, _, value) => {
    const actor = { ...actorOf(role), id: value, organizationId: value, brands: value } as unknown as Actor;
    for (const type of types) {
      if (unbound[role]?.includes(type)) continue;
      for (const action of actions) {
        expect(JSON.stringify(rowsFor(actor, action, type))).toBe(nobody);
        expect(mayRow(actor, action, type, {})).toBe(false);
      }
    }
  },
);

it('opens to an OEM without brands no asset', () => {
  expect(rowsFor(actorOf('OEM', { brands: [] }), 'view', 'Asset')).toEqual({ $or: [{ brand: { $in: [] } }] });
  expect(mayRow(actorOf('OEM', { brands: [] }), 'view', 'Asset', {})).toBe(false);
});
