import { roles } from './matrix.js';
import { linkFor } from './reach.js';

const reachOf = (link: string) =>
  Object.fromEntries(roles.flatMap((role) => (linkFor(link, role) ? [[role, linkFor(link, role)]] : [])));

it('leads each role to the record among its own pages, and nobody else', () => {
  expect(reachOf('/buyer/procurement/o1')).toEqual({
    'Super Admin': '/superadmin/orders/o1',
    Buyer: '/buyer/procurement/o1',
    Seller: '/seller/orders/o1',
  });
  expect(reachOf('/superadmin/assets?id=a1')).toEqual({
    'Super Admin': '/superadmin/assets?id=a1',
    Buyer: '/buyer/assets?id=a1',
    Seller: '/seller/assets?id=a1',
    OEM: '/seller/assets?id=a1',
  });
  expect(reachOf('/enduser/devices?id=a1')).toEqual({ 'End User': '/enduser/devices?id=a1' });
  expect(reachOf('/superadmin/registrations/r1')).toEqual({ 'Super Admin': '/superadmin/registrations/r1' });
  expect(Object.keys(reachOf('/settings/security'))).toEqual([...roles]);
});

it.each([
  '',
  '/',
  '/nowhere',
  '/superadmin',
  '/superadmin/orders-of-others',
  'https://elsewhere.example/superadmin/orders',
])('leads nobody to "%s"', (link) => expect(reachOf(link)).toEqual({}));
