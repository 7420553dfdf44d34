import { type Rfq, rfqStatusAt } from '@portal/contracts';
import type { RfqRecord } from './rfq.schema.js';

/** A request as the contract shows it, with the status that it has at this moment. */
export function rfqView(record: RfqRecord, answers: number): Rfq {
  return {
    ...record,
    id: record._id,
    status: rfqStatusAt(record.status, record.closesAt),
    answers,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    closesAt: record.closesAt.toISOString(),
  };
}
