import { Injectable } from '@nestjs/common';
import { portalItself, Sweep } from '@portal/service-kit';
import { orderEvent, stillWaits as gemOrderStillWaits } from '../orders/order.events.js';
import { OrderRepository } from '../orders/order.repository.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { purchaseOrderEvent, stillWaits } from '../purchase-orders/purchase-order.events.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';

/** So long (milliseconds) nothing happens to an order that waits before somebody is reminded, again and again. */
const remindAfter = 2 * 24 * 60 * 60 * 1_000;

/** Reminds of orders that nobody decides about: who may give the next approval of a purchase order and its author, the Super Admins of a GeM order. */
@Injectable()
export class ApprovalReminders extends Sweep {
  constructor(
    private readonly orders: OrderRepository,
    private readonly purchaseOrders: PurchaseOrderRepository,
  ) {
    super();
  }

  async sweep() {
    const before = new Date(Date.now() - remindAfter);
    const waiting = {
      status: 'Pending Approval' as const,
      updatedAt: { $lt: before },
      remindedAt: { $not: { $gte: before } },
    };
    const waits = (order: Pick<OrderRecord | PurchaseOrderRecord, 'status' | 'updatedAt' | 'remindedAt'>) =>
      order.status === waiting.status && order.updatedAt < before && (order.remindedAt ?? new Date(0)) < before;
    const set = { remindedAt: new Date() };
    for await (const { _id } of this.purchaseOrders.each(waiting))
      await this.purchaseOrders.update(_id, {}, (order) => {
        const event = purchaseOrderEvent('reminded', portalItself, order, stillWaits(order));
        return waits(order) ? { set, event, quiet: true } : {};
      });
    for await (const { _id } of this.orders.each(waiting))
      await this.orders.update(_id, {}, (order) => {
        const event = orderEvent('reminded', portalItself, order, { notice: gemOrderStillWaits(order) });
        return waits(order) ? { set, event, quiet: true } : {};
      });
  }
}
