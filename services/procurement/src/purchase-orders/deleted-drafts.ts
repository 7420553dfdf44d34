import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type DeletedDraft,
  deletedDraftDays,
  type Page,
  type purchaseOrders as contract,
  toRupees,
} from '@portal/contracts';
import { type Call, type Filter, historyOf, rowsFor, sortOf, textFilter } from '@portal/service-kit';
import { RequisitionOrder, type Session } from '../requisitions/requisition-order.js';
import { assertMaker } from './purchase-order.draft.js';
import { deletedLongAgo } from './purchase-order.errors.js';
import { purchaseOrderEvent } from './purchase-order.events.js';
import { PurchaseOrderRepository } from './purchase-order.repository.js';
import type { PurchaseOrderRecord } from './purchase-order.schema.js';
import { purchaseOrderView } from './purchase-order.view.js';

const sortable = {
  poNumber: 'poNumber',
  title: 'title',
  department: 'department',
  totalAmount: 'totalAmount',
  deletedAt: 'deletedAt',
} as const;

const kept = deletedDraftDays * 24 * 60 * 60 * 1000;
const isForEver = ({ role }: Actor) => role === 'Super Admin';

// Its first author; those after it edited it.
const isMadeBy = ({ id }: Actor) => ({ $eq: [{ $first: '$authorIds' }, id] });

/** Drafts that were deleted: who made one finds and restores it while it is kept, a Super Admin each at any time. */
@Injectable()
export class DeletedDrafts {
  constructor(
    private readonly orders: PurchaseOrderRepository,
    private readonly requisitions: RequisitionOrder,
  ) {}

  async list({ actor, query }: Call<typeof contract.deleted>): Promise<Page<DeletedDraft>> {
    const { page, pageSize, q } = query;
    const own: Filter<PurchaseOrderRecord> = isForEver(actor)
      ? { deletedAt: { $gt: new Date(0) } }
      : { deletedAt: { $gt: new Date(Date.now() - kept) }, $expr: isMadeBy(actor) };
    const text = textFilter(q, ['poNumber', 'title', 'department', 'supplier']);
    const filter = { $and: [own, rowsFor(actor, 'edit', 'PurchaseOrder'), text] };
    const sort = sortOf(query.sort, sortable, '-deletedAt');
    const [total, found] = await Promise.all([
      this.orders.count(filter),
      this.orders.findMany(filter, { sort, skip: (page - 1) * pageSize, limit: pageSize }),
    ]);
    return { items: found.map((order) => view(actor, order)), total, page, pageSize };
  }

  /** As the order of its requisition, where that still waits for one; a draft that is there stays. */
  async restore(call: Call<typeof contract.restore>) {
    return purchaseOrderView(call.actor, await this.orders.once(call, () => this.bringBack(call), call.params.id));
  }

  private async bringBack(call: Call<typeof contract.restore>): Promise<PurchaseOrderRecord> {
    const {
      actor,
      params: { id },
    } = call;
    const rows = rowsFor(actor, 'edit', 'PurchaseOrder');
    const gone = await this.orders.findEver(id, rows);
    assertMaker(actor, gone);
    if (!gone.deletedAt) return this.orders.findOrFail(id, rowsFor(actor, 'view', 'PurchaseOrder'));
    if (!isForEver(actor) && gone.deletedAt.getTime() < Date.now() - kept) throw deletedLongAgo();
    const back = (session?: Session) =>
      this.orders.restore(
        id,
        rows,
        (order) => ({
          push: { history: historyOf(actor, 'Purchase order restored', order.status) },
          event: purchaseOrderEvent('restored', actor, order),
        }),
        { session, request: call },
      );
    const { requisitionId } = gone;
    return requisitionId ? this.requisitions.order(actor, { _id: requisitionId }, gone, back) : back();
  }
}

function view(actor: Actor, order: PurchaseOrderRecord): DeletedDraft {
  const { _id: id, version, poNumber, title, department, supplier, requestedBy, totalAmount } = order;
  const deletedAt = order.deletedAt ?? order.updatedAt;
  return {
    ...{ id, version, poNumber, title, department, requestedBy, totalAmount: toRupees(totalAmount) },
    ...(supplier ? { supplier } : {}),
    deletedAt: deletedAt.toISOString(),
    ...(isForEver(actor) ? {} : { keptUntil: new Date(deletedAt.getTime() + kept).toISOString() }),
  };
}
