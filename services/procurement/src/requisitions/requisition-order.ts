import { Injectable } from '@nestjs/common';
import type { Actor, RequisitionStatus } from '@portal/contracts';
import { historyOf, Kit, rowsFor, type Where, withTransaction } from '@portal/service-kit';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import { RfqRepository } from '../rfqs/rfq.repository.js';
import { notAcceptedYet, notWaiting } from './requisition.errors.js';
import { noticeOf, requisitionEvent } from './requisition.events.js';
import { RequisitionRepository } from './requisition.repository.js';
import type { RequisitionRecord } from './requisition.schema.js';

/** Of a change of several records. */
export type Session = Parameters<Parameters<typeof withTransaction>[1]>[0];
type Ordered = Pick<PurchaseOrderRecord, '_id' | 'poNumber'>;
type Ending = Pick<PurchaseOrderRecord, '_id' | 'requisitionId'>;

/** A requisition and what is made of it, a purchase order or a request for quotation: both change together, or neither. */
@Injectable()
export class RequisitionOrder {
  constructor(
    private readonly kit: Kit,
    private readonly requisitions: RequisitionRepository,
    private readonly orders: PurchaseOrderRepository,
    private readonly rfqs: RfqRepository,
  ) {}

  /** The requisition that a purchase order is to be made of, while it waits for one. */
  async accepted(actor: Actor, id: string): Promise<RequisitionRecord> {
    const requisition = await this.requisitions.findOrFail(id, decidable(actor));
    assertAccepted(requisition);
    return requisition;
  }

  /** Marks it as ordered together with what orders it; of two who order at once the second is refused. */
  order<T>(
    actor: Actor,
    requisition: Pick<RequisitionRecord, '_id'>,
    { _id: purchaseOrderId, poNumber }: Ordered,
    make: (session: Session) => Promise<T>,
  ): Promise<T> {
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

  /** Changes several records in one transaction, and tells of them once it is through. */
  async together<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const made = await withTransaction(this.kit.database, work);
    for (const repository of [this.requisitions, this.orders, this.rfqs]) {
      repository.recount();
      repository.wake();
    }
    return made;
  }
}

/** Who asked for it, whom the order is for; as one who wrote it, nobody who approves it. */
export const requestOf = ({ _id, number, requestedBy, requestedById }: RequisitionRecord) => ({
  requestedBy,
  requestedById,
  requisitionId: _id,
  requisitionNumber: number,
});

/** The requisitions about which somebody decides. */
export const decidable = (actor: Actor): Where<RequisitionRecord> => rowsFor(actor, 'decide', 'Requisition');

const isToBeDecided = (status: RequisitionStatus) => ['Draft', 'Submitted', 'Returned'].includes(status);

/** Refuses what waits for no order. */
export function assertAccepted({ status }: Pick<RequisitionRecord, 'status'>) {
  if (isToBeDecided(status)) throw notAcceptedYet();
  if (status !== 'Accepted') throw notWaiting();
}
