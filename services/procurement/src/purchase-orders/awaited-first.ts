import { orderStatuses, type OrderStatus, type PurchaseOrderStatus } from '@portal/contracts';
import { statusOfGem } from './gem-row.js';

/** How soon somebody is awaited: who decides first, then who takes a step, then who may go on writing; at the end what is over. */
const awaitedFirst: readonly PurchaseOrderStatus[] = [
  ...(['Pending Approval', 'Approved', 'Sent to Supplier', 'Order Confirmed', 'In Production'] as const),
  ...(['Ready for Delivery', 'In Transit', 'Delivered', 'Draft', 'Completed', 'Rejected', 'Cancelled'] as const),
];

/** The place of a status among them, by which lists of orders are sorted. */
export const awaitedOf = (status: PurchaseOrderStatus) => awaitedFirst.indexOf(status);
export const awaitedOfGem = (status: OrderStatus) => awaitedOf(statusOfGem[status]);

/** The same in the database, of purchase orders and of GeM orders. */
export const awaitedStage = { $indexOfArray: [awaitedFirst, '$status'] };
export const awaitedGemStage = {
  $arrayElemAt: [orderStatuses.map(awaitedOfGem), { $indexOfArray: [orderStatuses, '$status'] }],
};
