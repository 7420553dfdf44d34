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
  /** The day (India) on which it is told next; while it is paused, the one on which it would have been. */
  nextOn: z.string().meta({ label: 'Next on', unit: 'day' }),
  /** Since when it is told no more, until it is resumed. */
  pausedAt: z.string().optional().meta({ label: 'Paused on', unit: 'instant' }),
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
  update: operation({
    subject: 'procurement.report-schedule.update',
    method: 'PUT',
    path: '/report-schedules/{id}',
    summary: 'Changes how often a scheduled report comes and what it is narrowed by',
    needs,
    params: ById,
    body: NewReportSchedule,
    reply: ReportSchedule,
  }),
  pause: operation({
    subject: 'procurement.report-schedule.pause',
    method: 'PUT',
    path: '/report-schedules/{id}/pause',
    summary: 'Pauses a scheduled report: it is told no more until it is resumed',
    needs,
    params: ById,
    reply: ReportSchedule,
  }),
  resume: operation({
    subject: 'procurement.report-schedule.resume',
    method: 'PUT',
    path: '/report-schedules/{id}/resumption',
    summary: 'Resumes a paused report, from its next day on; what was not told meanwhile is not made up for',
    needs,
    params: ById,
    reply: ReportSchedule,
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
