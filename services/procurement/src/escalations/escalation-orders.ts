import { Injectable } from '@nestjs/common';
import type { Actor, PurchaseOrder } from '@portal/contracts';
import { invalid, rowsFor } from '@portal/service-kit';
import { OrderRepository } from '../orders/order.repository.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import { orderIdOf } from './escalation.questions.js';

/** What an escalation takes from its order. */
export interface EscalatedOrder {
  source: PurchaseOrder['source'];
  purchaseOrderId: string;
  purchaseOrderNumber: string;
  vendorName: string;
  sellerOrganizationId: string;
  organizations: string[];
  brands: string[];
  orderRevision: number;
}

export const gemOrder = (order: OrderRecord): EscalatedOrder => ({
  source: 'gem',
  purchaseOrderId: order._id,
  purchaseOrderNumber: order.gemContractNumber,
  vendorName: order.sellerName,
  sellerOrganizationId: order.sellerOrganizationId,
  organizations: order.organizations,
  // Makers see no GeM orders.
  brands: [],
  orderRevision: order.version,
});

/** Only an order that its seller has: before it was sent nobody could answer. */
export const sentPurchaseOrder = (order: PurchaseOrderRecord): EscalatedOrder | undefined =>
  order.isSent && order.sellerOrganizationId
    ? {
        source: 'purchase-order',
        purchaseOrderId: order._id,
        purchaseOrderNumber: order.poNumber,
        vendorName: order.supplier ?? '',
        sellerOrganizationId: order.sellerOrganizationId,
        organizations: [order.buyerOrganizationId],
        brands: order.brands,
        orderRevision: order.version,
      }
    : undefined;

/** The orders that escalations are about, of both kinds, as who raises one sees them. */
@Injectable()
export class EscalationOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly purchaseOrders: PurchaseOrderRepository,
  ) {}

  /** The order behind a record of either kind, if its seller has it. */
  async behind({ source, orderId }: { source: EscalatedOrder['source']; orderId: string }) {
    if (source === 'purchase-order') {
      const order = await this.purchaseOrders.find(orderId);
      return order ? sentPurchaseOrder(order) : undefined;
    }
    const order = await this.orders.find(orderId);
    return order ? gemOrder(order) : undefined;
  }

  /** What the asker does not see is not there. */
  async of(actor: Actor, id: string): Promise<EscalatedOrder> {
    const _id = orderIdOf(id);
    const [gemRows, rows] = [rowsFor(actor, 'view', 'Order'), rowsFor(actor, 'view', 'PurchaseOrder')];
    if (await this.orders.exists({ $and: [{ _id }, gemRows] }))
      return gemOrder(await this.orders.findOrFail(_id, gemRows));
    if (!(await this.purchaseOrders.exists({ $and: [{ _id }, rows] })))
      throw invalid({ purchaseOrderId: 'There is no such record' });
    const sent = sentPurchaseOrder(await this.purchaseOrders.findOrFail(_id, rows));
    if (!sent) throw invalid({ purchaseOrderId: 'This order was not sent to a seller yet' });
    if (actor.role !== 'OEM') return sent;
    // What a maker raises is no business of the others whose goods stand in the same order.
    return { ...sent, brands: sent.brands.filter((brand) => actor.brands.includes(brand)) };
  }
}
