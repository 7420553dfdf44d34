import { StatusTag } from '@portal/ui';
import { deliveryHealthOf, type ShownOrder } from './order.words.js';

/** On Track, Due Soon, Overdue or Delivered, by the expected end of the delivery. */
export function DeliveryHealth({ order }: { order: Pick<ShownOrder, 'status' | 'expectedDeliveryWindow'> }) {
  const health = deliveryHealthOf(order);
  return health ? <StatusTag kind="delivery" status={health} /> : null;
}
