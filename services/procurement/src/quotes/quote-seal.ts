import { Injectable } from '@nestjs/common';
import { Kit } from '@portal/service-kit';
import { RfqRepository } from '../rfqs/rfq.repository.js';
import { QuoteRepository } from './quote.repository.js';

/** The seal of quotes follows their request: an early closing opens them, a cancelled request leaves them sealed for good. */
@Injectable()
export class QuoteSeal {
  constructor(
    kit: Kit,
    private readonly quotes: QuoteRepository,
    private readonly rfqs: RfqRepository,
  ) {
    kit.consumers.on('procurement-quotes', ['procurement.rfq.closed', 'procurement.rfq.cancelled'], ({ record }) =>
      this.follow(record.id),
    );
  }

  async follow(rfqId: string) {
    const rfq = await this.rfqs.find(rfqId);
    if (!rfq) return;
    const update =
      rfq.status === 'Cancelled' ? { $unset: { sealedUntil: 1 } } : { $set: { sealedUntil: rfq.closesAt } };
    await this.quotes.updateMany({ rfqId }, update);
  }
}
