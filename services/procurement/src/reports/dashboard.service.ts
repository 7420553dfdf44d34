import { Injectable } from '@nestjs/common';
import { type Actor, activeOrderStatuses, assets, orders as contract, toRupees } from '@portal/contracts';
import { ask, type Call, type Filter, Kit, log, rowsFor } from '@portal/service-kit';
import { deliveryDue } from '../orders/delivery-due.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { OrderRepository } from '../orders/order.repository.js';
import { RatingRepository } from '../ratings/rating.repository.js';
import { changePercent, periodStart, previousStart } from './period.js';

interface Sums {
  orders: number;
  value: number;
  /** Of these, the orders that were approved, and their value: what waits or was rejected was not bought. */
  bought: number;
  boughtValue: number;
}

/** Figures of the overview over the GeM orders that the user may see; computed from the data, never kept. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly ratings: RatingRepository,
    private readonly kit: Kit,
  ) {}

  async dashboard({ actor, token }: Call<typeof contract.dashboard>) {
    const [byStatus, sellers, departments, overdue, now, before, expiring, rating] = await Promise.all([
      this.sumsBy(actor, '$status'),
      this.orders.distinct('sellerOrganizationId', this.visible(actor)),
      this.orders.distinct('gemBuyerDepartmentName', this.visible(actor)),
      this.orders.count({ ...this.visible(actor), ...deliveryDue('Overdue') }),
      this.sumsBetween(actor, periodStart('month'), new Date()),
      this.sumsBetween(actor, previousStart('month'), periodStart('month')),
      this.expiring(actor, token),
      this.ratings.mean(actor),
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
      avgSellerRating: rating,
      overdueDeliveries: overdue,
      ...expiring,
      ordersChange: changePercent(before.orders, now.orders),
      valueChange: changePercent(before.boughtValue, now.boughtValue),
      departments: departments.sort(),
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
    return this.orders.aggregate<Sums & { key: string }>(match, [
      {
        $group: {
          _id: key,
          orders: { $sum: 1 },
          value: { $sum: '$totalAmount' },
          bought: { $sum: { $cond: [approved, 1, 0] } },
          boughtValue: { $sum: { $cond: [approved, '$totalAmount', 0] } },
        },
      },
      { $set: { key: { $ifNull: ['$_id', ''] } } },
      { $unset: '_id' },
      { $sort: { value: -1, key: 1 } },
      { $limit: 200 },
    ]);
  }
}

const approved = { $not: { $in: ['$status', ['Pending Approval', 'Rejected', 'Cancelled']] } };

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
