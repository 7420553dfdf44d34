import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type ApprovalStep,
  dayInIndia,
  fitsGoods,
  haveLeft,
  isFurther,
  type ItemDeliveryStatus,
  openStep,
  type PurchaseOrder,
  type PurchaseOrderEntry,
  purchaseOrderMoves,
  type PurchaseOrderMove,
  purchaseOrders as contract,
  purchaseOrderStates,
  type PurchaseOrderStatus,
} from '@portal/contracts';
import { type Call, type Change, historyOf, Kit, refuse, rowsFor, withTransaction } from '@portal/service-kit';
import { moveNotPossible } from '../orders/order.errors.js';
import { Settlement } from '../receipts/settlement.js';
import { purchaseDeliverable } from '../deliveries/deliverable.js';
import { deliveredUnits } from '../deliveries/delivered-units.js';
import { assetsOf } from '../dispatches/dispatch.check.js';
import { DispatchArrival } from '../dispatches/dispatch-arrival.js';
import type { DispatchRecord } from '../dispatches/dispatch.schema.js';
import { RequisitionOrder, type Session } from '../requisitions/requisition-order.js';
import { leftAlready, notSettled, onItsWay, ownPurchaseOrder, sellerMissing } from './purchase-order.errors.js';
import { approved, assertMayReject, PurchaseOrderApproval } from './purchase-order.approval.js';
import { nextApproval, noticeOf, purchaseOrderEvent } from './purchase-order.events.js';
import { wholeDelivery } from './order-days.js';
import { PurchaseOrderParties } from './purchase-order.parties.js';
import { PurchaseOrderRepository } from './purchase-order.repository.js';
import type { PurchaseLine, PurchaseOrderRecord } from './purchase-order.schema.js';
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
    private readonly settlement: Settlement,
    private readonly arrival: DispatchArrival,
    private readonly kit: Kit,
  ) {}

  async take(step: Step): Promise<PurchaseOrder> {
    const { actor, params, body, to, ifMatch, token } = step;
    const rows = rowsFor(actor, 'edit', 'PurchaseOrder');
    const before = await this.orders.findOrFail(params.id, rows);
    if (to === 'Delivered') return this.deliver(step);
    const move = moveFor(actor, before, to);
    const authority = move.decides ? await this.parties.authorityOf(actor, token) : undefined;
    const decide = async (order: PurchaseOrderRecord) => {
      const found = moveFor(actor, order, to);
      if (to === 'Completed') await this.assertSettled(order);
      if (to === 'Pending Approval') return changeOf(actor, order, found, body, await this.approval.stepsOf(order));
      if (!found.decides || !authority) return changeOf(actor, order, found, body);
      if (to === 'Rejected') assertMayReject(actor, order, authority);
      if (to !== 'Approved') return changeOf(actor, order, found, body);
      const { steps, onBehalfOf } = approved(actor, order, authority);
      const lent = onBehalfOf ? { onBehalfOf } : {};
      if (openStep(steps)) return stepTaken(actor, order, steps, body, lent);
      const change = changeOf(actor, order, found, body, order.approvals && steps);
      if (!onBehalfOf) return change;
      const history = { ...historyOf(actor, found.action, to, body.notes), ...lent };
      return { ...change, set: { ...change.set, approvedOnBehalfOf: onBehalfOf }, push: { history } };
    };
    const change = (session?: Session) => this.orders.update(params.id, rows, decide, { ifMatch, session });
    const ends = to === 'Rejected' || to === 'Cancelled';
    return purchaseOrderView(actor, ends ? await this.requisitions.end(actor, before, change) : await change());
  }

  /** All that did not come yet comes with the step: what was announced by its serial numbers, which the register learns. */
  private async deliver({ actor, params, body, to, ifMatch }: Step): Promise<PurchaseOrder> {
    const after = await withTransaction(this.kit.database, async (session) => {
      const advices = await this.arrival.all(params.id, session);
      const decide = (order: PurchaseOrderRecord) =>
        changeOf(actor, order, moveFor(actor, order, to), body, undefined, advices);
      const rows = rowsFor(actor, 'edit', 'PurchaseOrder');
      const order = await this.orders.update(params.id, rows, decide, { ifMatch, session });
      for (const advice of advices) await this.arrival.arrive(advice, actor, order.poNumber, session);
      return order;
    });
    return purchaseOrderView(actor, after);
  }

  /** Refuses to complete an order while goods of it are to be inspected or replaced; without a seller of the portal it has no receipt. */
  private async assertSettled(order: PurchaseOrderRecord) {
    const outstanding = order.sellerOrganizationId && (await this.settlement.outstanding(order));
    if (outstanding) throw notSettled(outstanding);
  }
}

/** The step that leads there, if the table has it and the actor may take it. */
function moveFor(actor: Actor, order: PurchaseOrderRecord, to: PurchaseOrderStatus): PurchaseOrderMove {
  const move = purchaseOrderMoves.find((one) => one.from === order.status && one.to === to && !one.effect);
  if (!move) throw moveNotPossible(order.status);
  if (!fitsGoods(move, haveLeft(order.items))) {
    if (to === 'Cancelled') throw onItsWay();
    throw move.goods === 'waiting' ? leftAlready() : moveNotPossible(order.status);
  }
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
  arriving: readonly DispatchRecord[] = [],
): Change<PurchaseOrderRecord> {
  if (to === 'Pending Approval' && !order.sellerOrganizationId) throw sellerMissing();
  const { event, itemDelivery } = purchaseOrderStates[to];
  const set = {
    status: to,
    items: order.items.map((item) => deliveredWith(item, itemDelivery)),
    ...(approvals ? { approvals } : {}),
    ...brought(actor, order, to, body),
  };
  const after = { ...order, ...set };
  return {
    set,
    push: { history: historyOf(actor, action, to, body.reason ?? body.notes) },
    event: purchaseOrderEvent(event, actor, after, noticeOf(after), unitsOf(after, arriving)),
  };
}

/** What the register learns of the units that come with the delivery of the order as a whole. */
function unitsOf(order: PurchaseOrderRecord, advices: readonly DispatchRecord[]) {
  if (advices.length === 0) return undefined;
  const delivery = { number: order.poNumber, deliveryDate: dayInIndia(), deliveredAssets: assetsOf(advices) };
  return deliveredUnits(purchaseDeliverable(order), delivery, advices);
}

/** An item where the order is now: one that is further already stays so, with the day on which it came. */
function deliveredWith(before: PurchaseLine, status: ItemDeliveryStatus): PurchaseLine {
  const item = status === 'Delivered' ? { ...before, delivered: before.quantity } : before;
  if (!isFurther(status, item.deliveryStatus)) return item;
  const day = status === 'Delivered' ? { actualDeliveryDate: dayInIndia() } : {};
  return { ...item, deliveryStatus: status, ...day };
}

/** One of several approvals: the order goes on waiting, for the next one. */
function stepTaken(
  actor: Actor,
  order: PurchaseOrderRecord,
  approvals: ApprovalStep[],
  { notes }: Body,
  lent: Pick<PurchaseOrderEntry, 'onBehalfOf'>,
): Change<PurchaseOrderRecord> {
  return {
    set: { approvals },
    push: { history: { ...historyOf(actor, 'Approve', order.status, notes), ...lent } },
    event: purchaseOrderEvent('step-approved', actor, order, nextApproval({ ...order, approvals })),
  };
}

/** What a step brings besides its status. */
function brought(
  actor: Actor,
  { expectedDeliveryDate }: PurchaseOrderRecord,
  to: PurchaseOrderStatus,
  { reason, promisedDate }: Body,
): Partial<PurchaseOrderRecord> {
  if (to === 'Approved') return { approvedBy: actor.name, approvedDate: new Date() };
  if (to === 'Sent to Supplier') return { isSent: true };
  if (to === 'Delivered') return wholeDelivery(expectedDeliveryDate, new Date());
  if (to === 'Completed') return { completedAt: new Date() };
  if (to === 'Rejected' || to === 'Cancelled') return { reason };
  return to === 'Order Confirmed' && promisedDate ? { promisedDate } : {};
}
