import { roles, type Role } from './matrix.js';

type Places = Partial<Record<Role, string>>;

const everywhere = (path: string): Places => Object.fromEntries(roles.map((role) => [role, path]));

/** Where each role that may open a kind of record does so; whoever has no place here is not led to it. */
const places: readonly Places[] = [
  { 'Super Admin': '/superadmin/orders', Buyer: '/buyer/procurement', Seller: '/seller/orders' },
  { 'Super Admin': '/superadmin/assets', Buyer: '/buyer/assets', Seller: '/seller/assets', OEM: '/seller/assets' },
  {
    'Super Admin': '/superadmin/support-tickets',
    Buyer: '/buyer/complaints',
    Seller: '/seller/support',
    'End User': '/enduser/support',
    'Support Agent': '/support-agent',
  },
  { 'End User': '/enduser/devices' },
  { 'Super Admin': '/superadmin/registrations' },
  { 'Super Admin': '/superadmin/super-admin-management' },
  {
    'Super Admin': '/superadmin/joinings',
    Buyer: '/buyer/joinings',
    Seller: '/seller/joinings',
    OEM: '/seller/joinings',
  },
  everywhere('/settings'),
];

const isUnder = (link: string, place: string) => link === place || /^[/?#]/.test(link.slice(place.length));

/**
 * The address at which this role opens what a notice's link leads to; none where it may not open it. A link that no place
 * holds leads nobody anywhere.
 */
export function linkFor(link: string, role: Role): string | undefined {
  for (const place of places) {
    const base = Object.values(place).find((one) => link.startsWith(one) && isUnder(link, one));
    if (base !== undefined) return place[role] && place[role] + link.slice(base.length);
  }
  return undefined;
}
