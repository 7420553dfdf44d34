export { messages } from './messages.js';
export { OrderListPage, type OrderListPageProps } from './order-list/order-list.page.js';
export { DeliveryHealth } from './order-list/delivery-health.js';
export { OrderPage, type OrderPageProps } from './order/order.page.js';
export { OrderFormPage, type OrderFormPageProps } from './order-form/order-form.page.js';
export { DeliveryProofPage, type DeliveryProofPageProps } from './delivery-proof/delivery-proof.page.js';
export { MapOrderDialog, type MapOrderDialogProps } from './map-order/map-order.dialog.js';
