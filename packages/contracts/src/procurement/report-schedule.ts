import { z } from 'zod';
import { Done, ListQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, oneOf } from '../kernel/text.js';

export const schedulePeriods = ['week', 'month'] as const;

const narrowing = {
  department: z.string().max(200).optional().meta({ label: 'Department' }),
  vendor: z.string().max(64).optional().meta({ label: 'Vendor (id)' }),
  category: z.string().max(100).optional().meta({ label: 'Order category' }),
};

/** A report of the orders, told on each Monday of the week before, or on each first of a month of the 30 days before. */
export const NewReportSchedule = z.object({
  period: oneOf(schedulePeriods, 'Please choose how often').meta({ label: 'How often' }),
  ...narrowing,
});

export const ReportSchedule = Tracked.extend({
  period: z.enum(schedulePeriods).meta({ label: 'How often' }),
  ...narrowing,
  /** The day (India) on which it is told next. */
  nextOn: z.string().meta({ label: 'Next on', unit: 'day' }),
});
export type ReportSchedule = z.output<typeof ReportSchedule>;

const needs = { any: ['reports:schedule'], only: ['Super Admin'] } as const;

/** Reports that come by themselves, as a notice and its mail, to who asked for them (permission matrix: reports, schedule). */
export const reportSchedules = {
  list: operation({
    subject: 'procurement.report-schedule.list',
    method: 'GET',
    path: '/report-schedules',
    summary: 'The own scheduled reports',
    needs,
    query: ListQuery,
    reply: pageOf(ReportSchedule),
  }),
  create: operation({
    subject: 'procurement.report-schedule.create',
    method: 'POST',
    path: '/report-schedules',
    summary: 'Schedules a report for oneself',
    needs,
    body: NewReportSchedule,
    reply: ReportSchedule,
    status: 201,
  }),
  delete: operation({
    subject: 'procurement.report-schedule.delete',
    method: 'DELETE',
    path: '/report-schedules/{id}',
    summary: 'Ends a scheduled report',
    needs,
    params: ById,
    reply: Done,
  }),
};
