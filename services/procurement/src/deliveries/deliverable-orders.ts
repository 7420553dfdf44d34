import { Injectable } from '@nestjs/common';
import type { Actor, DispatchAdvice } from '@portal/contracts';
import { historyOf, rowsFor } from '@portal/service-kit';
import { OrderRepository } from '../orders/order.repository.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { announcedItems, withdrawnItems } from '../purchase-orders/delivered-items.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import type { Session } from '../requisitions/requisition-order.js';
import { type DeliverableOrder, gemDeliverable, purchaseDeliverable } from './deliverable.js';

type Named = Pick<DispatchAdvice, 'source' | 'orderId'>;
type Check = (order: DeliverableOrder) => Promise<void>;

/** The orders that goods are announced and delivered of. */
@Injectable()
export class DeliverableOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly purchaseOrders: PurchaseOrderRepository,
  ) {}

  /** As the asker may see or change it; 404 where they may not. */
  async seen(actor: Actor, { source, orderId }: Named, to: 'view' | 'edit' = 'view'): Promise<DeliverableOrder> {
    if (source === 'gem') return gemDeliverable(await this.orders.findOrFail(orderId, rowsFor(actor, to, 'Order')));
    return purchaseDeliverable(await this.purchaseOrders.findOrFail(orderId, rowsFor(actor, to, 'PurchaseOrder')));
  }

  /** The order of a delivery or a receipt, which its readers see of it. */
  async of({ source, orderId }: Named): Promise<DeliverableOrder | undefined> {
    if (source === 'gem') {
      const order = await this.orders.find(orderId);
      return order ? gemDeliverable(order) : undefined;
    }
    const order = await this.purchaseOrders.find(orderId);
    return order ? purchaseDeliverable(order) : undefined;
  }

  /** Writes into an order that goods of these lines were announced, if nothing speaks against it in that moment. */
  async announced(
    actor: Actor,
    { source, orderId }: Named,
    { number, lineIds, check, session }: { number: string; lineIds: string[]; check: Check; session: Session },
  ): Promise<DeliverableOrder> {
    const push = { history: historyOf(actor, 'Dispatch announced', undefined, number) };
    if (source === 'gem') {
      const rows = rowsFor(actor, 'edit', 'Order');
      const decide = async (order: OrderRecord) => {
        await check(gemDeliverable(order));
        return { push };
      };
      return gemDeliverable(await this.orders.update(orderId, rows, decide, { session }));
    }
    const rows = rowsFor(actor, 'edit', 'PurchaseOrder');
    const decide = async (order: PurchaseOrderRecord) => {
      await check(purchaseDeliverable(order));
      return { set: { items: announcedItems(order.items, lineIds) }, push };
    };
    return purchaseDeliverable(await this.purchaseOrders.update(orderId, rows, decide, { session }));
  }

  /** What was on its way of a purchase order is not any more; a GeM order says nothing of single items. */
  async withdrawn(
    { source, orderId }: Named,
    lineIds: string[],
    { stillComing, session }: { stillComing: ReadonlyMap<string, number>; session: Session },
  ) {
    if (source === 'gem') return;
    const decide = (order: PurchaseOrderRecord) => ({
      set: { items: withdrawnItems(order, lineIds, stillComing) },
    });
    await this.purchaseOrders.update(orderId, {}, decide, { session });
  }
}
