import { Injectable } from '@nestjs/common';
import { type Actor, openStep, type PurchaseOrder, purchaseOrders as contract } from '@portal/contracts';
import { type Call, historyOf, Kit, newId, refuse, rowsFor } from '@portal/service-kit';
import { moveNotPossible } from '../orders/order.errors.js';
import { requestOf, RequisitionOrder, type Session } from '../requisitions/requisition-order.js';
import { ofAnotherOffice } from '../requisitions/requisition.errors.js';
import { assertMaker, PurchaseOrderDraft, withAdded, without } from './purchase-order.draft.js';
import { PurchaseOrderApproval } from './purchase-order.approval.js';
import { sellerMissing } from './purchase-order.errors.js';
import { noticeOf, purchaseOrderEvent } from './purchase-order.events.js';
import { PurchaseOrderRepository } from './purchase-order.repository.js';
import type { PurchaseOrderRecord } from './purchase-order.schema.js';
import { purchaseOrderView } from './purchase-order.view.js';

type Create = Pick<Call<typeof contract.create>, 'actor' | 'body' | 'token' | 'key' | 'bodyHash'>;
type Edit = Call<typeof contract.update> & { order: NonNullable<Call<typeof contract.update>['body']['order']> };

/** How a purchase order is written, until somebody approved it. */
@Injectable()
export class PurchaseOrderService {
  constructor(
    private readonly orders: PurchaseOrderRepository,
    private readonly draft: PurchaseOrderDraft,
    private readonly approval: PurchaseOrderApproval,
    private readonly requisitions: RequisitionOrder,
    private readonly kit: Kit,
  ) {}

  async get(actor: Actor, id: string): Promise<PurchaseOrder> {
    return purchaseOrderView(actor, await this.orders.findOrFail(id, rowsFor(actor, 'view', 'PurchaseOrder')));
  }

  /** `authors` wrote it as well as who asks, so that none of them approves it. */
  async create(call: Create, id = newId(), authors: readonly string[] = []): Promise<PurchaseOrder> {
    return purchaseOrderView(call.actor, await this.orders.once(call, () => this.make(call, id, authors)));
  }

  private async make(call: Create, id: string, authors: readonly string[]): Promise<PurchaseOrderRecord> {
    const { actor, body, token } = call;
    const { fields } = await this.draft.fieldsOf(body, token);
    if (body.status === 'Pending Approval' && !fields.sellerOrganizationId) throw sellerMissing();
    const requisition = body.requisitionId && (await this.requisitions.accepted(actor, body.requisitionId));
    if (requisition && requisition.organizationId !== fields.buyerOrganizationId) throw ofAnotherOffice();
    const record = {
      _id: id,
      ...fields,
      status: body.status,
      poNumber: await this.kit.numbers.next('PO'),
      ...(body.status === 'Draft' ? {} : { approvals: await this.approval.stepsOf(fields) }),
      isSent: false,
      ...(requisition ? requestOf(requisition) : { requestedBy: actor.name, requestedById: actor.id }),
      attachments: withAdded([], await this.draft.filesOf(actor, id, body)),
      authorIds: [...new Set([actor.id, ...authors, ...(requisition ? [requisition.requestedById] : [])])],
      history: [
        historyOf(actor, 'Purchase order created', 'Draft'),
        ...(body.status === 'Draft' ? [] : [historyOf(actor, 'Submit for Approval', body.status)]),
      ],
    };
    const event = purchaseOrderEvent('created', actor, record, noticeOf(record));
    const store = (session?: Session) => this.orders.createOnce(record, event, call, { session });
    return requisition ? this.requisitions.order(actor, requisition, record, store) : store();
  }

  /** Another text of it, while nobody has decided about it. */
  async edit({ actor, params, order, ifMatch, token }: Edit): Promise<PurchaseOrder> {
    const rows = rowsFor(actor, 'edit', 'PurchaseOrder');
    // Before its files are bound to an order that somebody may not edit.
    const before = await this.orders.findOrFail(params.id, rows);
    assertEditable(actor, before);
    const { fields, unset } = await this.draft.fieldsOf(order, token);
    // The requisition is the office's of that time: no other one reads who asked for what.
    if (before.requisitionId && fields.buyerOrganizationId !== before.buyerOrganizationId) throw ofAnotherOffice();
    const files = await this.draft.filesOf(actor, params.id, order);
    // Another value may need others: what was approved of the text before counts no more.
    const approvals = await this.approval.stepsOf(fields);
    const decide = (current: PurchaseOrderRecord) => {
      assertEditable(actor, current);
      if (current.status !== 'Draft' && !fields.sellerOrganizationId) throw sellerMissing();
      const authorIds = [...new Set([...current.authorIds, actor.id])];
      const submitted = current.status === 'Draft' ? {} : { approvals };
      const attachments = withAdded(without(current.attachments, order.removedAttachments), files);
      const set = { ...fields, ...submitted, attachments, authorIds };
      return {
        set,
        unset,
        push: { history: historyOf(actor, 'Purchase order edited', current.status) },
        event: purchaseOrderEvent('changed', actor, { ...current, ...set }, askedAnew(current, { ...current, ...set })),
      };
    };
    const edited = await this.orders.update(params.id, rows, decide, { ifMatch });
    const gone = without(
      before.attachments,
      edited.attachments.map(({ id }) => id),
    );
    await this.draft.letGo(
      params.id,
      gone.map(({ id }) => id),
    );
    return purchaseOrderView(actor, edited);
  }

  /** A draft that nobody wants any more. */
  async delete({ actor, params, ifMatch }: Pick<Call<typeof contract.delete>, 'actor' | 'params' | 'ifMatch'>) {
    const event = (order: PurchaseOrderRecord) => {
      assertMaker(actor, order);
      if (order.status !== 'Draft') throw moveNotPossible(order.status);
      return purchaseOrderEvent('deleted', actor, order);
    };
    const rows = rowsFor(actor, 'edit', 'PurchaseOrder');
    const order = await this.orders.findOrFail(params.id, rows);
    await this.requisitions.end(actor, order, (session) =>
      this.orders.remove(params.id, rows, event, [], { ifMatch, session }),
    );
  }
}

/** Told where the new text of a waiting order is for somebody else to approve first than the one before was. */
function askedAnew(before: PurchaseOrderRecord, after: PurchaseOrderRecord) {
  const asked = ({ approvals }: PurchaseOrderRecord) => openStep(approvals)?.designation;
  return after.status !== 'Draft' && asked(before) !== asked(after) ? noticeOf(after) : undefined;
}

function assertEditable(actor: Actor, { status }: PurchaseOrderRecord) {
  if (actor.role === 'Seller') throw refuse('FORBIDDEN');
  if (status !== 'Draft' && status !== 'Pending Approval') throw moveNotPossible(status);
}
