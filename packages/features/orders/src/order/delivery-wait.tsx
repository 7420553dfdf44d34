import { NoteLine, useT } from '@portal/ui';
import { type ShownOrder } from '../order-list/order.words.js';

/** What the buyer has to do before a delivery can be proven; nothing once it can. */
export function DeliveryWait({ order }: { order: ShownOrder }) {
  const t = useT();
  if (!order.isMappedToBuyer) {
    return (
      <NoteLine tone="waiting">
        {t('This order is not mapped to a buyer yet. Ask the buyer to map it; only then a delivery can be proven.')}
      </NoteLine>
    );
  }
  // Orders that were mapped before the buyer named a receiver have none.
  if (!order.receiver) {
    return (
      <NoteLine tone="waiting">
        {t('The buyer has not named who receives the delivery. Please ask the buyer.')}
      </NoteLine>
    );
  }
  return null;
}
