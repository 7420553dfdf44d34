export const orders = '/seller/orders';
export const delivery = '/seller/delivery';
export const assets = '/seller/assets';
export const amc = '/seller/amc';
export const warranty = '/seller/warranty';
export const support = '/seller/support';
export const purchaseOrders = '/seller/purchase-orders';
export const escalations = '/seller/escalations';
