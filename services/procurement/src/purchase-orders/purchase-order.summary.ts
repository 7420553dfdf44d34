import { Injectable } from '@nestjs/common';
import {
  activePurchaseOrderStatuses,
  type Actor,
  type OrderStatus,
  type purchaseOrders as contract,
  type PurchaseOrderStatus,
  toRupees,
} from '@portal/contracts';
import type { Call } from '@portal/service-kit';
import { OrderRepository } from '../orders/order.repository.js';
import { gemRowStage, noDepartment, statusOfGem } from './gem-row.js';
import { gemOrdersAsked, purchaseOrdersAsked } from './purchase-order.question.js';
import { PurchaseOrderRepository } from './purchase-order.repository.js';
import type { StoredRow } from './purchase-order.rows.js';

/** Orders with the same status, seller and department; amounts in paise. */
interface Group {
  status: PurchaseOrderStatus;
  seller?: string;
  supplier?: string;
  department: string;
  orders: number;
  value: number;
}

const mostRecent = 5;
const mostVendors = 4;
const mostDepartments = 200;
const notBought: readonly PurchaseOrderStatus[] = ['Rejected', 'Cancelled'];

/** Each collection is read once, without being brought into one shape first: that would cost more than the sums. */
const groupBy = (fields: Record<'seller' | 'supplier' | 'department', string>) => [
  {
    $group: {
      _id: { status: '$status', seller: fields.seller, department: fields.department },
      supplier: { $last: fields.supplier },
      orders: { $sum: 1 },
      value: { $sum: '$totalAmount' },
    },
  },
  { $set: { status: '$_id.status', seller: '$_id.seller', department: '$_id.department' } },
  { $unset: '_id' },
];
const ownGroups = groupBy({ seller: '$sellerOrganizationId', supplier: '$supplier', department: '$department' });
const gemGroups = groupBy({
  seller: '$sellerOrganizationId',
  supplier: '$sellerName',
  department: '$gemBuyerDepartmentName',
});
const newest = { $sort: { updatedAt: -1 as const, _id: -1 as const } };

/** Figures over the purchase orders and GeM orders that the asker sees; computed from the data, never kept. */
@Injectable()
export class PurchaseOrderSummaryService {
  constructor(
    private readonly purchaseOrders: PurchaseOrderRepository,
    private readonly gemOrders: OrderRepository,
  ) {}

  async of({ actor }: Call<typeof contract.summary>) {
    const [groups, recent, overdue] = await Promise.all([this.groups(actor), this.recent(actor), this.overdue(actor)]);
    const of = (names: readonly string[]) => sumsOf(groups.filter(({ status }) => names.includes(status)));
    const bought = groups.filter(({ status }) => !notBought.includes(status));
    return {
      pendingApproval: of(['Pending Approval']).orders,
      inTransit: of(['In Transit']).orders,
      overdue,
      total: sumsOf(groups).orders,
      active: of(activePurchaseOrderStatuses).orders,
      completed: of(['Completed']).orders,
      totalValue: toRupees(sumsOf(bought).value),
      recent,
      topVendors: vendorsOf(bought),
      departments: [...new Set(groups.map(({ department }) => department))].sort().slice(0, mostDepartments),
    };
  }

  private async groups(actor: Actor): Promise<Group[]> {
    const [own, gem] = await Promise.all([
      this.purchaseOrders.aggregate<Group>(purchaseOrdersAsked(actor, {}), ownGroups),
      this.gemOrders.aggregate<Group & { status: OrderStatus }>(gemOrdersAsked(actor, {}) ?? { _id: '' }, gemGroups),
    ]);
    return [
      ...own,
      ...gem.map((group) => ({
        ...group,
        status: statusOfGem[group.status],
        department: group.department || noDepartment,
      })),
    ];
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

const sumsOf = (groups: readonly Group[]) => ({
  orders: groups.reduce((sum, { orders }) => sum + orders, 0),
  value: groups.reduce((sum, { value }) => sum + value, 0),
});

/** Those with the greatest value. */
function vendorsOf(groups: readonly Group[]) {
  const bySeller = new Map<string, Group[]>();
  for (const group of groups) {
    if (group.seller) bySeller.set(group.seller, [...(bySeller.get(group.seller) ?? []), group]);
  }
  return [...bySeller]
    .map(([sellerOrganizationId, own]) => ({
      sellerOrganizationId,
      supplier: own.find(({ supplier }) => supplier)?.supplier ?? '',
      orders: sumsOf(own).orders,
      totalValue: toRupees(sumsOf(own).value),
    }))
    .sort((a, b) => b.totalValue - a.totalValue || a.sellerOrganizationId.localeCompare(b.sellerOrganizationId))
    .slice(0, mostVendors);
}
