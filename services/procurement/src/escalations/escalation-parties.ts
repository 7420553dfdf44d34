import { Injectable } from '@nestjs/common';
import { Kit } from '@portal/service-kit';
import { OrderRepository } from '../orders/order.repository.js';
import { EscalationRepository } from './escalation.repository.js';

/** Who sees the escalations of an order follows its mapping. Each step may run again. */
@Injectable()
export class EscalationParties {
  constructor(
    kit: Kit,
    private readonly escalations: EscalationRepository,
    private readonly orders: OrderRepository,
  ) {
    kit.consumers.on(
      'procurement-escalations',
      ['procurement.order.mapped', 'procurement.order.unmapped'],
      ({ record }) => this.learn(record.id),
    );
  }

  /** As the order is now: what was learnt from a later version of it stays. */
  async learn(orderId: string) {
    const order = await this.orders.find(orderId);
    if (!order) return;
    const { organizations, version: orderRevision } = order;
    await this.escalations.updateMany(
      { purchaseOrderId: orderId, source: 'gem', orderRevision: { $lt: orderRevision } },
      { $set: { organizations, orderRevision } },
    );
    this.escalations.recount();
  }
}
