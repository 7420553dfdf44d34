import { Injectable } from '@nestjs/common';
import { awaitedPurchaseOrderStatuses } from '@portal/contracts';
import { Sweep } from '@portal/service-kit';
import { deliveryDue, dueDays } from '../orders/delivery-due.js';
import { OrderRepository } from '../orders/order.repository.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { type EscalatedOrder, gemOrder, sentPurchaseOrder } from './escalation-orders.js';
import { EscalationRaising } from './escalation.raising.js';

const idOf = ({ _id }: { _id: string }) => `delay-${_id}`;

/** Raises a delay for each order that is late, once for each: its id follows from the order's. */
@Injectable()
export class EscalationSweep extends Sweep {
  constructor(
    private readonly orders: OrderRepository,
    private readonly purchaseOrders: PurchaseOrderRepository,
    private readonly raising: EscalationRaising,
  ) {
    super();
  }

  async sweep() {
    const lateGem = this.orders.each({ ...deliveryDue('Overdue'), isMappedToBuyer: true }, { fields: [] });
    for await (const { _id } of this.raising.unraised(lateGem, idOf)) {
      const order = await this.orders.find(_id);
      if (order) await this.raise(gemOrder(order), order.expectedDeliveryWindow.endDate);
    }
    const late = {
      isSent: true,
      status: { $in: awaitedPurchaseOrderStatuses },
      expectedDeliveryDate: dueDays('Overdue'),
    };
    for await (const { _id } of this.raising.unraised(this.purchaseOrders.each(late, { fields: [] }), idOf)) {
      const order = await this.purchaseOrders.find(_id);
      const sent = order && sentPurchaseOrder(order);
      if (sent) await this.raise(sent, order.expectedDeliveryDate);
    }
  }

  private async raise(order: EscalatedOrder, expected: string) {
    const cause = { kind: 'delivery-late', number: order.purchaseOrderNumber, day: expected } as const;
    await this.raising.raiseOnce(idOf({ _id: order.purchaseOrderId }), order, cause);
  }
}
