import { permissionsOf, type Role } from '@portal/contracts';
import { nav } from './nav.js';

const shown = (role: Role) =>
  nav
    .filter(({ can: [action, module] }) =>
      permissionsOf(role).some((one) => one.module === module && one.actions.includes(action)),
    )
    .map(({ to }) => to);

it('leads a seller to sales, and an OEM to purchase orders, assets, warranties and reports only', () => {
  expect(shown('Seller')).toEqual(nav.map(({ to }) => to).filter((to) => to !== '/'));
  expect(shown('OEM')).toEqual([
    '/',
    '/seller/purchase-orders',
    '/seller/assets',
    '/seller/warranty',
    '/seller/escalations',
    '/seller/joinings',
    '/seller/reports',
  ]);
});
