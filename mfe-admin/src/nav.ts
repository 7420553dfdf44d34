import type { NavItem } from '@portal/contracts';

/** The addresses of this area; the first is the real one, the others lead there. */
export const basePaths = ['/superadmin', '/super-admin'];

const work = 'Work';
const people = 'People';
const system = 'System';

export const nav: NavItem[] = [
  { to: '/superadmin', label: 'Dashboard', icon: 'dashboard', group: work, can: ['view', 'superadmin'] },
  {
    to: '/superadmin/inbox',
    label: 'Waiting for you',
    icon: 'inbox',
    group: work,
    can: ['manage', 'superadmin'],
    waits: [
      { subject: 'procurement.waiting.count' },
      { subject: 'identity.joining.list', query: { decidable: 'yes', pageSize: '1' } },
      { subject: 'registration.registration.list', query: { status: 'Pending', pageSize: '1' } },
      { subject: 'asset.asset.list', query: { decidable: 'yes', pageSize: '1' } },
    ],
  },
  {
    to: '/superadmin/registrations',
    label: 'Registrations',
    icon: 'approve',
    group: work,
    can: ['manage', 'superadmin'],
  },
  {
    to: '/superadmin/joinings',
    label: 'Joining requests',
    icon: 'people',
    group: work,
    can: ['manage', 'superadmin'],
  },
  { to: '/superadmin/orders', label: 'Procurement', icon: 'cart', group: work, can: ['view', 'procurement'] },
  {
    to: '/superadmin/purchase-orders',
    label: 'Purchase Orders',
    icon: 'clipboard',
    group: work,
    can: ['view', 'procurement'],
  },
  {
    to: '/superadmin/requisitions',
    label: 'Requisitions',
    icon: 'checklist',
    group: work,
    can: ['view', 'procurement'],
  },
  { to: '/superadmin/quotes', label: 'Quotes', icon: 'review', group: work, can: ['view', 'procurement'] },
  { to: '/superadmin/assets', label: 'Asset Management', icon: 'assets', group: work, can: ['view', 'assets'] },
  { to: '/superadmin/asset-drafts', label: 'Assets to accept', icon: 'package', group: work, can: ['view', 'assets'] },
  { to: '/superadmin/receipts', label: 'Receipts', icon: 'checklist', group: work, can: ['view', 'procurement'] },
  { to: '/superadmin/invoices', label: 'Invoices', icon: 'invoice', group: work, can: ['view', 'procurement'] },
  { to: '/superadmin/documents', label: 'Documents', icon: 'file', group: work, can: ['view', 'procurement'] },
  {
    to: '/superadmin/support-tickets',
    label: 'Support Tickets',
    icon: 'ticket',
    group: work,
    can: ['view', 'tickets'],
  },
  { to: '/superadmin/escalations', label: 'Escalations', icon: 'alert', group: work, can: ['manage', 'superadmin'] },
  {
    to: '/superadmin/buyer-management',
    label: 'Buyer Management',
    icon: 'building',
    group: people,
    can: ['view', 'users'],
  },
  {
    to: '/superadmin/seller-management',
    label: 'Seller Management',
    icon: 'store',
    group: people,
    can: ['view', 'users'],
  },
  { to: '/superadmin/oem-management', label: 'OEM Management', icon: 'package', group: people, can: ['view', 'users'] },
  {
    to: '/superadmin/enduser-management',
    label: 'End User Management',
    icon: 'people',
    group: people,
    can: ['view', 'users'],
  },
  {
    to: '/superadmin/support-agent-management',
    label: 'Support Agent Management',
    icon: 'headset',
    group: people,
    can: ['view', 'users'],
  },
  {
    to: '/superadmin/super-admin-management',
    label: 'Super Admin Management',
    icon: 'shield',
    group: people,
    can: ['assign_roles', 'users'],
  },
  {
    to: '/superadmin/vendors',
    label: 'Seller Performance',
    icon: 'store',
    group: system,
    can: ['view', 'procurement'],
  },
  { to: '/superadmin/reports', label: 'Reports', icon: 'chart', group: system, can: ['view', 'reports'] },
  {
    to: '/superadmin/approval-tiers',
    label: 'Approval Tiers',
    icon: 'shield',
    group: system,
    can: ['manage', 'procurement'],
  },
  {
    to: '/superadmin/delegations',
    label: 'Delegations',
    icon: 'shield',
    group: system,
    can: ['manage', 'procurement'],
  },
  { to: '/superadmin/audit', label: 'Audit log', icon: 'history', group: system, can: ['view', 'superadmin'] },
  {
    to: '/superadmin/tutorials',
    label: 'Tutorials',
    icon: 'file',
    group: system,
    can: ['edit', 'tutorials'],
  },
  {
    to: '/superadmin/support-contacts',
    label: 'Support contacts',
    icon: 'people',
    group: system,
    can: ['view', 'system'],
  },
  { to: '/superadmin/system', label: 'System Settings', icon: 'gauge', group: system, can: ['view', 'system'] },
  { to: '/api-status', label: 'API Status', icon: 'activity', group: system, can: ['view', 'system'] },
];
