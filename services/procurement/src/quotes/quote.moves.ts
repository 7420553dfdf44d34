import { Injectable } from '@nestjs/common';
import {
  dayInIndia,
  moveBetween,
  type Quote,
  quoteMoves,
  type quotes as contract,
  quoteStatusOn,
} from '@portal/contracts';
import { type Call, refuse, rowsFor } from '@portal/service-kit';
import { RfqRepository } from '../rfqs/rfq.repository.js';
import { isOpen } from '../rfqs/rfq.service.js';
import { requestClosed } from './quote.errors.js';
import { quoteEvent } from './quote.events.js';
import { QuoteRepository } from './quote.repository.js';
import type { QuoteRecord } from './quote.schema.js';
import { quoteRows } from './quote.service.js';
import { quoteView } from './quote.view.js';

type Step = Call<typeof contract.update> & { to: 'Withdrawn' | 'Shortlisted' };

/** The steps of a quote, by the table of its states: withdrawn while its request is open, shortlisted when it is closed. */
@Injectable()
export class QuoteMoves {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly rfqs: RfqRepository,
  ) {}

  async take({ actor, params, to, ifMatch }: Step): Promise<Quote> {
    const rows = { $and: [rowsFor(actor, 'edit', 'Quote'), quoteRows(actor)] };
    const found = await this.quotes.findOrFail(params.id, rows);
    const rfq = await this.rfqs.find(found.rfqId);
    const decide = (quote: QuoteRecord) => {
      const status = quoteStatusOn(quote.status, quote.validUntil, dayInIndia());
      const move = moveBetween(quoteMoves, status, to);
      if (!move) throw refuse('ILLEGAL_MOVE');
      if (!move.who.includes(actor.role)) throw refuse('FORBIDDEN');
      if (to === 'Withdrawn' && !(rfq && isOpen(rfq))) throw requestClosed();
      const verb = to === 'Withdrawn' ? 'withdrawn' : 'shortlisted';
      return { set: { status: to }, event: quoteEvent(verb, actor, { ...quote, status: to }) };
    };
    return quoteView(actor, await this.quotes.update(params.id, rows, decide, { ifMatch }));
  }
}
