import type { SystemTask } from '@portal/contracts';
import type { TaskRecord } from './task.schema.js';

/** A task as the API shows it. */
export const taskView = (record: TaskRecord): SystemTask => ({
  id: record._id,
  version: record.version,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
  kind: record.kind,
  status: record.status,
  startedBy: record.startedBy,
  endedAt: record.endedAt?.toISOString() ?? null,
  ...(record.fault === undefined ? {} : { fault: record.fault }),
  ...(record.bytes === undefined ? {} : { bytes: record.bytes }),
  ...(record.instances === undefined ? {} : { instances: record.instances }),
});
