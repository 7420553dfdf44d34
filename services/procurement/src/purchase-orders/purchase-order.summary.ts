import { Injectable } from '@nestjs/common';
import {
  activePurchaseOrderStatuses,
  type Actor,
  type purchaseOrders as contract,
  type PurchaseOrderStatus,
  toRupees,
} from '@portal/contracts';
import type { Call } from '@portal/service-kit';
import { OrderSet } from '../reports/order-set.js';
import { byDepartment, byStatus, keysOf, mergedSums, sumsBy, sumsBySeller } from '../reports/sums.js';
import type { SelectedOrders } from './order-selection.js';
import { gemOrdersAsked, purchaseOrdersAsked } from './purchase-order.question.js';
import { PurchaseOrderRows } from './purchase-order.rows.js';

const mostRecent = 5;
const mostVendors = 4;
const mostDepartments = 200;

const lastChanged = { updatedAt: -1, _id: -1 } as const;

/** Figures over the purchase orders and GeM orders that the asker sees, computed when they are asked. */
@Injectable()
export class PurchaseOrderSummaryService {
  constructor(
    private readonly set: OrderSet,
    private readonly rows: PurchaseOrderRows,
  ) {}

  async of({ actor }: Call<typeof contract.summary>) {
    await this.set.upToDate();
    const recent = this.recent(actor);
    const orders = this.set.of(actor, {});
    const statuses = sumsBy(orders, byStatus);
    const all = new Map(statuses.map((sums) => [sums.key, sums]));
    const count = (some: readonly PurchaseOrderStatus[]) =>
      some.reduce((sum, status) => sum + (all.get(status)?.orders ?? 0), 0);
    return {
      pendingApproval: count(['Pending Approval']),
      inTransit: count(['In Transit']),
      overdue: this.set.overdue(actor),
      total: mergedSums(statuses).orders,
      active: count(activePurchaseOrderStatuses),
      completed: count(['Completed']),
      totalValue: toRupees(mergedSums(statuses).value),
      topVendors: vendorsOf(orders),
      departments: keysOf(orders, byDepartment).sort().slice(0, mostDepartments),
      recent: await recent,
    };
  }

  private async recent(actor: Actor) {
    const kinds = { purchaseOrders: purchaseOrdersAsked(actor, {}), gemOrders: gemOrdersAsked(actor, {}) };
    const { rows } = await this.rows.known(kinds, { page: 1, pageSize: mostRecent }, lastChanged);
    return rows.map(({ _id, poNumber, title, status, updatedAt }) => ({
      ...{ id: _id, poNumber, title, status, updatedAt: updatedAt.toISOString() },
    }));
  }
}

/** Those of which the most was bought, by its value. */
const vendorsOf = (orders: readonly SelectedOrders[]) =>
  sumsBySeller(orders)
    .filter(({ approved }) => approved > 0)
    .map(({ key, supplier, approved, value }) => ({
      ...{ sellerOrganizationId: key, supplier, orders: approved },
      totalValue: toRupees(value),
    }))
    .sort((a, b) => b.totalValue - a.totalValue || a.sellerOrganizationId.localeCompare(b.sellerOrganizationId))
    .slice(0, mostVendors);
