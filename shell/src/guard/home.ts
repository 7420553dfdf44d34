import type { Role } from '@portal/contracts';

/** Where the roles work that have an area of their own; the build tells the releases of it too. */
export const homes: Partial<Record<Role, string>> = {
  'Support Agent': '/support-agent',
  Seller: '/seller',
  Buyer: '/buyer',
  'Super Admin': '/superadmin',
  'End User': '/enduser',
};

/** Where a role works; a role without an area of its own has the general dashboard. */
export const homeOf = (role: Role) => homes[role] ?? '/';

/** The area whose pages a role uses: an OEM starts at the general dashboard and works among the suppliers' pages. */
export const workplaceOf = (role: Role) => (role === 'OEM' ? '/seller' : homeOf(role));
