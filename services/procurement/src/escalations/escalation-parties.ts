import { Injectable } from '@nestjs/common';
import { type Change, Kit } from '@portal/service-kit';
import { officesOf } from '../orders/order.history.js';
import { OrderRepository } from '../orders/order.repository.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { EscalationRepository } from './escalation.repository.js';
import type { EscalationRecord } from './escalation.schema.js';

/** Who sees the escalations of an order follows its mapping, until an office said something in them. Each step may run again. */
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
    const ofOrder = { purchaseOrderId: orderId, source: 'gem' as const };
    for await (const { _id } of this.escalations.each(ofOrder, { fields: ['purchaseOrderId'] }))
      await this.escalations.update(_id, ofOrder, (escalation) => partiesAfter(order, escalation));
    this.escalations.recount();
  }
}

/** An escalation in which an office said something stays between it and the seller; any other goes to the office that has the order. */
function partiesAfter(order: OrderRecord, escalation: EscalationRecord): Change<EscalationRecord> {
  const { version: orderRevision } = order;
  if (escalation.orderRevision > orderRevision) return {};
  const office = officeIn(escalation, order);
  const organizations = office ? [office] : order.organizations;
  const isSame = escalation.organizations.join() === organizations.join();
  if (isSame && escalation.orderRevision === orderRevision) return {};
  return {
    set: { organizations, orderRevision },
    // Who was to answer in the office that the order was of is nobody of the next.
    ...(!isSame && escalation.answeringSide === 'office'
      ? { unset: ['assignedTo', 'assignedToId', 'assignedDate'] }
      : {}),
  };
}

/** The office that raised it, or wrote in it first; where a note does not say whose it is, the one that had it. */
function officeIn({ reportedByOrganizationId, notes, organizations }: EscalationRecord, order: OrderRecord) {
  const offices = officesOf(order);
  const wrote = [reportedByOrganizationId, ...notes.map(({ organizationId }) => organizationId)];
  const named = wrote.find((one) => one !== undefined && offices.includes(one));
  return named ?? (wrote.includes(undefined) ? organizations[0] : undefined);
}
