import { Injectable } from '@nestjs/common';
import { type Change, Kit, RecordRepository, type Where, withTransaction } from '@portal/service-kit';
import type { Session } from '../requisitions/requisition-order.js';
import { type RfqRecord, rfqSchema } from './rfq.schema.js';

/** Where requests for quotation live. */
@Injectable()
export class RfqRepository extends RecordRepository<RfqRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Rfq', rfqSchema);
    kit.keep(this);
  }

  /**
   * The request while sellers may answer, within the change of a quote. That change writes the request too, so that of a
   * quote and a closing that meet MongoDB lets one begin anew, when it reads what the other wrote.
   */
  countQuote(id: string, session: Session): Promise<RfqRecord | null> {
    const open = { _id: id, status: 'Open' as const, closesAt: { $gt: new Date() }, openedAt: { $exists: false } };
    return this.updateAndFind(open, { $inc: { quoteWrites: 1 } }, { session });
  }

  /** A step that is decided after whatever quote is being written: an early closing has a time later than each of them. */
  async step(
    id: string,
    rows: Where<RfqRecord>,
    decide: (current: RfqRecord) => Change<RfqRecord>,
    ifMatch: number | undefined,
  ): Promise<RfqRecord> {
    const after = await withTransaction(this.connection, (session) =>
      this.update(id, rows, decide, { ifMatch, session }),
    );
    this.recount();
    this.wake();
    return after;
  }

  /** Lets no quote be written from now on, and waits for one that is being written: what the office has seen stays. */
  async openQuotes({ _id, status }: Pick<RfqRecord, '_id' | 'status'>) {
    if (status !== 'Open') return;
    await this.updateOne({ _id, status, openedAt: { $exists: false } }, { $set: { openedAt: new Date() } });
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
