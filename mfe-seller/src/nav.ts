import type { NavItem } from '@portal/contracts';

/** The addresses of this area; the first is the real one, the others lead there. */
export const basePaths = ['/seller'];

type Waits = NonNullable<NavItem['waits']>;

/** Such rows wait for a seller, who alone may bring them on. */
const rows = (subject: Waits[number]['subject'], query: Record<string, string>): Waits[number] => ({
  subject,
  query: { ...query, pageSize: '1' },
  can: ['edit', 'sales'],
});
const statuses = (subject: Waits[number]['subject'], ...names: string[]) =>
  names.map((status) => rows(subject, { status }));

/** What waits for a seller, by where it is done; all of it stands in the inbox. */
const waits = {
  orders: statuses('procurement.order.list', 'Rejected', 'Approved'),
  purchaseOrders: [rows('procurement.purchase-order.list', { status: 'Sent to Supplier', source: 'purchase-order' })],
  deliveries: [
    ...statuses('procurement.order.list', 'In Progress'),
    ...['Order Confirmed', 'In Production', 'Ready for Delivery'].map((status) =>
      rows('procurement.purchase-order.list', { status, source: 'purchase-order' }),
    ),
  ],
  quotes: [rows('procurement.rfq.list', { waiting: 'yes' })],
  receipts: statuses('procurement.receipt.list', 'Rejected', 'Partly Rejected'),
  invoices: statuses('procurement.invoice.list', 'Returned'),
  tickets: statuses('ticketing.ticket.list', 'In Progress'),
  escalations: [rows('procurement.escalation.list', { waiting: 'yes' })],
} satisfies Record<string, Waits>;

export const nav: NavItem[] = [
  // An OEM has no sales here: it starts at the general dashboard.
  { to: '/', label: 'Dashboard', icon: 'home', group: 'Work', can: ['view', 'warranty'] },
  { to: '/seller/workspace', label: 'Workspace', icon: 'dashboard', group: 'Work', can: ['view', 'maintenance'] },
  { to: '/seller', label: 'Overview', icon: 'dashboard', group: 'Work', can: ['view', 'sales'] },
  {
    to: '/seller/inbox',
    label: 'Waiting for you',
    icon: 'inbox',
    group: 'Work',
    can: ['edit', 'sales'],
    waits: Object.values(waits).flat(),
  },
  {
    to: '/seller/orders',
    label: 'My Orders',
    icon: 'clipboard',
    group: 'Work',
    can: ['view', 'sales'],
    waits: waits.orders,
  },
  {
    to: '/seller/purchase-orders',
    label: 'Purchase Orders',
    icon: 'cart',
    group: 'Work',
    can: ['view', 'procurement'],
    waits: waits.purchaseOrders,
  },
  {
    to: '/seller/quotes',
    label: 'Quotes',
    icon: 'review',
    group: 'Work',
    can: ['view', 'sales'],
    waits: waits.quotes,
  },
  { to: '/seller/delivery', label: 'Delivery Management', icon: 'truck', group: 'Work', can: ['edit', 'sales'] },
  { to: '/seller/assets', label: 'Assets', icon: 'assets', group: 'Work', can: ['view', 'assets'] },
  { to: '/seller/amc', label: 'AMC Contracts', icon: 'calendar', group: 'Work', can: ['view', 'sales'] },
  { to: '/seller/warranty', label: 'Warranty Registration', icon: 'shield', group: 'Work', can: ['view', 'assets'] },
  {
    to: '/seller/warranty-claims',
    label: 'Warranty Claims',
    icon: 'review',
    group: 'Work',
    can: ['view', 'assets'],
    waits: [{ subject: 'asset.warranty-claim.list', query: { waiting: 'yes', pageSize: '1' } }],
  },
  { to: '/seller/maintenance', label: 'Maintenance', icon: 'calendar', group: 'Work', can: ['view', 'maintenance'] },
  {
    to: '/seller/receipts',
    label: 'Receipts',
    icon: 'checklist',
    group: 'Work',
    can: ['view', 'sales'],
    waits: waits.receipts,
  },
  {
    to: '/seller/invoices',
    label: 'Invoices',
    icon: 'invoice',
    group: 'Work',
    can: ['view', 'sales'],
    waits: waits.invoices,
  },
  { to: '/seller/documents', label: 'Documents', icon: 'file', group: 'Work', can: ['view', 'sales'] },
  {
    to: '/seller/support',
    label: 'Support Tickets',
    icon: 'ticket',
    group: 'Work',
    can: ['view', 'support'],
    waits: waits.tickets,
  },
  {
    to: '/seller/tickets',
    label: 'Tickets of your brands',
    icon: 'ticket',
    group: 'Work',
    can: ['view', 'maintenance'],
  },
  {
    to: '/seller/escalations',
    label: 'Escalations',
    icon: 'alert',
    group: 'Work',
    can: ['view', 'procurement'],
    // A maker's as well.
    waits: [{ subject: 'procurement.escalation.list', query: { waiting: 'yes', pageSize: '1' } }],
  },
  { to: '/seller/joinings', label: 'Joining requests', icon: 'people', group: 'Review', can: ['view', 'procurement'] },
  { to: '/seller/reports', label: 'Reports', icon: 'chart', group: 'Review', can: ['view', 'reports'] },
];
