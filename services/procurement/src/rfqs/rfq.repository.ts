import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type RfqRecord, rfqSchema } from './rfq.schema.js';

/** Where requests for quotation live. */
@Injectable()
export class RfqRepository extends RecordRepository<RfqRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Rfq', rfqSchema);
    kit.keep(this);
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const rfqSorts = {
  rfqNumber: 'rfqNumber',
  title: 'title',
  status: 'status',
  department: 'department',
  closesAt: 'closesAt',
  createdAt: 'createdAt',
} as const;
