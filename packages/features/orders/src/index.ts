export { documentRoutes } from './document.routes.js';
export { purchaseOrderRoutes } from './purchase-order.routes.js';
export { orderRoutes } from './order.routes.js';
export { DeliveryHealth } from './order-list/delivery-health.js';
export { MapOrderButton } from './map-order/map-order.button.js';
export { approvalTierRoutes } from './approval-tier.routes.js';
export { inboxRoutes } from './inbox.routes.js';
export { vendorRoutes } from './vendor.routes.js';
