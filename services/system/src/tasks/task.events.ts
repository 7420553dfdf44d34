import type { PortalEvent } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { TaskRecord } from './task.schema.js';

/** What happened to a task, for the audit log. */
export const taskEvent = (
  verb: 'created' | 'done' | 'failed',
  by: PortalEvent['by'],
  { kind }: Pick<TaskRecord, 'kind'>,
): NewEvent => ({ subject: `system.task.${verb}`, by, label: kind, organizations: [], data: { kind } });
