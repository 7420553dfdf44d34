import { Injectable } from '@nestjs/common';
import { type Actor, activeOrderStatuses, assets, orders as contract, toRupees } from '@portal/contracts';
import { ask, type Call, type Filter, Kit, log, rowsFor } from '@portal/service-kit';
import { deliveryDue } from '../orders/delivery-due.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { OrderRepository } from '../orders/order.repository.js';
import { changePercent, periodStart, previousStart } from './period.js';
import { deliveryFigures, percent } from './figures.js';

interface Sums {
  orders: number;
  value: number;
  /** Of these, the orders that were approved, and their value: what waits or was rejected was not bought. */
  bought: number;
  boughtValue: number;
}

/** Figures over the orders that the user may see; computed from the data, never kept. */
@Injectable()
export class ReportService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly kit: Kit,
  ) {}

  async dashboard({ actor, token }: Call<typeof contract.dashboard>) {
    const [byStatus, sellers, departments, overdue, now, before, expiring] = await Promise.all([
      this.sumsBy(actor, '$status'),
      this.orders.distinct('sellerOrganizationId', this.visible(actor)),
      this.orders.distinct('gemBuyerDepartmentName', this.visible(actor)),
      this.orders.count({ ...this.visible(actor), ...deliveryDue('Overdue') }),
      this.sumsBetween(actor, periodStart('month'), new Date()),
      this.sumsBetween(actor, previousStart('month'), periodStart('month')),
      this.expiring(actor, token),
    ]);
    const of = (statuses: readonly string[]) =>
      add([...byStatus].filter(([status]) => statuses.includes(status)).map(([, sums]) => sums));
    const all = add([...byStatus.values()]);
    return {
      totalPOs: all.orders,
      activePOs: of(activeOrderStatuses).orders,
      completedPOs: of(['Completed']).orders,
      pendingApproval: of(['Pending Approval']).orders,
      pendingValue: toRupees(of(['Pending Approval', ...activeOrderStatuses]).value),
      totalValue: toRupees(all.boughtValue),
      sellerCount: sellers.length,
      avgSellerRating: null,
      overdueDeliveries: overdue,
      ...expiring,
      ordersChange: changePercent(before.orders, now.orders),
      valueChange: changePercent(before.boughtValue, now.boughtValue),
      departments: departments.sort(),
    };
  }

  async report({ actor, query }: Call<typeof contract.report>) {
    const match = {
      ...this.visible(actor),
      createdAt: { $gte: periodStart(query.period) },
      ...(query.department ? { gemBuyerDepartmentName: query.department } : {}),
      ...(query.vendor ? { sellerOrganizationId: query.vendor } : {}),
      ...(query.category ? { gemOrderCategory: query.category } : {}),
    };
    const [byStatus, byDepartment, byVendor, delivered, trend] = await Promise.all([
      this.group(match, '$status'),
      this.group(match, '$gemBuyerDepartmentName'),
      this.group(match, '$sellerOrganizationId'),
      deliveryFigures(this.orders, match),
      this.group(match, { $dateToString: { date: '$createdAt', format: '%Y-%m', timezone: 'Asia/Kolkata' } }),
    ]);
    const all = add(byStatus);
    const completed = add(byStatus.filter(({ key }) => key === 'Completed'));
    const active = add(byStatus.filter(({ key }) => stillActive.includes(key)));
    return {
      totalOrders: all.orders,
      activeOrders: active.orders,
      completedOrders: completed.orders,
      totalValue: toRupees(all.boughtValue),
      approvedOrders: all.bought,
      avgOrderValue: average(all),
      onTimeDeliveryRate: delivered.onTimeRate,
      avgDeliveryTime: delivered.days,
      byStatus: byStatus.map(({ key, orders, value }) => ({ status: key, orders, value: toRupees(value) })),
      byDepartment: byDepartment.map((row) => ({
        department: row.key,
        totalOrders: row.orders,
        totalSpent: toRupees(row.boughtValue),
        avgOrderValue: average(row),
        completionRate: percent(row.completed, row.orders),
      })),
      byVendor: byVendor.map(({ key, sellerName, orders, boughtValue, completed: done, onTime, timed }) => ({
        vendorId: key,
        vendor: sellerName,
        totalOrders: orders,
        completionRate: percent(done, orders),
        onTimeDeliveryRate: timed ? percent(onTime, timed) : null,
        totalValue: toRupees(boughtValue),
      })),
      trend: trend
        .map(({ key, orders, boughtValue }) => ({ month: key, orders, value: toRupees(boughtValue) }))
        .sort((a, b) => a.month.localeCompare(b.month)),
    };
  }

  /** What ends soon is the asset service's to know: while it is away that is not known, and all else is told. */
  private async expiring(actor: Actor, token: string | undefined) {
    try {
      const { warrantyExpiring, amcExpiring } = await ask(this.kit.bus, assets.stats, token);
      return { warrantyExpiring, amcExpiring };
    } catch (error) {
      log.warn({ user: actor.id, error: String(error) }, 'asset figures are away');
      return { warrantyExpiring: null, amcExpiring: null };
    }
  }

  private visible(actor: Actor) {
    return { $and: [{ deletedAt: { $exists: false } }, rowsFor(actor, 'view', 'Order')] };
  }

  private async sumsBy(actor: Actor, key: string) {
    const rows = await this.group(this.visible(actor), key);
    return new Map(rows.map((row) => [row.key, row as Sums]));
  }

  private async sumsBetween(actor: Actor, from: Date, to: Date) {
    return add(await this.group({ ...this.visible(actor), createdAt: { $gte: from, $lt: to } }, null));
  }

  private group(match: Filter<OrderRecord>, key: unknown) {
    return this.orders.aggregate<
      Sums & { key: string; sellerName: string; completed: number; onTime: number; timed: number }
    >(match, [
      {
        $group: {
          _id: key,
          sellerName: { $last: '$sellerName' },
          orders: { $sum: 1 },
          value: { $sum: '$totalAmount' },
          bought: { $sum: { $cond: [approved, 1, 0] } },
          boughtValue: { $sum: { $cond: [approved, '$totalAmount', 0] } },
          completed: { $sum: { $cond: [{ $eq: ['$status', 'Completed'] }, 1, 0] } },
          timed: { $sum: { $cond: [{ $ifNull: ['$completedAt', false] }, 1, 0] } },
          onTime: { $sum: { $cond: [{ $and: [{ $ifNull: ['$completedAt', false] }, onTimeCondition] }, 1, 0] } },
        },
      },
      { $set: { key: { $ifNull: ['$_id', ''] } } },
      { $unset: '_id' },
      { $sort: { value: -1, key: 1 } },
      { $limit: 200 },
    ]);
  }
}

const onTimeCondition = {
  $lte: [
    { $dateToString: { date: '$completedAt', format: '%Y-%m-%d', timezone: 'Asia/Kolkata' } },
    '$expectedDeliveryWindow.endDate',
  ],
};

const approved = { $not: { $in: ['$status', ['Pending Approval', 'Rejected', 'Cancelled']] } };

const stillActive: readonly string[] = activeOrderStatuses;

const average = ({ bought, boughtValue }: Sums) => (bought ? toRupees(Math.round(boughtValue / bought)) : 0);

const add = (sums: Sums[]): Sums =>
  sums.reduce(
    (total, one) => ({
      orders: total.orders + one.orders,
      value: total.value + one.value,
      bought: total.bought + one.bought,
      boughtValue: total.boughtValue + one.boughtValue,
    }),
    { orders: 0, value: 0, bought: 0, boughtValue: 0 },
  );
