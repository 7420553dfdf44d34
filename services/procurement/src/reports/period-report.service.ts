import { Injectable } from '@nestjs/common';
import { type reports as contract, toRupees } from '@portal/contracts';
import {
  type Call,
  changePercent,
  difference,
  firstDay,
  periodStart,
  previousStart,
  stepsOf,
} from '@portal/service-kit';
import { OrderSet } from './order-set.js';
import { averageDays, averageValue, onTimeRate, percent, performanceOf } from './performance.js';
import {
  byDepartment,
  byStatus,
  byStep,
  mergedSums,
  noSums,
  type Sums,
  sumsBy,
  sumsBySeller,
  sumsOf,
  type SumsOf,
} from './sums.js';

type Query = Call<typeof contract.vendors>['query'];

const mostRows = 500;

/** Reports of a period over purchase orders and GeM orders that the asker sees; each figure is computed from the orders when it is asked. */
@Injectable()
export class PeriodReportService {
  constructor(private readonly set: OrderSet) {}

  async orders({ actor, query }: Call<typeof contract.orders>) {
    await this.set.upToDate();
    const orders = this.set.of(actor, nowOf(query));
    const before = sumsOf(this.set.of(actor, beforeOf(query)));
    const steps = sumsBy(orders, byStep(query.period, 'createdDay'));
    const statuses = sumsBy(orders, byStatus);
    const all = mergedSums(statuses);
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
      deliveredOrders: all.delivered,
      onTimeDeliveryRate: onTimeRate(all),
      onTimeDeliveryChange: difference(onTimeRate(before), onTimeRate(all)),
      avgDeliveryTime: averageDays(all),
      byStatus: statuses.map(({ key, orders, amount }) => ({
        ...{ status: key, orders },
        value: toRupees(amount),
      })),
      byDepartment: departmentsOf(sumsBy(orders, byDepartment)),
      byVendor: sumsBySeller(orders)
        .slice(0, mostRows)
        .map((sums) => ({
          vendorId: sums.key,
          vendor: sums.supplier,
          totalOrders: sums.orders,
          completionRate: percent(sums.completed, sums.orders),
          onTimeDeliveryRate: onTimeRate(sums),
          totalValue: toRupees(sums.value),
        })),
      trend: inSteps(query, steps, ({ orders, value }) => ({ orders, value: toRupees(value) })),
    };
  }

  async vendors({ actor, query }: Call<typeof contract.vendors>) {
    await this.set.upToDate();
    const rows = sumsBySeller(this.set.of(actor, nowOf(query)));
    return {
      from: firstDay(query.period),
      vendors: rows
        .map((sums) => ({ vendorId: sums.key, vendor: sums.supplier, performance: performanceOf(sums) }))
        .slice(0, mostRows),
    };
  }

  async deliveries({ actor, query }: Call<typeof contract.deliveries>) {
    const delivered = { dated: 'deliveredAt' } as const;
    const { period: _, ...narrowed } = query;
    await this.set.upToDate();
    const orders = this.set.of(actor, { ...nowOf(query), ...delivered });
    const before = sumsOf(this.set.of(actor, { ...beforeOf(query), ...delivered }));
    const overdue = this.set.overdue(actor, narrowed);
    const steps = sumsBy(orders, byStep(query.period, 'deliveredDay'));
    const now = mergedSums(steps);
    const [rate, days] = [onTimeRate(now), averageDays(now)];
    return {
      from: firstDay(query.period),
      deliveredOrders: now.delivered,
      completedOrders: now.delivered,
      onTimeOrders: now.onTime,
      lateOrders: now.delivered - now.onTime,
      overdueOrders: overdue,
      onTimeDeliveryRate: rate,
      onTimeDeliveryChange: difference(onTimeRate(before), rate),
      avgDeliveryTime: days,
      avgDeliveryTimeChange: difference(averageDays(before), days),
      trend: inSteps(query, steps, (sums) => ({
        deliveredOrders: sums.delivered,
        completedOrders: sums.delivered,
        onTimeOrders: sums.onTime,
        onTimeDeliveryRate: onTimeRate(sums),
      })),
    };
  }

  async finances({ actor, query }: Call<typeof contract.finances>) {
    await this.set.upToDate();
    const orders = this.set.of(actor, nowOf(query));
    const before = sumsOf(this.set.of(actor, beforeOf(query)));
    const departments = sumsBy(orders, byDepartment);
    const now = mergedSums(departments);
    return {
      from: firstDay(query.period),
      approvedOrders: now.approved,
      totalValue: toRupees(now.value),
      totalValueChange: changePercent(before.value, now.value),
      avgOrderValue: averageValue(now),
      pendingOrders: now.pending,
      pendingValue: toRupees(now.pendingValue),
      byDepartment: departmentsOf(departments),
    };
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
function inSteps<Row>({ period }: Query, steps: readonly SumsOf<string>[], rowOf: (sums: Sums) => Row) {
  const byStep = new Map(steps.map((sums) => [sums.key, sums]));
  return stepsOf(period).map((from) => ({ from, ...rowOf(byStep.get(from) ?? noSums) }));
}

const nowOf = ({ period, ...narrowed }: Query) => ({ ...narrowed, from: periodStart(period) });
const beforeOf = ({ period, ...narrowed }: Query) => ({
  ...narrowed,
  from: previousStart(period),
  before: periodStart(period),
});
