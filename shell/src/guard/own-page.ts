import type { Role } from '@portal/contracts';

interface SharedAddress {
  /** What who has no such page lacks (module:action). */
  needs: string;
  /** Where a role has the page. */
  at: Partial<Record<Role, string>>;
  /** One page, whatever follows its address. */
  single?: boolean;
}

/** Addresses that several roles know: each role has the page within its own area. */
const shared: Record<string, SharedAddress> = {
  '/reports': {
    needs: 'reports:view',
    at: {
      'Super Admin': '/superadmin/reports',
      Buyer: '/buyer/reports',
      Seller: '/seller/reports',
      OEM: '/seller/reports',
    },
    single: true,
  },
  '/joinings': {
    needs: 'dashboard:view',
    at: {
      'Super Admin': '/superadmin/joinings',
      Buyer: '/buyer/joinings',
      Seller: '/seller/joinings',
      OEM: '/seller/joinings',
    },
    single: true,
  },
  '/complaints': {
    needs: 'tickets:view',
    at: {
      'Super Admin': '/superadmin/support-tickets',
      Buyer: '/buyer/complaints',
      Seller: '/seller/support',
      'End User': '/enduser/support',
      'Support Agent': '/support-agent',
    },
  },
  '/superadmin/procurement': {
    needs: 'procurement:view',
    at: {
      'Super Admin': '/superadmin/orders',
      Buyer: '/buyer/procurement',
      Seller: '/seller/orders',
      OEM: '/seller/orders',
    },
  },
  // The administrators' own page; others who may see assets see theirs.
  '/superadmin/assets': {
    needs: 'assets:view',
    at: { Buyer: '/buyer/assets', Seller: '/seller/assets', OEM: '/seller/assets' },
  },
};

/** Where a role has the page that a shared address stands for, or what it lacks; nothing for any other address. */
export function ownPage(path: string, role: Role): { to?: string; needs: string } | undefined {
  const base = Object.keys(shared).find((one) => path === one || path.startsWith(`${one}/`));
  const address = base && shared[base];
  if (!address) return undefined;
  const at = address.at[role];
  return { to: at && (address.single ? at : at + path.slice(base.length)), needs: address.needs };
}
