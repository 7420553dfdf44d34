import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type ListQuery,
  type Page,
  type PurchaseOrderQuery,
  type PurchaseOrderRow,
  purchaseOrders as contract,
  toRupees,
} from '@portal/contracts';
import { type Call, type Filter, sortOf } from '@portal/service-kit';
import { OrderRepository } from '../orders/order.repository.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { gemRowStage } from './gem-row.js';
import { assertShown, gemOrdersAsked, gemSorts, purchaseOrdersAsked, rowSorts } from './purchase-order.question.js';
import { PurchaseOrderRepository } from './purchase-order.repository.js';
import type { PurchaseOrderRecord } from './purchase-order.schema.js';

/** A row as the database makes it. */
export interface StoredRow extends Omit<PurchaseOrderRow, 'id' | 'createdAt' | 'updatedAt' | 'requestedDate'> {
  _id: string;
  createdAt: Date;
  updatedAt: Date;
}

/** Which of both kinds are asked for; undefined where a question can mean none. */
interface Kinds {
  purchaseOrders: Filter<PurchaseOrderRecord> | undefined;
  gemOrders: Filter<OrderRecord> | undefined;
}

/** More are not counted, so that a total never costs more than its page. */
const mostCounted = 10_000;
const mostFound = 100;

const rowStage = {
  $project: {
    source: { $literal: 'purchase-order' },
    ...Object.fromEntries(
      [
        ...['version', 'createdAt', 'updatedAt', 'poNumber', 'title', 'priority', 'urgency', 'status', 'department'],
        ...['supplier', 'sellerOrganizationId', 'assigneeId', 'assigneeName', 'requestedBy', 'requestedById'],
        ...['expectedDeliveryDate', 'totalAmount'],
      ].map((name) => [name, 1]),
    ),
  },
};

/** Purchase orders and GeM orders as rows of one list: each kind is sorted and cut by itself before they are brought together. */
@Injectable()
export class PurchaseOrderRows {
  constructor(
    private readonly purchaseOrders: PurchaseOrderRepository,
    private readonly gemOrders: OrderRepository,
  ) {}

  async list({ actor, query }: Call<typeof contract.list>): Promise<Page<PurchaseOrderRow>> {
    const kinds = kindsAsked(actor, query);
    const [rows, counted] = await Promise.all([this.page(kinds, query), this.count(kinds)]);
    const { page, pageSize } = query;
    const total = Math.min(counted, mostCounted);
    return { items: rows.map(rowView), total, ...(counted > total ? { more: true } : {}), page, pageSize };
  }

  /** Every row of a list's question, one after another. */
  each(actor: Actor, query: PurchaseOrderQuery): AsyncIterable<StoredRow> {
    const kinds = kindsAsked(actor, query);
    const [sort, gemSort] = sortsOf(query.sort);
    const { purchaseOrders, gemOrders } = kinds;
    if (!purchaseOrders) return this.gemOrders.eachOf(gemOrders ?? none, [{ $sort: gemSort }, gemRowStage]);
    if (!gemOrders) return this.purchaseOrders.eachOf(purchaseOrders, [{ $sort: sort }, rowStage]);
    const stages = [rowStage, this.gemOrders.union(gemOrders, [gemRowStage]), { $sort: sort }];
    return this.purchaseOrders.eachOf(purchaseOrders, stages);
  }

  /** The newest of a buyer or a seller, named by their organisation or account. */
  async found(actor: Actor, who: 'buyer' | 'seller', id: string) {
    const [organization, account] =
      who === 'buyer'
        ? (['buyerOrganizationId', 'buyerId'] as const)
        : (['sellerOrganizationId', 'assigneeId'] as const);
    const gemAccount = who === 'buyer' ? 'buyerId' : 'sellerId';
    const kinds: Kinds = {
      purchaseOrders: { $and: [purchaseOrdersAsked(actor, {}), { $or: [{ [organization]: id }, { [account]: id }] }] },
      gemOrders: {
        $and: [gemOrdersAsked(actor, {}) ?? none, { $or: [{ [organization]: id }, { [gemAccount]: id }] }],
      },
    };
    const rows = await this.page(kinds, { page: 1, pageSize: mostFound });
    return { success: true as const, orders: rows.map(rowView) };
  }

  private async page(kinds: Kinds, query: Pick<ListQuery, 'page' | 'pageSize' | 'sort'>): Promise<StoredRow[]> {
    const { purchaseOrders, gemOrders } = kinds;
    const [sort, gemSort] = sortsOf(query.sort);
    const skip = { $skip: (query.page - 1) * query.pageSize };
    const limit = { $limit: query.pageSize };
    if (!purchaseOrders) {
      return gemOrders ? this.gemOrders.aggregate(gemOrders, [{ $sort: gemSort }, skip, limit, gemRowStage]) : [];
    }
    if (!gemOrders) return this.purchaseOrders.aggregate(purchaseOrders, [{ $sort: sort }, skip, limit, rowStage]);
    const most = { $limit: query.page * query.pageSize };
    return this.purchaseOrders.aggregate(purchaseOrders, [
      { $sort: sort },
      most,
      rowStage,
      this.gemOrders.union(gemOrders, [{ $sort: gemSort }, most, gemRowStage]),
      { $sort: sort },
      skip,
      limit,
    ]);
  }

  private async count({ purchaseOrders, gemOrders }: Kinds) {
    const limit = mostCounted + 1;
    const counts = await Promise.all([
      purchaseOrders ? this.purchaseOrders.count(purchaseOrders, { limit }) : 0,
      gemOrders ? this.gemOrders.count(gemOrders, { limit }) : 0,
    ]);
    return counts[0] + counts[1];
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

/** A row as the contract shows it; paise become rupees. */
function rowView({ _id, createdAt, updatedAt, ...row }: StoredRow): PurchaseOrderRow {
  return {
    ...row,
    id: _id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    requestedDate: createdAt.toISOString(),
    totalAmount: toRupees(row.totalAmount),
  };
}
