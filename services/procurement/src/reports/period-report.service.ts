import { Injectable } from '@nestjs/common';
import { type Actor, type reports as contract, toRupees } from '@portal/contracts';
import type { Call } from '@portal/service-kit';
import { OrderSet } from './order-set.js';
import { averageDays, averageValue, onTimeRate, percent, performanceOf } from './performance.js';
import { changePercent, difference, firstDay, periodStart, previousStart, stepAt, stepsOf } from './period.js';
import { added, addedBy, type KeyedSums, sold, type SumsOf } from './sums.js';

type Query = Call<typeof contract.vendors>['query'];

const mostRows = 500;

/** Reports of a period over purchase orders and GeM orders that the asker sees; computed from the data, never kept. */
@Injectable()
export class PeriodReportService {
  constructor(private readonly set: OrderSet) {}

  async orders({ actor, query }: Call<typeof contract.orders>) {
    const [rows, before, steps] = await Promise.all([
      this.set.sums(actor, nowOf(query), ['status', 'department', 'seller']),
      this.total(actor, beforeOf(query)),
      this.set.sums(actor, nowOf(query), [], (time) => stepAt(query.period, time)),
    ]);
    const all = added(rows);
    const [rate, rateBefore] = [percent(all.completed, all.orders), percent(before.completed, before.orders)];
    return {
      from: firstDay(query.period),
      totalOrders: all.orders,
      totalOrdersChange: changePercent(before.orders, all.orders),
      activeOrders: all.active,
      completedOrders: all.completed,
      completionRate: rate,
      completionRateChange: before.orders ? difference(rateBefore, rate) : null,
      approvedOrders: all.approved,
      totalValue: toRupees(all.value),
      totalValueChange: changePercent(before.value, all.value),
      avgOrderValue: averageValue(all),
      onTimeDeliveryRate: onTimeRate(all),
      onTimeDeliveryChange: difference(onTimeRate(before), onTimeRate(all)),
      avgDeliveryTime: averageDays(all),
      byStatus: addedBy(rows, ({ status }) => status ?? '').map(({ key, orders, amount }) => ({
        ...{ status: key, orders },
        value: toRupees(amount),
      })),
      byDepartment: departmentsOf(addedBy(rows, ({ department }) => department ?? '')),
      byVendor: addedBy(sold(rows), ({ seller }) => seller)
        .slice(0, mostRows)
        .map((sums) => ({
          vendorId: sums.key,
          vendor: sums.supplier ?? '',
          totalOrders: sums.orders,
          completionRate: percent(sums.completed, sums.orders),
          onTimeDeliveryRate: onTimeRate(sums),
          totalValue: toRupees(sums.value),
        })),
      trend: inSteps(query, steps, ({ orders, value }) => ({ orders, value: toRupees(value) })),
    };
  }

  async vendors({ actor, query }: Call<typeof contract.vendors>) {
    const rows = addedBy(sold(await this.set.sums(actor, nowOf(query), ['seller'])), ({ seller }) => seller);
    return {
      from: firstDay(query.period),
      vendors: rows
        .map((sums) => ({ vendorId: sums.key, vendor: sums.supplier ?? '', performance: performanceOf(sums) }))
        .slice(0, mostRows),
    };
  }

  async deliveries({ actor, query }: Call<typeof contract.deliveries>) {
    const completed = { dated: 'completedAt' } as const;
    const { period: _, ...narrowed } = query;
    const [now, before, overdue, steps] = await Promise.all([
      this.total(actor, { ...nowOf(query), ...completed }),
      this.total(actor, { ...beforeOf(query), ...completed }),
      this.set.overdue(actor, narrowed),
      this.set.sums(actor, { ...nowOf(query), ...completed }, [], (time) => stepAt(query.period, time)),
    ]);
    const [rate, days] = [onTimeRate(now), averageDays(now)];
    return {
      from: firstDay(query.period),
      completedOrders: now.timed,
      onTimeOrders: now.onTime,
      lateOrders: now.timed - now.onTime,
      overdueOrders: overdue,
      onTimeDeliveryRate: rate,
      onTimeDeliveryChange: difference(onTimeRate(before), rate),
      avgDeliveryTime: days,
      avgDeliveryTimeChange: difference(averageDays(before), days),
      trend: inSteps(query, steps, (sums) => ({
        completedOrders: sums.timed,
        onTimeOrders: sums.onTime,
        onTimeDeliveryRate: onTimeRate(sums),
      })),
    };
  }

  async finances({ actor, query }: Call<typeof contract.finances>) {
    const [rows, before] = await Promise.all([
      this.set.sums(actor, nowOf(query), ['department']),
      this.total(actor, beforeOf(query)),
    ]);
    const now = added(rows);
    return {
      from: firstDay(query.period),
      approvedOrders: now.approved,
      totalValue: toRupees(now.value),
      totalValueChange: changePercent(before.value, now.value),
      avgOrderValue: averageValue(now),
      pendingOrders: now.pending,
      pendingValue: toRupees(now.pendingValue),
      byDepartment: departmentsOf(addedBy(rows, ({ department }) => department ?? '')),
    };
  }

  private async total(actor: Actor, asked: Parameters<OrderSet['sums']>[1]) {
    return added(await this.set.sums(actor, asked, []));
  }
}

const departmentsOf = (departments: readonly SumsOf<string>[]) =>
  departments.slice(0, mostRows).map((sums) => ({
    department: sums.key,
    totalOrders: sums.orders,
    approvedOrders: sums.approved,
    totalSpent: toRupees(sums.value),
    avgOrderValue: averageValue(sums),
    completionRate: percent(sums.completed, sums.orders),
  }));

/** Every step of the period, also those that no order falls in. */
function inSteps<Row>({ period }: Query, rows: readonly KeyedSums[], rowOf: (sums: ReturnType<typeof added>) => Row) {
  return stepsOf(period).map((from) => ({ from, ...rowOf(added(rows.filter(({ step }) => step === from))) }));
}

const nowOf = ({ period, ...narrowed }: Query) => ({ ...narrowed, from: periodStart(period) });
const beforeOf = ({ period, ...narrowed }: Query) => ({
  ...narrowed,
  from: previousStart(period),
  before: periodStart(period),
});
