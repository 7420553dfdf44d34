import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type RequisitionRecord, requisitionSchema } from './requisition.schema.js';

/** Where requisitions live. */
@Injectable()
export class RequisitionRepository extends RecordRepository<RequisitionRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Requisition', requisitionSchema);
    kit.keep(this);
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const sortable = {
  number: 'number',
  title: 'title',
  status: 'status',
  priority: 'urgency',
  neededBy: 'neededBy',
  requestedBy: 'requestedBy',
  estimatedTotal: 'estimatedTotal',
  createdAt: 'createdAt',
} as const;
