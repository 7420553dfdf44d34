import type { PortalEvent } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { ReportScheduleRecord } from './report-schedule.schema.js';

/** What happened to a scheduled report; nobody's business but its owner's. */
export const scheduleEvent = (
  verb: 'created' | 'changed' | 'paused' | 'resumed' | 'told' | 'deleted',
  by: PortalEvent['by'],
  { period }: Pick<ReportScheduleRecord, 'period'>,
  notice?: NewEvent['notice'],
): NewEvent => ({
  subject: `procurement.report-schedule.${verb}`,
  by,
  label: period,
  organizations: [],
  data: { period },
  ...(notice ? { notice } : {}),
});
