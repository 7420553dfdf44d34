import { Injectable } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import { historyOf, Kit, refuse, rowsFor, type Where, withTransaction } from '@portal/service-kit';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import { noticeOf, requisitionEvent } from './requisition.events.js';
import { RequisitionRepository } from './requisition.repository.js';
import type { RequisitionRecord } from './requisition.schema.js';

/** Of a change of several records. */
export type Session = Parameters<Parameters<typeof withTransaction>[1]>[0];
type Ordered = Pick<PurchaseOrderRecord, '_id' | 'poNumber'>;
type Ending = Pick<PurchaseOrderRecord, '_id' | 'requisitionId'>;

/** A requisition and the purchase order that is made of it: both change together, or neither. */
@Injectable()
export class RequisitionOrder {
  constructor(
    private readonly kit: Kit,
    private readonly requisitions: RequisitionRepository,
    private readonly orders: PurchaseOrderRepository,
  ) {}

  /** The requisition that a purchase order is to be made of, while it waits for one. */
  async accepted(actor: Actor, id: string): Promise<RequisitionRecord> {
    const requisition = await this.requisitions.findOrFail(id, decidable(actor));
    assertAccepted(requisition);
    return requisition;
  }

  /** Marks it as ordered together with the purchase order; of two who order at once the second is refused. */
  order(
    actor: Actor,
    requisition: RequisitionRecord,
    { _id: purchaseOrderId, poNumber }: Ordered,
    make: (session: Session) => Promise<PurchaseOrderRecord>,
  ): Promise<PurchaseOrderRecord> {
    return this.together(async (session) => {
      const decide = (current: RequisitionRecord) => {
        assertAccepted(current);
        const set = { status: 'Ordered' as const, purchaseOrderId, poNumber };
        const after = { ...current, ...set };
        return {
          set,
          push: { history: historyOf(actor, 'Create Purchase Order', 'Ordered', poNumber) },
          event: requisitionEvent('ordered', actor, after, noticeOf(after)),
        };
      };
      await this.requisitions.update(requisition._id, decidable(actor), decide, { session });
      return make(session);
    });
  }

  /** Lets it be ordered anew together with the end of its purchase order: deleted, rejected or cancelled. */
  async end(
    actor: Actor,
    { _id, requisitionId }: Ending,
    change: (session?: Session) => Promise<PurchaseOrderRecord>,
  ): Promise<PurchaseOrderRecord> {
    const requisition = requisitionId && (await this.requisitions.find(requisitionId));
    if (!requisition || requisition.purchaseOrderId !== _id) return change();
    return this.together(async (session) => {
      const set = { status: 'Accepted' as const };
      await this.requisitions.update(
        requisition._id,
        { purchaseOrderId: _id },
        (current) => ({
          set,
          unset: ['purchaseOrderId', 'poNumber'],
          push: { history: historyOf(actor, 'Purchase order ended', 'Accepted', current.poNumber) },
          event: requisitionEvent('reopened', actor, { ...current, ...set }),
        }),
        { session },
      );
      return change(session);
    });
  }

  private async together(work: (session: Session) => Promise<PurchaseOrderRecord>) {
    const order = await withTransaction(this.kit.database, work);
    for (const repository of [this.requisitions, this.orders]) {
      repository.recount();
      repository.wake();
    }
    return order;
  }
}

const decidable = (actor: Actor): Where<RequisitionRecord> => rowsFor(actor, 'decide', 'Requisition');

function assertAccepted({ status }: RequisitionRecord) {
  if (status !== 'Accepted') throw refuse('ILLEGAL_MOVE');
}
