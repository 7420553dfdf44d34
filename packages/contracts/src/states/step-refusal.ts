import type { OrderStatus } from './order.js';
import type { PurchaseOrderStatus } from './purchase-order.js';

/** Why an order of either kind does not take a step that its status lacks: where it stands, which the asker did not know. */
export const stepRefusals = {
  Draft: 'This step is not possible now: the order is a draft',
  'Pending Approval': 'This step is not possible now: the order waits for approval',
  Approved: 'This step is not possible now: the order is approved',
  'Sent to Supplier': 'This step is not possible now: the order was sent to the supplier',
  'Order Confirmed': 'This step is not possible now: the order is confirmed',
  'In Production': 'This step is not possible now: the order is in production',
  'In Progress': 'This step is not possible now: the order is in progress',
  'Ready for Delivery': 'This step is not possible now: the order is ready for delivery',
  'In Transit': 'This step is not possible now: the order is in transit',
  Delivered: 'This step is not possible now: the order is delivered',
  Completed: 'This step is not possible now: the order is completed',
  Rejected: 'This step is not possible now: the order is rejected',
  Cancelled: 'This step is not possible now: the order is cancelled',
} as const satisfies Record<OrderStatus | PurchaseOrderStatus, string>;
