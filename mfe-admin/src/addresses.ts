export const registrations = '/superadmin/registrations';
export const orders = '/superadmin/orders';
export const assets = '/superadmin/assets';
export const tickets = '/superadmin/support-tickets';
export const buyers = '/superadmin/buyer-management';
export const sellers = '/superadmin/seller-management';
export const oems = '/superadmin/oem-management';
export const endUsers = '/superadmin/enduser-management';
export const supportAgents = '/superadmin/support-agent-management';
export const superAdmins = '/superadmin/super-admin-management';
export const audit = '/superadmin/audit';
export const system = '/superadmin/system';
export const purchaseOrders = '/superadmin/purchase-orders';
export const escalations = '/superadmin/escalations';
export const vendors = '/superadmin/vendors';
export const receipts = '/superadmin/receipts';
export const inbox = '/superadmin/inbox';

/** Where what waits for a Super Admin is done. */
export const waitingAt = {
  orders,
  purchaseOrders,
  requisitions: '/superadmin/requisitions',
  documents: '/superadmin/documents',
  assets,
  joinings: '/superadmin/joinings',
  registrations,
  receipts,
  vendors,
};

export const campaigns = '/superadmin/campaigns';
export const scan = '/superadmin/scan';
export const expiriesBase = '/superadmin/expiries';
