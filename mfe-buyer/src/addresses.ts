export const procurement = '/buyer/procurement';
export const assets = '/buyer/assets';
export const campaigns = '/buyer/campaigns';
export const scan = '/buyer/scan';
export const amc = '/buyer/amc';
export const complaints = '/buyer/complaints';
export const purchaseOrders = '/buyer/purchase-orders';
export const escalations = '/buyer/escalation';
export const vendors = '/buyer/vendors';
export const expiries = '/buyer/expiries';
export const reports = '/buyer/reports';
export const inbox = '/buyer/inbox';

/** Where what waits for an office is done. */
export const waitingAt = {
  orders: procurement,
  purchaseOrders,
  documents: '/buyer/documents',
  requisitions: '/buyer/requisitions',
  rfqs: '/buyer/quotes',
  invoices: '/buyer/invoices',
  joinings: '/buyer/joinings',
  receipts: '/buyer/receipts',
  deviceClaims: '/buyer/device-claims',
  vendors,
};
