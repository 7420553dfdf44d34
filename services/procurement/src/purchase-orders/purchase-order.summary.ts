import { Injectable } from '@nestjs/common';
import { activePurchaseOrderStatuses, type Actor, type purchaseOrders as contract, toRupees } from '@portal/contracts';
import type { Call } from '@portal/service-kit';
import { OrderRepository } from '../orders/order.repository.js';
import { gemRowStage } from './gem-row.js';
import { gemOrdersAsked, purchaseOrdersAsked } from './purchase-order.question.js';
import { PurchaseOrderRepository } from './purchase-order.repository.js';
import type { StoredRow } from './purchase-order.rows.js';

interface Group {
  key: string;
  orders: number;
  value: number;
  supplier?: string;
}

const mostRecent = 5;
const mostVendors = 4;
const mostDepartments = 200;
const notBought = ['Rejected', 'Cancelled'];

const asKey = [{ $set: { key: '$_id' } }, { $unset: '_id' }];
const byStatus = [{ $group: { _id: '$status', orders: { $sum: 1 }, value: { $sum: '$totalAmount' } } }, ...asKey];
const byVendor = [
  { $match: { status: { $nin: notBought }, sellerOrganizationId: { $exists: true } } },
  {
    $group: {
      _id: '$sellerOrganizationId',
      supplier: { $last: '$supplier' },
      orders: { $sum: 1 },
      value: { $sum: '$totalAmount' },
    },
  },
  ...asKey,
  { $sort: { value: -1 as const, key: 1 as const } },
  { $limit: mostVendors },
];
const byDepartment = [{ $group: { _id: '$department' } }, ...asKey, { $sort: { key: 1 as const } }];
const newest = { $sort: { updatedAt: -1 as const, _id: -1 as const } };

/** Figures over the purchase orders and GeM orders that the asker sees; computed from the data, never kept. */
@Injectable()
export class PurchaseOrderSummaryService {
  constructor(
    private readonly purchaseOrders: PurchaseOrderRepository,
    private readonly gemOrders: OrderRepository,
  ) {}

  async of({ actor }: Call<typeof contract.summary>) {
    const [statuses, vendors, departments, recent, overdue] = await Promise.all([
      this.rows<Group>(actor, byStatus),
      this.rows<Group>(actor, byVendor),
      this.rows<Group>(actor, [...byDepartment, { $limit: mostDepartments }]),
      this.recent(actor),
      this.overdue(actor),
    ]);
    const count = (names: readonly string[]) =>
      statuses.filter(({ key }) => names.includes(key)).reduce((sum, { orders }) => sum + orders, 0);
    const bought = statuses.filter(({ key }) => !notBought.includes(key));
    return {
      pendingApproval: count(['Pending Approval']),
      inTransit: count(['In Transit']),
      overdue,
      total: statuses.reduce((sum, { orders }) => sum + orders, 0),
      active: count(activePurchaseOrderStatuses),
      completed: count(['Completed']),
      totalValue: toRupees(bought.reduce((sum, { value }) => sum + value, 0)),
      recent,
      topVendors: vendors.map(({ key, supplier, orders, value }) => ({
        sellerOrganizationId: key,
        supplier: supplier ?? '',
        orders,
        totalValue: toRupees(value),
      })),
      departments: departments.map(({ key }) => key),
    };
  }

  private rows<Result>(actor: Actor, stages: Parameters<PurchaseOrderRepository['aggregate']>[1]) {
    return this.purchaseOrders.aggregate<Result>(purchaseOrdersAsked(actor, {}), [
      { $project: { status: 1, totalAmount: 1, sellerOrganizationId: 1, supplier: 1, department: 1 } },
      this.gemOrders.union(gemOrdersAsked(actor, {}) ?? { _id: '' }, [gemRowStage]),
      ...stages,
    ]);
  }

  private async recent(actor: Actor) {
    const most = { $limit: mostRecent };
    const fields = { $project: { poNumber: 1, title: 1, status: 1, updatedAt: 1 } };
    const rows = await this.purchaseOrders.aggregate<StoredRow>(purchaseOrdersAsked(actor, {}), [
      newest,
      most,
      fields,
      this.gemOrders.union(gemOrdersAsked(actor, {}) ?? { _id: '' }, [newest, most, gemRowStage]),
      newest,
      most,
    ]);
    return rows.map(({ _id, poNumber, title, status, updatedAt }) => ({
      ...{ id: _id, poNumber, title, status, updatedAt: updatedAt.toISOString() },
    }));
  }

  private async overdue(actor: Actor) {
    const late = { health: 'Overdue' } as const;
    const [own, gem] = await Promise.all([
      this.purchaseOrders.count(purchaseOrdersAsked(actor, late)),
      this.gemOrders.count(gemOrdersAsked(actor, late) ?? { _id: '' }),
    ]);
    return own + gem;
  }
}
