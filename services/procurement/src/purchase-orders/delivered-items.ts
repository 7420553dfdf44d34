import {
  isFurther,
  type ItemDeliveryStatus,
  leftStatuses,
  type PurchaseOrderStatus,
  purchaseOrderStates,
} from '@portal/contracts';
import type { PurchaseLine, PurchaseOrderRecord } from './purchase-order.schema.js';

/** All of such an order came. */
export const wholeStatuses: readonly PurchaseOrderStatus[] = ['Delivered', 'Completed'];

/** Units of the lines of an order, of either kind, that did not come yet; in the database. */
export const openUnitsStage = {
  $sum: {
    $map: { input: '$items', in: { $subtract: ['$$this.quantity', { $ifNull: ['$$this.delivered', 0] }] } },
  },
};

/** Whether goods of a purchase order are on their way or came; in the database. */
export const goodsLeftStage = {
  $anyElementTrue: { $map: { input: '$items', in: { $in: ['$$this.deliveryStatus', leftStatuses] } } },
};

/** How many units of an item came; of orders from before, which counted none, all once they were delivered. */
export const deliveredOf = (
  { status }: Pick<PurchaseOrderRecord, 'status'>,
  { quantity, delivered }: Pick<PurchaseLine, 'quantity' | 'delivered'>,
) => (wholeStatuses.includes(status) ? quantity : (delivered ?? 0));

/** The items with those on their way that an advice announces. */
export const announcedItems = (items: readonly PurchaseLine[], lineIds: readonly string[]): PurchaseLine[] =>
  items.map((item) => (lineIds.includes(item.id) ? further(item, 'In Transit') : item));

/** The items after an advice was withdrawn: what nothing else brings, and nothing came of, is where its order is. */
export const withdrawnItems = (
  { status, items }: Pick<PurchaseOrderRecord, 'status' | 'items'>,
  lineIds: readonly string[],
  stillComing: ReadonlyMap<string, number>,
): PurchaseLine[] =>
  items.map((item) => {
    const stays = !lineIds.includes(item.id) || stillComing.has(item.id) || (item.delivered ?? 0) > 0;
    if (stays || item.deliveryStatus !== 'In Transit') return item;
    return { ...item, deliveryStatus: purchaseOrderStates[status].itemDelivery };
  });

/** The items with so many more units of each, which came on that day: all of them deliver the item. */
export const deliveredItems = (
  items: readonly PurchaseLine[],
  came: ReadonlyMap<string, number>,
  actualDeliveryDate: string,
): PurchaseLine[] =>
  items.map((item) => {
    const units = came.get(item.id);
    if (!units) return item;
    const delivered = (item.delivered ?? 0) + units;
    if (delivered < item.quantity) return { ...further(item, 'In Transit'), delivered };
    return {
      ...further(item, 'Delivered'),
      delivered,
      actualDeliveryDate: item.actualDeliveryDate ?? actualDeliveryDate,
    };
  });

const further = (item: PurchaseLine, deliveryStatus: ItemDeliveryStatus): PurchaseLine =>
  isFurther(deliveryStatus, item.deliveryStatus) ? { ...item, deliveryStatus } : item;
