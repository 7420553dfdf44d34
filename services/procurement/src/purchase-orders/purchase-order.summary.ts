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
import { bySeller, byStatus, mergedSums, sumsBy } from '../reports/sums.js';
import type { SelectedOrders } from './order-selection.js';
import { gemOrdersAsked, purchaseOrdersAsked } from './purchase-order.question.js';
import { PurchaseOrderRows } from './purchase-order.rows.js';

const mostRecent = 5;
const mostVendors = 4;
const mostDepartments = 200;
const notBought: readonly PurchaseOrderStatus[] = ['Rejected', 'Cancelled'];

const lastChanged = { updatedAt: -1, _id: -1 } as const;

/** Figures over the purchase orders and GeM orders that the asker sees, computed when they are asked. */
@Injectable()
export class PurchaseOrderSummaryService {
  constructor(
    private readonly set: OrderSet,
    private readonly rows: PurchaseOrderRows,
  ) {}

  async of({ actor }: Call<typeof contract.summary>) {
    const recent = await this.recent(actor);
    await this.set.upToDate();
    const orders = this.set.of(actor, {});
    const all = new Map(sumsBy(orders, byStatus).map((sums) => [sums.key, sums]));
    const count = (statuses: readonly PurchaseOrderStatus[]) =>
      statuses.reduce((sum, status) => sum + (all.get(status)?.orders ?? 0), 0);
    const bought = orders.map((kind) => ({
      ...kind,
      places: kind.places.filter((place) => !notBought.includes(kind.status(place))),
    }));
    const departments = orders.flatMap(({ places, department }) => [...new Set(places.map(department))]);
    return {
      pendingApproval: count(['Pending Approval']),
      inTransit: count(['In Transit']),
      overdue: this.set.overdue(actor),
      total: mergedSums([...all.values()]).orders,
      active: count(activePurchaseOrderStatuses),
      completed: count(['Completed']),
      totalValue: toRupees(mergedSums([...all.values()].filter(({ key }) => !notBought.includes(key))).amount),
      recent,
      topVendors: vendorsOf(bought),
      departments: [...new Set(departments)].sort().slice(0, mostDepartments),
    };
  }

  private async recent(actor: Actor) {
    const kinds = { purchaseOrders: purchaseOrdersAsked(actor, {}), gemOrders: gemOrdersAsked(actor, {}) };
    const { rows } = await this.rows.page(kinds, { page: 1, pageSize: mostRecent }, lastChanged);
    return rows.map(({ _id, poNumber, title, status, updatedAt }) => ({
      ...{ id: _id, poNumber, title, status, updatedAt: updatedAt.toISOString() },
    }));
  }
}

/** Those with the greatest value. */
const vendorsOf = (orders: readonly SelectedOrders[]) =>
  sumsBy(orders, bySeller)
    .map(({ key, supplier, orders: count, amount }) => ({
      ...{ sellerOrganizationId: key, supplier: supplier ?? '', orders: count },
      totalValue: toRupees(amount),
    }))
    .sort((a, b) => b.totalValue - a.totalValue || a.sellerOrganizationId.localeCompare(b.sellerOrganizationId))
    .slice(0, mostVendors);
