import type { NavItem } from '@portal/contracts';

/** The addresses of this area; the first is the real one, the others lead there. */
export const basePaths = ['/enduser', '/end-user'];

/** The first five stand at the foot of a phone. */
export const nav: NavItem[] = [
  { to: '/enduser', label: 'Dashboard', icon: 'home', group: 'Work', can: ['view', 'devices'] },
  { to: '/enduser/devices', label: 'Devices', icon: 'device', group: 'Work', can: ['view', 'devices'] },
  { to: '/enduser/tutorials', label: 'Tutorials', icon: 'file', group: 'Work', can: ['view', 'tutorials'] },
  { to: '/enduser/support', label: 'Support', icon: 'ticket', group: 'Work', can: ['view', 'tickets'] },
  { to: '/enduser/warranty', label: 'Warranty', icon: 'shield', group: 'Work', can: ['view', 'warranty'] },
  {
    to: '/enduser/requisitions',
    label: 'Requisitions',
    icon: 'checklist',
    group: 'Work',
    can: ['view', 'dashboard'],
  },
  {
    to: '/enduser/purchase-orders',
    label: 'Purchase Orders',
    icon: 'cart',
    group: 'Work',
    can: ['view', 'dashboard'],
  },
  {
    to: '/enduser/warranty-claims',
    label: 'Warranty Claims',
    icon: 'review',
    group: 'Work',
    can: ['check', 'warranty'],
    waits: [{ subject: 'asset.warranty-claim.list', query: { waiting: 'yes', pageSize: '1' } }],
  },
];
