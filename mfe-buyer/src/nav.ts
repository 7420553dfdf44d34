import type { NavItem } from '@portal/contracts';

/** The addresses of this area; the first is the real one, the others lead there. */
export const basePaths = ['/buyer'];

export const nav: NavItem[] = [
  { to: '/buyer', label: 'Overview', icon: 'dashboard', group: 'Work', can: ['view', 'dashboard'] },
  {
    to: '/buyer/inbox',
    label: 'Waiting for you',
    icon: 'inbox',
    group: 'Work',
    can: ['edit', 'procurement'],
    waits: [
      { subject: 'procurement.waiting.count' },
      { subject: 'identity.joining.list', query: { decidable: 'yes', pageSize: '1' } },
      { subject: 'asset.claim.list', query: { status: 'Waiting', pageSize: '1' } },
    ],
  },
  { to: '/buyer/procurement', label: 'Procurement', icon: 'clipboard', group: 'Work', can: ['view', 'procurement'] },
  {
    to: '/buyer/purchase-orders',
    label: 'Purchase Orders',
    icon: 'cart',
    group: 'Work',
    can: ['view', 'procurement'],
  },
  {
    to: '/buyer/requisitions',
    label: 'Requisitions',
    icon: 'checklist',
    group: 'Work',
    can: ['view', 'procurement'],
  },
  { to: '/buyer/quotes', label: 'Quotes', icon: 'review', group: 'Work', can: ['view', 'procurement'] },
  { to: '/buyer/assets', label: 'Asset Tracking', icon: 'assets', group: 'Work', can: ['view', 'assets'] },
  {
    to: '/buyer/asset-drafts',
    label: 'Assets to accept',
    icon: 'package',
    group: 'Work',
    can: ['view', 'assets'],
    waits: [{ subject: 'asset.draft.list', query: { status: 'To Accept', pageSize: '1' } }],
  },
  {
    to: '/buyer/device-claims',
    label: 'Device claims',
    icon: 'device',
    group: 'Work',
    can: ['view', 'assets'],
    waits: [{ subject: 'asset.claim.list', query: { status: 'Waiting', pageSize: '1' } }],
  },
  { to: '/buyer/amc', label: 'AMC Contracts', icon: 'calendar', group: 'Work', can: ['view', 'procurement'] },
  { to: '/buyer/warranty', label: 'Warranties', icon: 'shield', group: 'Work', can: ['view', 'assets'] },
  { to: '/buyer/expiries', label: 'What ends', icon: 'alert', group: 'Work', can: ['view', 'assets'] },
  { to: '/buyer/receipts', label: 'Receipts', icon: 'checklist', group: 'Work', can: ['view', 'procurement'] },
  { to: '/buyer/invoices', label: 'Invoices', icon: 'invoice', group: 'Work', can: ['view', 'procurement'] },
  { to: '/buyer/documents', label: 'Documents', icon: 'file', group: 'Work', can: ['view', 'procurement'] },
  { to: '/buyer/complaints', label: 'Complaints', icon: 'ticket', group: 'Work', can: ['view', 'complaints'] },
  {
    to: '/buyer/escalation',
    label: 'Escalation',
    icon: 'alert',
    group: 'Work',
    can: ['view', 'procurement'],
    waits: [{ subject: 'procurement.escalation.list', query: { waiting: 'yes', pageSize: '1' } }],
  },
  { to: '/buyer/vendors', label: 'Seller Performance', icon: 'store', group: 'Review', can: ['view', 'procurement'] },
  { to: '/buyer/delegations', label: 'Delegations', icon: 'shield', group: 'Review', can: ['edit', 'procurement'] },
  { to: '/buyer/joinings', label: 'Joining requests', icon: 'people', group: 'Review', can: ['view', 'dashboard'] },
  {
    to: '/buyer/support-contacts',
    label: 'Support contacts',
    icon: 'people',
    group: 'Review',
    can: ['view', 'assets'],
  },
  { to: '/buyer/reports', label: 'Reports', icon: 'chart', group: 'Review', can: ['view', 'reports'] },
];
