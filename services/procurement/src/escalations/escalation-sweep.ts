import { Injectable } from '@nestjs/common';
import { awaitedPurchaseOrderStatuses } from '@portal/contracts';
import { Sweep } from '@portal/service-kit';
import { deliveryDue, dueDays } from '../orders/delivery-due.js';
import { OrderRepository } from '../orders/order.repository.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { type EscalatedOrder, gemOrder, sentPurchaseOrder } from './escalation-orders.js';
import { EscalationParties } from './escalation-parties.js';
import { EscalationRaising } from './escalation.raising.js';

const idOf = ({ _id }: { _id: string }) => `delay-${_id}`;
/** An office that has the order after another one is told for itself, where what was raised before stays with that one. */
const gemIdOf = ({
  _id,
  takenOff = [],
  buyerOrganizationId,
}: Pick<OrderRecord, '_id' | 'takenOff' | 'buyerOrganizationId'>) =>
  takenOff.length > 0 ? `${idOf({ _id })}-${buyerOrganizationId}` : idOf({ _id });

/** Raises a delay for each order that is late, once for each office that has it: its id follows from theirs. */
@Injectable()
export class EscalationSweep extends Sweep {
  constructor(
    private readonly orders: OrderRepository,
    private readonly purchaseOrders: PurchaseOrderRepository,
    private readonly raising: EscalationRaising,
    private readonly parties: EscalationParties,
  ) {
    super();
  }

  async sweep() {
    const lateGem = this.orders.each(
      { ...deliveryDue('Overdue'), isMappedToBuyer: true },
      { fields: ['takenOff', 'buyerOrganizationId'] },
    );
    for await (const late of this.raising.unraised(lateGem, gemIdOf)) {
      if (late.takenOff && (await this.wentOn(late._id))) continue;
      const order = await this.orders.find(late._id);
      if (order) await this.raise(gemIdOf(late), gemOrder(order), order.expectedDeliveryWindow.endDate);
    }
    const late = {
      isSent: true,
      status: { $in: awaitedPurchaseOrderStatuses },
      expectedDeliveryDate: dueDays('Overdue'),
    };
    for await (const { _id } of this.raising.unraised(this.purchaseOrders.each(late, { fields: [] }), idOf)) {
      const order = await this.purchaseOrders.find(_id);
      const sent = order && sentPurchaseOrder(order);
      if (sent) await this.raise(idOf(order), sent, order.expectedDeliveryDate);
    }
  }

  /** Whether what was raised before went on with the order, or is the office's own from when it had the order before. */
  private async wentOn(orderId: string) {
    await this.parties.learn(orderId);
    const order = await this.orders.find(orderId);
    const ofOffice = { organizations: order?.buyerOrganizationId, 'cause.kind': 'delivery-late' };
    return this.raising.isRaised({ purchaseOrderId: orderId, source: 'gem', ...ofOffice });
  }

  private async raise(id: string, order: EscalatedOrder, expected: string) {
    const cause = { kind: 'delivery-late', number: order.purchaseOrderNumber, day: expected } as const;
    await this.raising.raiseOnce(id, order, cause);
  }
}
