import { Injectable } from '@nestjs/common';
import { type Actor, dayInIndia, toRupees } from '@portal/contracts';
import { portalItself, Sweep, firstDay, periodStart } from '@portal/service-kit';
import { OrderSet } from '../reports/order-set.js';
import { onTimeRate } from '../reports/performance.js';
import { sumsBySeller, sumsOf } from '../reports/sums.js';
import { nextDay } from './next-day.js';
import { scheduleEvent } from './report-schedule.events.js';
import { ReportScheduleRepository } from './report-schedule.repository.js';
import type { ReportScheduleRecord } from './report-schedule.schema.js';

/** Only Super Admins schedule reports; whoever is none any more is told of none, as notices go by the role of their reader. */
const reader: Actor = {
  ...portalItself,
  role: 'Super Admin',
  ...{ email: '', organizationName: '', department: '', brands: [], sessionId: '', mustChangePassword: false },
};

/** Tells each scheduled report on its day: the figures in a notice and, where its reader wants mails, in a mail at once; both lead to the reports. */
@Injectable()
export class ScheduledReports extends Sweep {
  constructor(
    private readonly schedules: ReportScheduleRepository,
    private readonly orders: OrderSet,
  ) {
    super();
  }

  async sweep() {
    const today = dayInIndia();
    for await (const { _id } of this.schedules.each({ nextOn: { $lte: today }, pausedAt: { $exists: false } }))
      await this.schedules.update(_id, {}, async (schedule) =>
        schedule.nextOn > today || schedule.pausedAt
          ? {}
          : {
              set: { nextOn: nextDay(schedule.period) },
              event: scheduleEvent('told', portalItself, schedule, await this.noticeOf(schedule)),
            },
      );
  }

  private async noticeOf({ ownerId, period, department, vendor, category }: ReportScheduleRecord) {
    await this.orders.upToDate();
    const found = this.orders.of(reader, { from: periodStart(period), department, vendor, category });
    const all = sumsOf(found);
    const seller = vendor && (sumsBySeller(found)[0]?.supplier ?? vendor);
    // Whoever has several reports told reads which of them this is.
    const narrowed = [department, seller, category].filter(Boolean).join(' · ');
    const onTime = onTimeRate(all);
    return {
      title: narrowed
        ? 'Your report on {{narrowed}} since {{from}}: {{orders}} orders, {{completed}} completed, {{value}} rupees approved, {{onTime}} on time'
        : 'Your report since {{from}}: {{orders}} orders, {{completed}} completed, {{value}} rupees approved, {{onTime}} on time',
      values: {
        ...(narrowed ? { narrowed } : {}),
        from: firstDay(period),
        orders: String(all.orders),
        completed: String(all.completed),
        value: new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(toRupees(all.value)),
        onTime: onTime === null ? '–' : `${onTime} %`,
      },
      record: { type: 'report' as const },
      users: [ownerId],
      mail: true as const,
    };
  }
}
