import { Injectable } from '@nestjs/common';
import { moveBetween, type Quote, quoteMoves, type quotes as contract, quoteStatusAt } from '@portal/contracts';
import { type Call, type Change, refuse, rowsFor } from '@portal/service-kit';
import type { Session } from '../requisitions/requisition-order.js';
import { quoteEvent } from './quote.events.js';
import { QuoteRepository } from './quote.repository.js';
import type { QuoteRecord } from './quote.schema.js';
import { quoteRows } from './quote.service.js';
import { quoteView } from './quote.view.js';
import { QuoteWriting } from './quote-writing.js';

type Step = Call<typeof contract.update> & { to: 'Withdrawn' | 'Shortlisted' };

/** The steps of a quote, by the table of its states: withdrawn while its request is open, shortlisted when it is closed. */
@Injectable()
export class QuoteMoves {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly writing: QuoteWriting,
  ) {}

  async take({ actor, params, to, ifMatch }: Step): Promise<Quote> {
    const rows = { $and: [rowsFor(actor, 'edit', 'Quote'), quoteRows(actor)] };
    const found = await this.quotes.findOrFail(params.id, rows);
    const decide = (quote: QuoteRecord): Change<QuoteRecord> => {
      const status = quoteStatusAt(quote);
      const move = moveBetween(quoteMoves, status, to);
      if (!move) throw refuse('ILLEGAL_MOVE');
      if (!move.who.includes(actor.role)) throw refuse('FORBIDDEN');
      const event = quoteEvent(to === 'Withdrawn' ? 'withdrawn' : 'shortlisted', actor, { ...quote, status: to });
      // A new version, or a time of change, would tell its seller of the short list.
      return { set: { status: to }, event, ...(to === 'Shortlisted' ? { quiet: true } : {}) };
    };
    const write = (session?: Session) => this.quotes.update(params.id, rows, decide, { ifMatch, session });
    // Whether the request is open comes first, so that the answer of a closed one is one, on the short list or not.
    const isWithdrawn = actor.role === 'Seller' && to === 'Withdrawn';
    return quoteView(actor, await (isWithdrawn ? this.writing.whileOpen(found.rfqId, write) : write()));
  }
}
