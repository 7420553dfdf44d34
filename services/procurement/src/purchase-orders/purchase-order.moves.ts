import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type ApprovalStep,
  dayInIndia,
  openStep,
  type PurchaseOrder,
  purchaseOrderMoves,
  type PurchaseOrderMove,
  purchaseOrders as contract,
  purchaseOrderStates,
  type PurchaseOrderStatus,
} from '@portal/contracts';
import { type Call, type Change, historyOf, refuse, rowsFor } from '@portal/service-kit';
import { RequisitionOrder, type Session } from '../requisitions/requisition-order.js';
import { ownPurchaseOrder, sellerMissing } from './purchase-order.errors.js';
import { approved, assertMayReject, PurchaseOrderApproval } from './purchase-order.approval.js';
import { nextApproval, noticeOf, purchaseOrderEvent } from './purchase-order.events.js';
import { PurchaseOrderParties } from './purchase-order.parties.js';
import { PurchaseOrderRepository } from './purchase-order.repository.js';
import type { PurchaseOrderRecord } from './purchase-order.schema.js';
import { purchaseOrderView } from './purchase-order.view.js';

type Body = Call<typeof contract.update>['body'];
type Step = Call<typeof contract.update> & { to: PurchaseOrderStatus };

/** The steps of a purchase order, by the table of its states. */
@Injectable()
export class PurchaseOrderMoves {
  constructor(
    private readonly orders: PurchaseOrderRepository,
    private readonly parties: PurchaseOrderParties,
    private readonly approval: PurchaseOrderApproval,
    private readonly requisitions: RequisitionOrder,
  ) {}

  async take({ actor, params, body, to, ifMatch, token }: Step): Promise<PurchaseOrder> {
    const rows = rowsFor(actor, 'edit', 'PurchaseOrder');
    const before = await this.orders.findOrFail(params.id, rows);
    const move = moveFor(actor, before, to);
    const authority = move.decides ? await this.parties.authorityOf(actor, token) : undefined;
    const decide = async (order: PurchaseOrderRecord) => {
      const found = moveFor(actor, order, to);
      if (to === 'Pending Approval') return changeOf(actor, order, found, body, await this.approval.stepsOf(order));
      if (!found.decides || !authority) return changeOf(actor, order, found, body);
      if (to === 'Rejected') assertMayReject(actor, order, authority);
      if (to !== 'Approved') return changeOf(actor, order, found, body);
      const { steps, onBehalfOf } = approved(actor, order, authority);
      if (openStep(steps)) return stepTaken(actor, order, steps, body);
      const change = changeOf(actor, order, found, body, order.approvals && steps);
      return onBehalfOf ? { ...change, set: { ...change.set, approvedOnBehalfOf: onBehalfOf } } : change;
    };
    const change = (session?: Session) => this.orders.update(params.id, rows, decide, { ifMatch, session });
    const ends = to === 'Rejected' || to === 'Cancelled';
    return purchaseOrderView(actor, ends ? await this.requisitions.end(actor, before, change) : await change());
  }
}

/** The step that leads there, if the table has it and the actor may take it. */
function moveFor(actor: Actor, order: PurchaseOrderRecord, to: PurchaseOrderStatus): PurchaseOrderMove {
  const move = purchaseOrderMoves.find((one) => one.from === order.status && one.to === to);
  if (!move) throw refuse('ILLEGAL_MOVE');
  if (!move.who.includes(actor.role)) throw refuse('FORBIDDEN');
  if (move.decides && order.authorIds.includes(actor.id)) throw ownPurchaseOrder();
  return move;
}

function changeOf(
  actor: Actor,
  order: PurchaseOrderRecord,
  { to, action }: PurchaseOrderMove,
  body: Body,
  approvals?: ApprovalStep[],
): Change<PurchaseOrderRecord> {
  if (to === 'Pending Approval' && !order.sellerOrganizationId) throw sellerMissing();
  const { event, itemDelivery } = purchaseOrderStates[to];
  const day = to === 'Delivered' ? { actualDeliveryDate: dayInIndia() } : {};
  const set = {
    status: to,
    items: order.items.map((item) => ({ ...item, deliveryStatus: itemDelivery, ...day })),
    ...(approvals ? { approvals } : {}),
    ...brought(actor, to, body),
  };
  const after = { ...order, ...set };
  return {
    set,
    push: { history: historyOf(actor, action, to, body.reason ?? body.notes) },
    event: purchaseOrderEvent(event, actor, after, noticeOf(after)),
  };
}

/** One of several approvals: the order goes on waiting, for the next one. */
function stepTaken(
  actor: Actor,
  order: PurchaseOrderRecord,
  approvals: ApprovalStep[],
  { notes }: Body,
): Change<PurchaseOrderRecord> {
  return {
    set: { approvals },
    push: { history: historyOf(actor, 'Approve', order.status, notes) },
    event: purchaseOrderEvent('step-approved', actor, order, nextApproval(order)),
  };
}

/** What a step brings besides its status. */
function brought(actor: Actor, to: PurchaseOrderStatus, { reason, promisedDate }: Body): Partial<PurchaseOrderRecord> {
  if (to === 'Approved') return { approvedBy: actor.name, approvedDate: new Date() };
  if (to === 'Sent to Supplier') return { isSent: true };
  if (to === 'Completed') return { completedAt: new Date() };
  if (to === 'Rejected' || to === 'Cancelled') return { reason };
  return to === 'Order Confirmed' && promisedDate ? { promisedDate } : {};
}
