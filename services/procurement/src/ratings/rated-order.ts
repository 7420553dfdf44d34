import { Injectable } from '@nestjs/common';
import { type Actor, gemRowPrefix } from '@portal/contracts';
import { DomainError, refuse, rowsFor } from '@portal/service-kit';
import { OrderRepository } from '../orders/order.repository.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';

const notDelivered = () =>
  new DomainError('ORDER_NOT_DELIVERED', 409, 'A seller is rated once everything was delivered');

/** What a rating takes from its order, of either kind. */
@Injectable()
export class RatedOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly purchaseOrders: PurchaseOrderRepository,
  ) {}

  /** An order of the actor's office that was delivered; 404 for others, 409 before. */
  async of(actor: Actor, id: string) {
    return id.startsWith(gemRowPrefix) ? this.gemOrder(actor, id) : this.purchaseOrder(actor, id);
  }

  private async gemOrder(actor: Actor, id: string) {
    const order = await this.orders.findOrFail(id.slice(gemRowPrefix.length), rowsFor(actor, 'view', 'Order'));
    if (order.buyerOrganizationId !== actor.organizationId) throw refuse('NOT_FOUND');
    if (order.status !== 'Completed') throw notDelivered();
    return {
      purchaseOrderId: id,
      purchaseOrderNumber: order.gemContractNumber,
      sellerOrganizationId: order.sellerOrganizationId,
      buyerOrganizationId: actor.organizationId,
    };
  }

  private async purchaseOrder(actor: Actor, id: string) {
    const order = await this.purchaseOrders.findOrFail(id, rowsFor(actor, 'edit', 'PurchaseOrder'));
    if (!['Delivered', 'Completed'].includes(order.status) || !order.sellerOrganizationId) throw notDelivered();
    return {
      purchaseOrderId: id,
      purchaseOrderNumber: order.poNumber,
      sellerOrganizationId: order.sellerOrganizationId,
      buyerOrganizationId: order.buyerOrganizationId,
    };
  }
}
