import { Injectable } from '@nestjs/common';
import {
  approvedPurchaseOrderStatuses,
  gemRowPrefix,
  type Actor,
  type purchaseOrders as contract,
  toRupees,
} from '@portal/contracts';
import { type Call, rowsFor } from '@portal/service-kit';
import { OrderRepository } from '../orders/order.repository.js';
import type { OrderLine } from '../orders/order.schema.js';
import { gemIdOf, gemStatusesOf } from '../purchase-orders/gem-row.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import type { PurchaseLine } from '../purchase-orders/purchase-order.schema.js';
import { gemItemKey, purchaseItemKey } from './item-keys.js';

/** An order that was approved before, as the database answers it: for which item it was found, and its lines. */
type Found = { key: string; orderId: string; orderNumber: string; supplier?: string; approved: Date } & (
  { isGem: true; items: OrderLine[] } | { isGem: false; items: PurchaseLine[] }
);
/** The lines of an order by what they are of, and when it was approved: then what came before counts. */
interface Asked {
  id: string;
  lines: { id: string; key: string }[];
  before: Date;
}

/** What was last paid for the items of an order, by the approved orders that the asker sees. */
@Injectable()
export class LastPriceService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly purchaseOrders: PurchaseOrderRepository,
  ) {}

  async of({ actor, params }: Call<typeof contract.lastPrices>) {
    const asked = await this.asked(actor, params.id);
    const last = new Map<string, Found>();
    for (const found of await this.found(actor, asked)) {
      const other = last.get(found.key);
      if (!other || other.approved < found.approved) last.set(found.key, found);
    }
    return {
      items: asked.lines.flatMap(({ id: lineId, key }) => {
        const found = last.get(key);
        const unitPrice = found && unitPriceOf(found);
        if (!found || unitPrice === undefined) return [];
        const { isGem, orderId, orderNumber, supplier, approved } = found;
        return [
          {
            ...{ lineId, orderNumber, supplier, unitPrice: toRupees(unitPrice), approvedOn: approved.toISOString() },
            orderId: isGem ? `${gemRowPrefix}${orderId}` : orderId,
          },
        ];
      }),
    };
  }

  private async asked(actor: Actor, id: string): Promise<Asked> {
    const gemId = gemIdOf(id);
    if (gemId) {
      const { items, approvedAt } = await this.orders.findOrFail(gemId, rowsFor(actor, 'view', 'Order'));
      const lines = items.map((line) => ({ id: line.id, key: gemItemKey(line) }));
      return { id: gemId, lines, before: approvedAt ?? new Date() };
    }
    const rows = rowsFor(actor, 'view', 'PurchaseOrder');
    const { items, approvedDate } = await this.purchaseOrders.findOrFail(id, rows);
    const lines = items.map((line) => ({ id: line.id, key: purchaseItemKey(line) }));
    return { id, lines, before: approvedDate ?? new Date() };
  }

  /** The newest order of each kind for each item, in one question: each of its parts reads one entry of the index. */
  private async found(actor: Actor, { id, lines, before }: Asked): Promise<Found[]> {
    const keys = [...new Set(lines.map(({ key }) => key))];
    const besides = { _id: { $ne: id }, deletedAt: { $exists: false } };
    const own = (key: string) => ({
      $and: [
        { ...besides, itemKeys: key, approvedDate: { $lt: before } },
        { status: { $in: [...approvedPurchaseOrderStatuses] } },
        rowsFor(actor, 'view', 'PurchaseOrder'),
      ],
    });
    const gem = (key: string) => ({
      $and: [
        { ...besides, itemKeys: key, approvedAt: { $lt: before } },
        { status: { $in: gemStatusesOf(approvedPurchaseOrderStatuses) } },
        rowsFor(actor, 'view', 'Order'),
      ],
    });
    const [first, ...rest] = keys;
    if (first === undefined) return [];
    return this.purchaseOrders.aggregate<Found>(own(first), [
      ...newestOwn(first),
      ...rest.map((key) => this.purchaseOrders.union(own(key), newestOwn(key))),
      ...keys.map((key) => this.orders.union(gem(key), newestGem(key))),
    ]);
  }
}

const newestOwn = (key: string) => [
  { $sort: { approvedDate: -1 as const } },
  { $limit: 1 },
  {
    $project: {
      ...{ _id: 0, key: { $literal: key }, isGem: { $literal: false }, orderId: '$_id', orderNumber: '$poNumber' },
      ...{ supplier: 1, items: 1, approved: '$approvedDate' },
    },
  },
];

const newestGem = (key: string) => [
  { $sort: { approvedAt: -1 as const } },
  { $limit: 1 },
  {
    $project: {
      ...{ _id: 0, key: { $literal: key }, isGem: { $literal: true }, orderId: '$_id' },
      ...{ orderNumber: '$gemContractNumber', supplier: '$sellerName', items: 1, approved: '$approvedAt' },
    },
  },
];

/** What was paid for the item that an order was found for; in paise. */
function unitPriceOf(found: Found): number | undefined {
  if (found.isGem) return found.items.find((line) => gemItemKey(line) === found.key)?.unitPrice;
  return found.items.find((line) => purchaseItemKey(line) === found.key)?.unitPrice;
}
