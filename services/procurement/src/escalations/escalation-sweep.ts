import { Injectable } from '@nestjs/common';
import { activePurchaseOrderStatuses } from '@portal/contracts';
import { Sweep } from '@portal/service-kit';
import { deliveryDue, dueDays } from '../orders/delivery-due.js';
import { OrderRepository } from '../orders/order.repository.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { type EscalatedOrder, gemOrder, sentPurchaseOrder } from './escalation-orders.js';
import { EscalationRaising } from './escalation.raising.js';

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
    for await (const { _id } of this.orders.each({ ...deliveryDue('Overdue'), isMappedToBuyer: true })) {
      const order = await this.orders.find(_id);
      if (order) await this.raise(gemOrder(order), order.expectedDeliveryWindow.endDate);
    }
    const late = {
      isSent: true,
      status: { $in: activePurchaseOrderStatuses },
      expectedDeliveryDate: dueDays('Overdue'),
    };
    for await (const { _id } of this.purchaseOrders.each(late)) {
      const order = await this.purchaseOrders.find(_id);
      const sent = order && sentPurchaseOrder(order);
      if (sent) await this.raise(sent, order.expectedDeliveryDate);
    }
  }

  private async raise(order: EscalatedOrder, expected: string) {
    await this.raising.raiseOnce(`delay-${order.purchaseOrderId}`, order, {
      title: `Delivery of ${order.purchaseOrderNumber} is late`,
      description: `The delivery was expected by ${expected}.`,
      type: 'delivery_delay',
      priority: 'High',
    });
  }
}
