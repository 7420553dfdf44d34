import {
  type RecordReader,
  type RecordReference,
  recordOf,
  type RecordType,
  type Role,
  roles,
} from '@portal/contracts';

/** Where each role that reads a kind of record has the list of them; a record has its page below. */
export const places: { readonly [T in RecordType]: Readonly<Record<RecordReader<T>, string>> } = {
  order: { 'Super Admin': '/superadmin/orders', Buyer: '/buyer/procurement', Seller: '/seller/orders' },
  purchaseOrder: {
    'Super Admin': '/superadmin/purchase-orders',
    Buyer: '/buyer/purchase-orders',
    Seller: '/seller/purchase-orders',
    OEM: '/seller/purchase-orders',
    'End User': '/enduser/purchase-orders',
  },
  requisition: {
    'Super Admin': '/superadmin/requisitions',
    Buyer: '/buyer/requisitions',
    'End User': '/enduser/requisitions',
  },
  receipt: { 'Super Admin': '/superadmin/receipts', Buyer: '/buyer/receipts', Seller: '/seller/receipts' },
  invoice: { 'Super Admin': '/superadmin/invoices', Buyer: '/buyer/invoices', Seller: '/seller/invoices' },
  document: { 'Super Admin': '/superadmin/documents', Buyer: '/buyer/documents', Seller: '/seller/documents' },
  escalation: {
    'Super Admin': '/superadmin/escalations',
    Buyer: '/buyer/escalation',
    Seller: '/seller/escalations',
    OEM: '/seller/escalations',
  },
  rfq: { 'Super Admin': '/superadmin/quotes', Buyer: '/buyer/quotes', Seller: '/seller/quotes' },
  asset: {
    'Super Admin': '/superadmin/assets',
    Buyer: '/buyer/assets',
    Seller: '/seller/assets',
    OEM: '/seller/assets',
  },
  warranty: {
    'Super Admin': '/superadmin/warranty',
    Buyer: '/buyer/warranty',
    Seller: '/seller/warranty',
    OEM: '/seller/warranty',
  },
  warrantyClaim: {
    'Super Admin': '/superadmin/warranty-claims',
    Buyer: '/buyer/warranty-claims',
    Seller: '/seller/warranty-claims',
    OEM: '/seller/warranty-claims',
    'End User': '/enduser/warranty-claims',
  },
  amcContract: { 'Super Admin': '/superadmin/amc', Buyer: '/buyer/amc', Seller: '/seller/amc' },
  ticket: {
    'Super Admin': '/superadmin/support-tickets',
    Buyer: '/buyer/complaints',
    Seller: '/seller/support',
    OEM: '/seller/tickets',
    'End User': '/enduser/support',
    'Support Agent': '/support-agent',
  },
  report: { 'Super Admin': '/superadmin/reports' },
  release: { 'Super Admin': '/superadmin/releases' },
  delegation: { 'Super Admin': '/superadmin/delegations', Buyer: '/buyer/delegations' },
  device: { 'End User': '/enduser/devices' },
  campaign: { 'Super Admin': '/superadmin/campaigns', Buyer: '/buyer/campaigns' },
  deviceClaim: { Buyer: '/buyer/device-claims', 'End User': '/enduser/devices' },
  registration: { 'Super Admin': '/superadmin/registrations' },
  superAdmin: { 'Super Admin': '/superadmin/super-admin-management' },
  joining: {
    'Super Admin': '/superadmin/joinings',
    Buyer: '/buyer/joinings',
    Seller: '/seller/joinings',
    OEM: '/seller/joinings',
  },
  account: recordOf(roles, () => '/settings'),
};

/** The address at which this role reads a record, or all of its kind; none where it has no such page. */
export function placeOf({ type, id }: RecordReference, role: Role): string | undefined {
  const byRole: Partial<Record<Role, string>> = places[type];
  const list = byRole[role];
  return list && id ? `${list}/${id}` : list;
}
