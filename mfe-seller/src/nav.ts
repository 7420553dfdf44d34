import type { NavItem } from '@portal/contracts';

/** The addresses of this area; the first is the real one, the others lead there. */
export const basePaths = ['/seller'];

export const nav: NavItem[] = [
  // An OEM has no sales here: it starts at the general dashboard.
  { to: '/', label: 'Dashboard', icon: 'home', group: 'Work', can: ['view', 'warranty'] },
  { to: '/seller', label: 'Overview', icon: 'dashboard', group: 'Work', can: ['view', 'sales'] },
  {
    to: '/seller/orders',
    label: 'My Orders',
    icon: 'clipboard',
    group: 'Work',
    can: ['view', 'sales'],
    waits: [
      { subject: 'procurement.order.list', query: { status: 'Rejected', pageSize: '1' }, can: ['edit', 'sales'] },
      { subject: 'procurement.order.list', query: { status: 'Approved', pageSize: '1' }, can: ['edit', 'sales'] },
    ],
  },
  {
    to: '/seller/purchase-orders',
    label: 'Purchase Orders',
    icon: 'cart',
    group: 'Work',
    can: ['view', 'procurement'],
    waits: [
      {
        subject: 'procurement.purchase-order.list',
        query: { status: 'Sent to Supplier', pageSize: '1' },
        can: ['edit', 'sales'],
      },
    ],
  },
  { to: '/seller/quotes', label: 'Quotes', icon: 'review', group: 'Work', can: ['view', 'sales'] },
  { to: '/seller/delivery', label: 'Delivery Management', icon: 'truck', group: 'Work', can: ['edit', 'sales'] },
  { to: '/seller/assets', label: 'Assets', icon: 'assets', group: 'Work', can: ['view', 'assets'] },
  { to: '/seller/amc', label: 'AMC Contracts', icon: 'calendar', group: 'Work', can: ['view', 'sales'] },
  { to: '/seller/warranty', label: 'Warranty Registration', icon: 'shield', group: 'Work', can: ['view', 'assets'] },
  {
    to: '/seller/receipts',
    label: 'Receipts',
    icon: 'checklist',
    group: 'Work',
    can: ['view', 'sales'],
    waits: [
      { subject: 'procurement.receipt.list', query: { status: 'Rejected', pageSize: '1' }, can: ['edit', 'sales'] },
      {
        subject: 'procurement.receipt.list',
        query: { status: 'Partly Rejected', pageSize: '1' },
        can: ['edit', 'sales'],
      },
    ],
  },
  {
    to: '/seller/invoices',
    label: 'Invoices',
    icon: 'invoice',
    group: 'Work',
    can: ['view', 'sales'],
    waits: [
      { subject: 'procurement.invoice.list', query: { status: 'Returned', pageSize: '1' }, can: ['edit', 'sales'] },
    ],
  },
  { to: '/seller/documents', label: 'Documents', icon: 'file', group: 'Work', can: ['view', 'sales'] },
  {
    to: '/seller/support',
    label: 'Support Tickets',
    icon: 'ticket',
    group: 'Work',
    can: ['view', 'support'],
    waits: [
      { subject: 'ticketing.ticket.list', query: { status: 'In Progress', pageSize: '1' }, can: ['edit', 'sales'] },
    ],
  },
  { to: '/seller/escalations', label: 'Escalations', icon: 'alert', group: 'Work', can: ['view', 'procurement'] },
  { to: '/seller/joinings', label: 'Joining requests', icon: 'people', group: 'Review', can: ['view', 'procurement'] },
  { to: '/seller/reports', label: 'Reports', icon: 'chart', group: 'Review', can: ['view', 'reports'] },
];
