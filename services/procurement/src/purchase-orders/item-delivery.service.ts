import { Injectable } from '@nestjs/common';
import {
  dayInIndia,
  isFurther,
  itemDeliverySteps,
  itemDeliveryTold,
  type PurchaseOrder,
  type purchaseOrders as contract,
} from '@portal/contracts';
import { type Call, type Change, historyOf, refuse, rowsFor } from '@portal/service-kit';
import { beforeSent, dayOfNothing, furtherAlready, otherItems } from './purchase-order.errors.js';
import { itemsTold, purchaseOrderEvent } from './purchase-order.events.js';
import { PurchaseOrderRepository } from './purchase-order.repository.js';
import type { PurchaseLine, PurchaseOrderRecord } from './purchase-order.schema.js';
import { purchaseOrderView } from './purchase-order.view.js';

type Told = Call<typeof contract.tellItemDelivery>;

/** How far its seller says single items of an order are, before all of it is; only forward. */
@Injectable()
export class ItemDeliveryService {
  constructor(private readonly orders: PurchaseOrderRepository) {}

  async tell({ actor, params, body, ifMatch }: Told): Promise<PurchaseOrder> {
    const { deliveryStatus } = body;
    const decide = (order: PurchaseOrderRecord): Change<PurchaseOrderRecord> => {
      const named = namedItems(order, body);
      const moved = named.filter((item) => isFurther(deliveryStatus, item.deliveryStatus));
      // What was told before is told once, also where its answer was lost.
      if (moved.length === 0) return {};
      const day = deliveryStatus === 'Delivered' ? { actualDeliveryDate: body.actualDeliveryDate ?? dayInIndia() } : {};
      const names = namesOf(moved);
      return {
        set: { items: order.items.map((item) => (moved.includes(item) ? { ...item, deliveryStatus, ...day } : item)) },
        push: { history: historyOf(actor, itemDeliverySteps[deliveryStatus].action, undefined, names) },
        event: purchaseOrderEvent('item-delivery-told', actor, order, itemsTold(order, deliveryStatus, names)),
      };
    };
    const rows = rowsFor(actor, 'edit', 'PurchaseOrder');
    return purchaseOrderView(actor, await this.orders.update(params.id, rows, decide, { ifMatch }));
  }
}

/** The items that are named, if they and the day can be. */
function namedItems(order: PurchaseOrderRecord, { itemIds, deliveryStatus, actualDeliveryDate }: Told['body']) {
  if (!itemDeliveryTold.includes(order.status)) throw refuse('ILLEGAL_MOVE');
  const named = order.items.filter(({ id }) => itemIds.includes(id));
  if (named.length !== new Set(itemIds).size) throw otherItems();
  if (named.some((item) => isFurther(item.deliveryStatus, deliveryStatus))) throw furtherAlready();
  if (actualDeliveryDate && deliveryStatus !== 'Delivered') throw dayOfNothing();
  const sentAt = order.history.find(({ status }) => status === 'Sent to Supplier')?.at;
  if (actualDeliveryDate && sentAt && actualDeliveryDate < dayInIndia(new Date(sentAt))) throw beforeSent();
  return named;
}

const mostNamed = 3;

/** What a reader recognises: a few names, and how many more there are. */
function namesOf(items: readonly PurchaseLine[]) {
  const names = items.slice(0, mostNamed).map(({ assetName }) => assetName);
  const more = items.length - names.length;
  return more > 0 ? `${names.join(', ')} (+${more})` : names.join(', ');
}
