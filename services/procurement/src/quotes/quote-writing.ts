import { Injectable } from '@nestjs/common';
import { Kit, withTransaction } from '@portal/service-kit';
import type { Session } from '../requisitions/requisition-order.js';
import { RfqRepository } from '../rfqs/rfq.repository.js';
import { isOpen } from '../rfqs/rfq.service.js';
import { requestClosed } from './quote.errors.js';
import { QuoteRepository } from './quote.repository.js';
import type { QuoteRecord } from './quote.schema.js';

/** Every change of a quote by its seller, and the closing of the request: one after the other. */
@Injectable()
export class QuoteWriting {
  constructor(
    private readonly kit: Kit,
    private readonly quotes: QuoteRepository,
    private readonly rfqs: RfqRepository,
  ) {}

  /** Writes while the request is open, or refuses; what is written stands before the request is closed. */
  async whileOpen(rfqId: string, write: (session: Session) => Promise<QuoteRecord>): Promise<QuoteRecord> {
    const written = await withTransaction(this.kit.database, async (session) => {
      const rfq = await this.rfqs.countQuote(rfqId, session);
      if (!rfq) throw requestClosed();
      const quote = await write(session);
      // The closing time may have passed while it was written.
      if (!isOpen(rfq)) throw requestClosed();
      return quote;
    });
    this.quotes.recount();
    this.quotes.wake();
    return written;
  }
}
