import { orderState, type orders, type ReplyOf } from '@portal/contracts';
import { today } from '@portal/ui';

/** An order as the API answers it. */
export type ShownOrder = ReplyOf<typeof orders.get>;

const day = 86_400_000;
const dueSoonDays = 7;

/** How a delivery stands against its expected end; one that is not even approved is never on track. */
export function deliveryHealthOf({
  status,
  expectedDeliveryWindow,
}: Pick<ShownOrder, 'status' | 'expectedDeliveryWindow'>) {
  const { delivery } = orderState(status);
  if (delivery === 'none') return undefined;
  if (delivery === 'done') return 'Delivered';
  const left = (Date.parse(expectedDeliveryWindow.endDate) - Date.parse(today())) / day;
  if (left < 0) return 'Overdue';
  if (left <= dueSoonDays) return 'Due Soon';
  return delivery === 'early' ? undefined : 'On Track';
}

/** How many pieces of an order are still to be delivered. */
export const openOf = ({ items }: Pick<ShownOrder, 'items'>) =>
  items.reduce((open, { quantity, delivered }) => open + quantity - delivered, 0);

/** A delivery can be proven only to somebody: an order mapped before receivers were named may have nobody. */
export const hasReceiver = ({ isMappedToBuyer, receiver }: Pick<ShownOrder, 'isMappedToBuyer' | 'receiver'>) =>
  isMappedToBuyer && !!receiver;
