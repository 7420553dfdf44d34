import { Injectable } from '@nestjs/common';
import { type Actor, type reports as contract, toRupees } from '@portal/contracts';
import type { Call } from '@portal/service-kit';
import { percent } from './figures.js';
import { monthCompleted, OrderSet, type Sums } from './order-set.js';
import { averageDays, averageValue, onTimeRate, performanceOf } from './performance.js';
import { changePercent, periodStart, previousStart } from './period.js';

type Query = Call<typeof contract.vendors>['query'];

/** Reports of a period over purchase orders and GeM orders that the asker sees; computed from the data, never kept. */
@Injectable()
export class PeriodReportService {
  constructor(private readonly orders: OrderSet) {}

  async vendors({ actor, query }: Call<typeof contract.vendors>) {
    const rows = await this.orders.sums(actor, nowOf(query), '$sellerOrganizationId');
    return {
      vendors: rows.flatMap((sums) =>
        sums.key ? [{ vendorId: sums.key, vendor: sums.supplier ?? '', performance: performanceOf(sums) }] : [],
      ),
    };
  }

  async deliveries({ actor, query }: Call<typeof contract.deliveries>) {
    const [now, before, months] = await Promise.all([
      this.total(actor, nowOf(query)),
      this.total(actor, beforeOf(query)),
      this.orders.sums(actor, nowOf(query), monthCompleted),
    ]);
    const [rate, days] = [onTimeRate(now), averageDays(now.days)];
    return {
      completedOrders: now.timed,
      onTimeOrders: now.onTime,
      lateOrders: now.timed - now.onTime,
      overdueOrders: now.overdue,
      onTimeDeliveryRate: rate,
      onTimeDeliveryChange: difference(rate, onTimeRate(before)),
      avgDeliveryTime: days,
      avgDeliveryTimeChange: difference(days, averageDays(before.days)),
      byMonth: months
        .flatMap(({ key, timed, onTime }) =>
          key
            ? [{ month: key, completedOrders: timed, onTimeOrders: onTime, onTimeDeliveryRate: percent(onTime, timed) }]
            : [],
        )
        .sort((a, b) => a.month.localeCompare(b.month)),
    };
  }

  async finances({ actor, query }: Call<typeof contract.finances>) {
    const [now, before, departments] = await Promise.all([
      this.total(actor, nowOf(query)),
      this.total(actor, beforeOf(query)),
      this.orders.sums(actor, nowOf(query), '$department'),
    ]);
    return {
      approvedOrders: now.approved,
      totalValue: toRupees(now.value),
      totalValueChange: changePercent(before.value, now.value),
      avgOrderValue: averageValue(now),
      pendingOrders: now.pending,
      pendingValue: toRupees(now.pendingValue),
      byDepartment: departments.map((sums) => ({
        department: sums.key ?? '',
        totalOrders: sums.orders,
        approvedOrders: sums.approved,
        totalSpent: toRupees(sums.value),
        avgOrderValue: averageValue(sums),
        completionRate: percent(sums.completed, sums.orders),
      })),
    };
  }

  private async total(actor: Actor, asked: Parameters<OrderSet['sums']>[1]): Promise<Sums> {
    const [sums] = await this.orders.sums(actor, asked, null);
    return sums ?? nothing;
  }
}

const nowOf = ({ period, ...narrowed }: Query) => ({ ...narrowed, from: periodStart(period) });
const beforeOf = ({ period, ...narrowed }: Query) => ({
  ...narrowed,
  from: previousStart(period),
  before: periodStart(period),
});

const difference = (now: number | null, before: number | null) =>
  now === null || before === null ? null : Math.round((now - before) * 10) / 10;

const nothing: Sums = {
  ...{ key: null, supplier: null, orders: 0, completed: 0, active: 0, pending: 0, pendingValue: 0 },
  ...{ approved: 0, value: 0, timed: 0, onTime: 0, overdue: 0, days: null },
};
