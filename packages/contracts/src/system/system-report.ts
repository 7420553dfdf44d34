import { z } from 'zod';
import { roles } from '../access/matrix.js';
import { operation } from '../kernel/operation.js';
import { periods, ReportPeriod, ReportStep } from '../procurement/report.js';
import { registrationKinds } from '../registration/registration.js';
import { PartHistory } from './history.js';

/** Of which period a report about the portal itself tells. */
const SystemReportQuery = z.object({ period: z.enum(periods).default('month') });

/**
 * Who uses the portal. Changes are against the period before, in percent; `null` without anything to compare with. `active` is who
 * signed in within the period.
 */
export const UserActivityReport = ReportPeriod.extend({
  /** Accounts that are not deleted, as of now. */
  users: z.int(),
  newUsers: z.int(),
  newUsersChange: z.number().nullable(),
  activeUsers: z.int(),
  activeUsersChange: z.number().nullable(),
  signIns: z.int(),
  signInsChange: z.number().nullable(),
  refusedSignIns: z.int(),
  refusedSignInsChange: z.number().nullable(),
  byRole: z.array(
    z.object({ role: z.enum(roles), users: z.int(), newUsers: z.int(), activeUsers: z.int(), signIns: z.int() }),
  ),
  trend: z.array(ReportStep.extend({ signIns: z.int(), refusedSignIns: z.int() })),
});

/** Who asked to be let in, and how that was decided; the time from the submission to the decision in hours. */
export const RegistrationReport = ReportPeriod.extend({
  submitted: z.int(),
  submittedChange: z.number().nullable(),
  approved: z.int(),
  approvedChange: z.number().nullable(),
  rejected: z.int(),
  rejectedChange: z.number().nullable(),
  /** As of now, whenever they were submitted. */
  waiting: z.int(),
  /** Of what was decided in the period, in the middle. */
  medianHours: z.number().nullable(),
  byKind: z.array(
    z.object({
      kind: z.enum(registrationKinds),
      submitted: z.int(),
      approved: z.int(),
      rejected: z.int(),
      waiting: z.int(),
    }),
  ),
  trend: z.array(ReportStep.extend({ submitted: z.int(), approved: z.int(), rejected: z.int() })),
});

/**
 * How much of the time the portal was there, in percent (`null` where nobody looked), and how quickly its entrance answered, in
 * milliseconds; changes of availability in percentage points, others in percent, against the period before.
 */
export const PerformanceReport = ReportPeriod.extend({
  availability: z.number().nullable(),
  availabilityChange: z.number().nullable(),
  p95: z.number().nullable(),
  p95Change: z.number().nullable(),
  /** Begun in the period. */
  incidents: z.int(),
  incidentsChange: z.number().nullable(),
  /** The whole portal first. */
  byPart: z.array(PartHistory.omit({ bars: true }).extend({ incidents: z.int() })),
  trend: z.array(ReportStep.extend({ availability: z.number().nullable(), p95: z.number().nullable() })),
});

const needs = { any: ['system:view'], only: ['Super Admin'] } as const;

/** The reports about the portal itself (requirements: super admin, system reports), each answered by who knows. */
export const systemReports = {
  userActivity: operation({
    subject: 'identity.report.user-activity',
    method: 'GET',
    path: '/reports/user-activity',
    summary: 'Who uses the portal in a period',
    needs,
    query: SystemReportQuery,
    reply: UserActivityReport,
  }),
  registrations: operation({
    subject: 'registration.report.registrations',
    method: 'GET',
    path: '/reports/registrations',
    summary: 'The registrations of a period and how they were decided',
    needs,
    query: SystemReportQuery,
    reply: RegistrationReport,
  }),
  performance: operation({
    subject: 'system.report.performance',
    method: 'GET',
    path: '/reports/system-performance',
    summary: 'How much of a period the portal and its parts were there, and how quickly they answered',
    needs,
    query: SystemReportQuery,
    reply: PerformanceReport,
  }),
};
