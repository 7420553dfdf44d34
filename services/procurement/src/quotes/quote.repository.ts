import { Injectable } from '@nestjs/common';
import type { QuoteStatus } from '@portal/contracts';
import { Kit, RecordRepository } from '@portal/service-kit';
import { alreadyAnswered, numberTaken } from './quote.errors.js';
import { type HandedInQuote, type QuoteRecord, quoteSchema } from './quote.schema.js';

/** What a seller has handed in and not taken back. */
const handedIn = ['Submitted', 'Shortlisted', 'Awarded', 'Rejected'] as const satisfies readonly QuoteStatus[];

/** Those that the office may open at this moment; asked after the closing alone, and of nothing that is only written. */
export const opened = (now = new Date()) => ({ sealedUntil: { $lte: now }, status: { $in: handedIn } });

/** Where quotes live. */
@Injectable()
export class QuoteRepository extends RecordRepository<QuoteRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Quote', quoteSchema, { quoteNumber: numberTaken, rfqId: alreadyAnswered });
    kit.keep(this);
  }

  /** The answers to a request, the cheapest first: only for who has found the request closed. */
  async answersOf(rfqId: string): Promise<HandedInQuote[]> {
    return (await this.findMany(
      { rfqId, status: { $in: handedIn } },
      { sort: { totalAmount: 1, _id: 1 } },
    )) as HandedInQuote[];
  }

  /** The open requests that a seller has answered, or has taken its answer to back: a draft is no answer yet. */
  async answeredBy(sellerOrganizationId: string): Promise<string[]> {
    const open = { sellerOrganizationId, sealedUntil: { $gt: new Date() }, status: { $ne: 'Draft' as const } };
    return (await this.findMany(open)).map(({ rfqId }) => rfqId);
  }

  /** How many have answered each of these requests. */
  async answersTo(rfqIds: string[]): Promise<Map<string, number>> {
    const counts = await this.aggregate<{ _id: string; answers: number }>(
      { rfqId: { $in: rfqIds }, status: { $in: handedIn } },
      [{ $group: { _id: '$rfqId', answers: { $sum: 1 } } }],
    );
    return new Map(counts.map(({ _id, answers }) => [_id, answers]));
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const sellerSorts = {
  quoteNumber: 'quoteNumber',
  title: 'title',
  validUntil: 'validUntil',
  totalAmount: 'totalAmount',
  submittedAt: 'submittedAt',
  createdAt: 'createdAt',
} as const;
/** Those of the office; to a seller an order by status would tell who is on the short list. */
export const quoteSorts = { ...sellerSorts, seller: 'sellerName', status: 'status' } as const;
