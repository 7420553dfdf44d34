import { StatusTag } from '@portal/ui';
import { deliveryHealthOf, type ShownOrder } from './order.words.js';

/** On Track, Due Soon, Overdue or Delivered, by the expected end of the delivery. */
export function DeliveryHealth({ of }: { of: Pick<ShownOrder, 'status' | 'expectedDeliveryWindow'> }) {
  const health = deliveryHealthOf(of);
  return health ? <StatusTag kind="delivery" of={health} /> : null;
}
