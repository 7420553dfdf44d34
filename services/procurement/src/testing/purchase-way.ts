import type { PurchaseOrderStatus } from '@portal/contracts';

/** The steps of a purchase order from its draft to its delivery, each with whom tests have take it. */
const way: readonly [status: PurchaseOrderStatus, as: 'buyer' | 'admin' | 'seller'][] = [
  ['Pending Approval', 'buyer'],
  ['Approved', 'admin'],
  ['Sent to Supplier', 'buyer'],
  ['Order Confirmed', 'seller'],
  ['In Production', 'seller'],
  ['Ready for Delivery', 'seller'],
  ['In Transit', 'seller'],
  ['Delivered', 'seller'],
];

/** Those up to a status; none for an order that stays a draft. */
export const wayTo = (status: PurchaseOrderStatus) => way.slice(0, way.findIndex(([one]) => one === status) + 1);
