import { Injectable } from '@nestjs/common';
import {
  type Actor,
  haveLeft,
  isRestOverdue,
  itemDeliveryTold,
  type PurchaseOrder,
  type purchaseOrders as contract,
} from '@portal/contracts';
import { type Call, type Change, historyOf, refuse, rowsFor } from '@portal/service-kit';
import { DispatchArrival } from '../dispatches/dispatch-arrival.js';
import { priced, summed } from '../orders/order.amounts.js';
import { moveNotPossible } from '../orders/order.errors.js';
import { RequisitionOrder, type Session } from '../requisitions/requisition-order.js';
import { wholeDelivery } from './order-days.js';
import { nothingLeft, restAnnounced, restMayStillCome } from './purchase-order.errors.js';
import { noticeOf, purchaseOrderEvent, restCancelled } from './purchase-order.events.js';
import { PurchaseOrderRepository } from './purchase-order.repository.js';
import type { PurchaseLine, PurchaseOrderRecord } from './purchase-order.schema.js';
import { purchaseOrderView } from './purchase-order.view.js';

const action = 'Rest of the order cancelled';

/** An order of which a part came and the rest does not: what came stays ordered, and nobody waits for the rest for good. */
@Injectable()
export class RestCancellationService {
  constructor(
    private readonly orders: PurchaseOrderRepository,
    private readonly arrival: DispatchArrival,
    private readonly requisitions: RequisitionOrder,
  ) {}

  async cancel({ actor, params, body, ifMatch }: Call<typeof contract.cancelRest>): Promise<PurchaseOrder> {
    const rows = rowsFor(actor, 'edit', 'PurchaseOrder');
    const before = await this.orders.findOrFail(params.id, rows);
    const came = hasCome(before);
    const decide = (order: PurchaseOrderRecord) => {
      assertOverdue(order);
      // What came meanwhile makes another end of it.
      if (hasCome(order) !== came) throw refuse('STALE');
      return came ? withoutRest(actor, order, body.reason) : cancelled(actor, order, body.reason);
    };
    const work = async (session: Session) => {
      if ((await this.arrival.all(params.id, session)).length > 0) throw restAnnounced();
      return this.orders.update(params.id, rows, decide, { ifMatch, session });
    };
    const change = (session?: Session) => (session ? work(session) : this.requisitions.together(work));
    return purchaseOrderView(actor, came ? await change() : await this.requisitions.end(actor, before, change));
  }
}

function assertOverdue(order: PurchaseOrderRecord) {
  if (!itemDeliveryTold.includes(order.status)) throw moveNotPossible(order.status);
  if (!haveLeft(order.items)) throw nothingLeft();
  if (!isRestOverdue(order)) throw restMayStillCome();
}

/** All of an item came, as its seller said: whether that is so its inspection says. */
const isWhole = ({ deliveryStatus }: PurchaseLine) => deliveryStatus === 'Delivered';

const hasCome = ({ items }: PurchaseOrderRecord) => items.some((item) => isWhole(item) || (item.delivered ?? 0) > 0);

/** The order over what came: delivered, with its sums anew. */
function withoutRest(actor: Actor, order: PurchaseOrderRecord, reason: string): Change<PurchaseOrderRecord> {
  const set = {
    status: 'Delivered' as const,
    ...summed(order.items.map(lineThatCame)),
    ...wholeDelivery(order.expectedDeliveryDate, new Date()),
  };
  const after = { ...order, ...set };
  return {
    set,
    push: { history: historyOf(actor, action, set.status, reason) },
    event: purchaseOrderEvent('rest-cancelled', actor, after, restCancelled(after)),
  };
}

function lineThatCame(item: PurchaseLine): PurchaseLine {
  if (isWhole(item)) return { ...item, delivered: item.quantity };
  const { delivered = 0, quantity } = item;
  const deliveryStatus = delivered > 0 ? ('Delivered' as const) : ('Cancelled' as const);
  return priced({ ...item, quantity: delivered, orderedQuantity: quantity, deliveryStatus });
}

/** Nothing came at all: then the order is cancelled as one that nothing has left. */
function cancelled(actor: Actor, order: PurchaseOrderRecord, reason: string): Change<PurchaseOrderRecord> {
  const deliveryStatus = 'Cancelled' as const;
  const set = {
    status: 'Cancelled' as const,
    items: order.items.map((item) => ({ ...item, deliveryStatus })),
    reason,
  };
  const after = { ...order, ...set };
  return {
    set,
    push: { history: historyOf(actor, 'Cancel Order', set.status, reason) },
    event: purchaseOrderEvent('cancelled', actor, after, noticeOf(after)),
  };
}
