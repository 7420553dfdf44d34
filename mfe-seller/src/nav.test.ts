import { permissionsOf, type Role } from '@portal/contracts';
import { nav } from './nav.js';

const shown = (role: Role) =>
  nav
    .filter(({ can: [action, module] }) =>
      permissionsOf(role).some((one) => one.module === module && one.actions.includes(action)),
    )
    .map(({ to }) => to);

const ofMakers = ['/', '/seller/workspace', '/seller/maintenance', '/seller/tickets'];

it('leads a seller to sales, and an OEM to its workspace, purchase orders, assets, warranties, claims, tickets and reports only', () => {
  expect(shown('Seller')).toEqual(nav.map(({ to }) => to).filter((to) => !ofMakers.includes(to)));
  expect(shown('OEM')).toEqual([
    '/',
    '/seller/workspace',
    '/seller/purchase-orders',
    '/seller/assets',
    '/seller/warranty',
    '/seller/warranty-claims',
    '/seller/maintenance',
    '/seller/tickets',
    '/seller/escalations',
    '/seller/joinings',
    '/seller/reports',
  ]);
});
