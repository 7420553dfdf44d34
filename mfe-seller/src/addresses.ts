export const orders = '/seller/orders';
export const delivery = '/seller/delivery';
export const assets = '/seller/assets';
export const amc = '/seller/amc';
export const warranty = '/seller/warranty';
export const support = '/seller/support';
export const documents = '/seller/documents';
export const quotes = '/seller/quotes';
export const purchaseOrders = '/seller/purchase-orders';
export const escalations = '/seller/escalations';
export const receipts = '/seller/receipts';
export const invoices = '/seller/invoices';
export const inbox = '/seller/inbox';
export const claims = '/seller/warranty-claims';
export const tickets = '/seller/tickets';
export const maintenance = '/seller/maintenance';

/** Where a seller does what waits. */
export const waitingAt = { orders, purchaseOrders, quotes, receipts, invoices, escalations, tickets: support };
