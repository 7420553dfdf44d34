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
    const older = { purchaseOrderId: orderId, source: 'gem' as const, orderRevision: { $lt: orderRevision } };
    // Who was to answer in the office that the order was of is nobody of the next.
    await this.escalations.updateMany(
      { ...older, answeringSide: 'office' },
      { $unset: { assignedTo: 1, assignedToId: 1, assignedDate: 1 } },
    );
    await this.escalations.updateMany(older, { $set: { organizations, orderRevision } });
    this.escalations.recount();
  }
}
