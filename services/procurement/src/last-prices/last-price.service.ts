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

interface Paid {
  unitPrice: number;
  orderId: string;
  orderNumber: string;
  supplier?: string;
  approved: Date;
}
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
    const { id, lines, before } = await this.asked(actor, params.id);
    const keys = [...new Set(lines.map(({ key }) => key))];
    const found = await Promise.all(keys.map(async (key) => [key, await this.last(actor, key, id, before)] as const));
    const paid = new Map(found);
    return {
      items: lines.flatMap(({ id: lineId, key }) => {
        const last = paid.get(key);
        if (!last) return [];
        const { unitPrice, approved, ...order } = last;
        return [{ lineId, ...order, unitPrice: toRupees(unitPrice), approvedOn: approved.toISOString() }];
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

  /** The newer one of both kinds of orders. */
  private async last(actor: Actor, key: string, but: string, before: Date): Promise<Paid | undefined> {
    const both = [await this.lastGem(actor, key, but, before), await this.lastOwn(actor, key, but, before)];
    return both.flatMap((one) => one ?? []).sort((a, b) => b.approved.getTime() - a.approved.getTime())[0];
  }

  private async lastOwn(actor: Actor, key: string, but: string, before: Date): Promise<Paid | undefined> {
    const approved = {
      ...{ itemKeys: key, _id: { $ne: but }, deletedAt: { $exists: false } },
      ...{ status: { $in: [...approvedPurchaseOrderStatuses] }, approvedDate: { $lt: before } },
    };
    const order = await this.purchaseOrders.findOne(
      { $and: [approved, rowsFor(actor, 'view', 'PurchaseOrder')] },
      { fields: ['poNumber', 'supplier', 'items', 'approvedDate'], sort: { approvedDate: -1 } },
    );
    const line = order?.items.find((one: PurchaseLine) => purchaseItemKey(one) === key);
    if (!order?.approvedDate || !line) return undefined;
    const { _id: orderId, poNumber: orderNumber, supplier, approvedDate } = order;
    return {
      unitPrice: line.unitPrice,
      orderId,
      orderNumber,
      ...(supplier ? { supplier } : {}),
      approved: approvedDate,
    };
  }

  private async lastGem(actor: Actor, key: string, but: string, before: Date): Promise<Paid | undefined> {
    const approved = {
      ...{ itemKeys: key, _id: { $ne: but }, deletedAt: { $exists: false } },
      ...{ status: { $in: gemStatusesOf(approvedPurchaseOrderStatuses) }, approvedAt: { $lt: before } },
    };
    const order = await this.orders.findOne(
      { $and: [approved, rowsFor(actor, 'view', 'Order')] },
      { fields: ['gemContractNumber', 'sellerName', 'items', 'approvedAt'], sort: { approvedAt: -1 } },
    );
    const line = order?.items.find((one: OrderLine) => gemItemKey(one) === key);
    if (!order?.approvedAt || !line) return undefined;
    const orderId = `${gemRowPrefix}${order._id}`;
    const { gemContractNumber: orderNumber, sellerName: supplier, approvedAt } = order;
    return { unitPrice: line.unitPrice, orderId, orderNumber, supplier, approved: approvedAt };
  }
}
