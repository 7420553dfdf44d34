import { Injectable } from '@nestjs/common';
import {
  type Actor,
  gemRowPrefix,
  type Page,
  type PurchaseOrderQuery,
  type PurchaseOrderRow,
  purchaseOrders as contract,
  toRupees,
} from '@portal/contracts';
import { type Call, sortOf, type Where } from '@portal/service-kit';
import { OrderRepository } from '../orders/order.repository.js';
import { AwaitedOrders } from './awaited-orders.js';
import { awaitedGemStage, awaitedStage } from './awaited-first.js';
import { goodsLeftStage, openUnitsStage, wholeStatuses } from './delivered-items.js';
import { gemRowStage as rowStageOfGem } from './gem-row.js';
import { type Kinds, OrderSelection } from './order-selection.js';
import { assertShown, gemOrdersAsked, gemSorts, purchaseOrdersAsked, rowSorts } from './purchase-order.question.js';
import { PurchaseOrderRepository } from './purchase-order.repository.js';
import type { PurchaseOrderRecord } from './purchase-order.schema.js';

/** A row as the database makes it. */
export interface StoredRow extends Omit<
  PurchaseOrderRow,
  'id' | 'createdAt' | 'updatedAt' | 'requestedDate' | 'deliveredAt'
> {
  _id: string;
  createdAt: Date;
  updatedAt: Date;
  deliveredAt?: Date;
}

/** More are not counted, so that a total never costs more than its page. */
const mostCounted = 10_000;
const mostFound = 100;

const rowStage = {
  $project: {
    awaited: awaitedStage,
    source: { $literal: 'purchase-order' },
    openUnits: { $cond: [{ $in: ['$status', wholeStatuses] }, 0, openUnitsStage] },
    goodsLeft: goodsLeftStage,
    ...Object.fromEntries(
      [
        ...['version', 'createdAt', 'updatedAt', 'poNumber', 'title', 'priority', 'urgency', 'status', 'department'],
        ...['supplier', 'sellerOrganizationId', 'assigneeId', 'assigneeName', 'requestedBy', 'requestedById'],
        ...['expectedDeliveryDate', 'deliveredAt', 'isOnTime', 'totalAmount'],
      ].map((name) => [name, 1]),
    ),
  },
};

const gemRowStage = { $project: { ...rowStageOfGem.$project, awaited: awaitedGemStage } };

/** How rows of one kind are put in order: before they are made, where the database has an index of it. */
const inOrder = <Stage extends object>(sort: Record<string, 1 | -1>, stage: Stage) =>
  'awaited' in sort ? [stage, { $sort: sort }] : [{ $sort: sort }, stage];

/** Purchase orders and GeM orders as rows of one list. */
@Injectable()
export class PurchaseOrderRows {
  constructor(
    private readonly purchaseOrders: PurchaseOrderRepository,
    private readonly gemOrders: OrderRepository,
    private readonly selection: OrderSelection,
    private readonly awaited: AwaitedOrders,
  ) {}

  async list({ actor, query, token }: Call<typeof contract.list>): Promise<Page<PurchaseOrderRow>> {
    const { page, pageSize, waiting } = query;
    const asked = kindsAsked(actor, query);
    const kinds = waiting ? awaitedOf(asked, await this.awaited.awaiting(actor, token)) : asked;
    const { rows, count } = await this.page(kinds, query, sortOf(query.sort, rowSorts, newestFirst));
    const total = Math.min(count, mostCounted);
    return { items: rows.map(rowView), total, ...(count > total ? { more: true } : {}), page, pageSize };
  }

  /** Every row of a list's question, one after another. */
  each(actor: Actor, query: PurchaseOrderQuery): AsyncIterable<StoredRow> {
    const kinds = kindsAsked(actor, query);
    const [sort, gemSort] = sortsOf(query.sort);
    const { purchaseOrders, gemOrders } = kinds;
    if (!purchaseOrders) return this.gemOrders.eachOf(gemOrders ?? none, inOrder(gemSort, gemRowStage));
    if (!gemOrders) return this.purchaseOrders.eachOf(purchaseOrders, inOrder(sort, rowStage));
    const stages = [rowStage, this.gemOrders.union(gemOrders, [gemRowStage]), { $sort: sort }];
    return this.purchaseOrders.eachOf(purchaseOrders, stages);
  }

  /** The newest that a question means. */
  async newestOf(actor: Actor, query: Pick<PurchaseOrderQuery, 'seller'>, most: number) {
    const kinds = { purchaseOrders: purchaseOrdersAsked(actor, query), gemOrders: gemOrdersAsked(actor, query) };
    const first = { page: 1, pageSize: most };
    const { rows } = await this.page(kinds, first, sortOf(undefined, rowSorts, newestFirst));
    return rows.map(rowView);
  }

  /** The newest of a buyer or a seller, named by their organisation or account. */
  async found(actor: Actor, who: 'buyer' | 'seller', id: string) {
    const [organization, account] =
      who === 'buyer'
        ? (['buyerOrganizationId', 'buyerId'] as const)
        : (['sellerOrganizationId', 'assigneeId'] as const);
    const gemAccount = who === 'buyer' ? 'buyerId' : 'sellerId';
    const kinds: Kinds = {
      purchaseOrders: {
        $and: [purchaseOrdersAsked(actor, {}) ?? none, { $or: [{ [organization]: id }, { [account]: id }] }],
      },
      gemOrders: {
        $and: [gemOrdersAsked(actor, {}) ?? none, { $or: [{ [organization]: id }, { [gemAccount]: id }] }],
      },
    };
    const first = { page: 1, pageSize: mostFound };
    const { rows } = await this.page(kinds, first, sortOf(undefined, rowSorts, newestFirst));
    return { success: true as const, orders: rows.map(rowView) };
  }

  /** One page of what is asked for, and how many there are of it. */
  async page(kinds: Kinds, cut: { page: number; pageSize: number }, sort: Record<string, 1 | -1>) {
    await this.selection.upToDate();
    return this.known(kinds, cut, sort);
  }

  /** The same of what is known already. */
  async known(kinds: Kinds, cut: { page: number; pageSize: number }, sort: Record<string, 1 | -1>) {
    const { page, count } = this.selection.page(kinds, cut, sort);
    const own = page.flatMap(({ isOwn, id }) => (isOwn ? id : []));
    const gem = page.flatMap(({ isOwn, id }) => (isOwn ? [] : id));
    // Asked with the whole question again: what is shown is decided by the database alone.
    const [rows, gemRows] = await Promise.all([
      own.length > 0 && kinds.purchaseOrders
        ? this.purchaseOrders.aggregate<StoredRow>({ $and: [{ _id: { $in: own } }, kinds.purchaseOrders] }, [rowStage])
        : [],
      gem.length > 0 && kinds.gemOrders
        ? this.gemOrders.aggregate<StoredRow>({ $and: [{ _id: { $in: gem } }, kinds.gemOrders] }, [gemRowStage])
        : [],
    ]);
    const byId = new Map([...rows, ...gemRows].map((row) => [row._id, row]));
    const ids = page.map(({ isOwn, id }) => (isOwn ? id : `${gemRowPrefix}${id}`));
    return { rows: ids.flatMap((id) => byId.get(id) ?? []), count };
  }
}

const none = { _id: '' };
const newestFirst = '-requestedDate';

const sortsOf = (sort: string | undefined) =>
  [sortOf(sort, rowSorts, newestFirst), sortOf(sort, gemSorts, newestFirst)] as const;

function kindsAsked(actor: Actor, query: PurchaseOrderQuery): Kinds {
  assertShown(actor, query);
  return {
    purchaseOrders: query.source === 'gem' ? undefined : purchaseOrdersAsked(actor, query),
    gemOrders: query.source === 'purchase-order' ? undefined : gemOrdersAsked(actor, query),
  };
}

const awaitedOf = ({ purchaseOrders }: Kinds, awaiting: Where<PurchaseOrderRecord>): Kinds => ({
  purchaseOrders: purchaseOrders && { $and: [purchaseOrders, awaiting] },
  gemOrders: undefined,
});

/** A row as the contract shows it; paise become rupees. */
function rowView({ _id, createdAt, updatedAt, deliveredAt, ...row }: StoredRow): PurchaseOrderRow {
  return {
    ...row,
    id: _id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    requestedDate: createdAt.toISOString(),
    ...(deliveredAt ? { deliveredAt: deliveredAt.toISOString() } : {}),
    totalAmount: toRupees(row.totalAmount),
  };
}
