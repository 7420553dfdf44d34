export const procurement = '/buyer/procurement';
export const assets = '/buyer/assets';
export const amc = '/buyer/amc';
export const complaints = '/buyer/complaints';
export const purchaseOrders = '/buyer/purchase-orders';
export const escalations = '/buyer/escalation';
export const vendors = '/buyer/vendors';
