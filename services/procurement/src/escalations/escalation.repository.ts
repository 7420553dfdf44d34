import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { ofBefore } from './escalation-of-before.js';
import { type EscalationRecord, escalationSchema } from './escalation.schema.js';

/** Where escalations live. */
@Injectable()
export class EscalationRepository extends RecordRepository<EscalationRecord> implements OnApplicationBootstrap {
  constructor(kit: Kit) {
    super(kit.database, 'Escalation', escalationSchema);
    kit.keep(this);
  }

  /** Those that were raised before it was stored who answers, and why the portal raised them. */
  async onApplicationBootstrap() {
    for await (const escalation of this.each({ answeringSide: { $exists: false } }))
      await this.updateOne({ _id: escalation._id }, { $set: ofBefore(escalation) });
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
