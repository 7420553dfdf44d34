import type { Role } from '@portal/contracts';
import { places } from './places.js';

interface SharedAddress {
  /** What who has no such page lacks (module:action). */
  needs: string;
  /** Where a role has the page. */
  at: Partial<Record<Role, string>>;
  /** Who has one page there, whatever follows its address: all, or these. */
  single?: 'all' | readonly Role[];
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
    single: 'all',
  },
  '/joinings': {
    needs: 'dashboard:view',
    at: places.joining,
    single: 'all',
  },
  '/complaints': {
    needs: 'tickets:view',
    at: places.ticket,
  },
  '/superadmin/procurement': {
    needs: 'procurement:view',
    // OEMs read the orders of their assets, and are told of none.
    at: { ...places.order, OEM: places.order.Seller },
  },
  // The administrators' own page; others who may see assets see theirs.
  '/superadmin/assets': {
    needs: 'assets:view',
    at: places.asset,
  },
};

/** Where a role has the page that a shared address stands for, or what it lacks; nothing for any other address. */
export function ownPage(path: string, role: Role): { to?: string; needs: string } | undefined {
  const base = Object.keys(shared).find((one) => path === one || path.startsWith(`${one}/`));
  const address = base && shared[base];
  if (!address) return undefined;
  const at = address.at[role];
  const isSingle = address.single === 'all' || address.single?.includes(role);
  return { to: at && (isSingle ? at : at + path.slice(base.length)), needs: address.needs };
}
