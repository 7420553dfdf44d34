import { remoteApiVersion, type Area, Role } from '@portal/contracts';
import { personOf } from '@portal/ui/testing';
import { lacking, ownArea } from './area-of.js';

const area: Area = {
  name: 'mfe-seller',
  version: '1',
  apiVersion: remoteApiVersion,
  entry: '',
  integrity: '',
  basePaths: ['/seller'],
  nav: [
    { to: '/seller', label: 'Overview', icon: 'dashboard', can: ['view', 'sales'] },
    { to: '/seller/assets', label: 'Assets', icon: 'assets', can: ['view', 'assets'] },
    { to: '/seller/support', label: 'Support Tickets', icon: 'ticket', can: ['view', 'support'] },
  ],
};

const refused = (role: Role, path: string, of = area) => {
  const { permissions, ...user } = personOf(role);
  const can = (action: string, module: string) =>
    permissions.some((one) => one.module === module && one.actions.includes(action));
  return lacking(of, { ...user, permissions }, path, can);
};

it("opens the suppliers' pages to an OEM, as far as its permissions go", () => {
  expect(ownArea([area], personOf('OEM'))).toBe(area);
  expect(refused('OEM', '/seller/assets/a1')).toBeUndefined();
  expect(refused('OEM', '/seller/orders')).toBe('sales:view');
  expect(refused('Buyer', '/seller/assets')).toBe('seller:view');
});

it("names what is lacking, and another area's address where the permission itself is held", () => {
  expect(refused('Support Agent', '/seller/assets')).toBe('assets:view');
  expect(refused('Support Agent', '/seller/support')).toBe('seller:view');
});

it("opens every area to a Super Admin but the holder's own devices", () => {
  expect(refused('Super Admin', '/seller/support')).toBeUndefined();
  expect(refused('Super Admin', '/enduser', { ...area, basePaths: ['/enduser'], nav: [] })).toBe('enduser:view');
});
