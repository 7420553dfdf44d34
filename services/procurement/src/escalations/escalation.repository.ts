import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type EscalationRecord, escalationSchema } from './escalation.schema.js';

/** Where escalations live. */
@Injectable()
export class EscalationRepository extends RecordRepository<EscalationRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Escalation', escalationSchema);
    kit.keep(this);
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const sortable = {
  number: 'number',
  title: 'title',
  type: 'type',
  priority: 'urgency',
  purchaseOrderNumber: 'purchaseOrderNumber',
  status: 'status',
  vendorName: 'vendorName',
  reportedDate: 'reportedDate',
  dueOn: 'dueOn',
} as const;
