import type { Escalation } from '@portal/contracts';
import type { EscalationRecord } from './escalation.schema.js';

/** An escalation as the contract shows it. */
export function escalationView(record: EscalationRecord): Escalation {
  return {
    ...record,
    id: record._id,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    reportedDate: record.reportedDate.toISOString(),
    assignedDate: record.assignedDate?.toISOString(),
    resolvedDate: record.resolvedDate?.toISOString(),
  };
}
