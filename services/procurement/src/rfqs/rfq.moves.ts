import { Injectable } from '@nestjs/common';
import {
  type Actor,
  moveBetween,
  type Rfq,
  rfqMoves,
  type rfqs as contract,
  rfqStates,
  rfqStatusAt,
} from '@portal/contracts';
import { type Call, type Change, historyOf, refuse, rowsFor } from '@portal/service-kit';
import { QuoteSeal } from '../quotes/quote-seal.js';
import { closingPast } from './rfq.errors.js';
import { rfqEvent, rfqNotice } from './rfq.events.js';
import { RfqRepository } from './rfq.repository.js';
import type { RfqRecord } from './rfq.schema.js';
import { RfqService } from './rfq.service.js';

type Step = Call<typeof contract.update> & { to: 'Open' | 'Closed' | 'Cancelled' };

/** The steps of a request, by the table of its states. */
@Injectable()
export class RfqMoves {
  constructor(
    private readonly rfqs: RfqRepository,
    private readonly service: RfqService,
    private readonly seal: QuoteSeal,
  ) {}

  async take({ actor, params, body, to, ifMatch }: Step): Promise<Rfq> {
    const decide = (rfq: RfqRecord) => changeOf(actor, rfq, to, body.reason);
    const after = await this.rfqs.step(params.id, rowsFor(actor, 'edit', 'Rfq'), decide, ifMatch);
    if (to !== 'Open') await this.seal.follow(after._id);
    return this.service.shown(after);
  }
}

function changeOf(actor: Actor, rfq: RfqRecord, to: Step['to'], reason: string | undefined): Change<RfqRecord> {
  const move = moveBetween(rfqMoves, rfqStatusAt(rfq.status, rfq.closesAt), to);
  if (!move || move.effect) throw refuse('ILLEGAL_MOVE');
  if (to === 'Open' && rfq.closesAt <= new Date()) throw closingPast();
  const set = {
    status: to,
    ...(to === 'Open' ? { isPublished: true } : {}),
    // Closed early, it closed now.
    ...(to === 'Closed' ? { closesAt: new Date() } : {}),
    ...(to === 'Cancelled' ? { reason } : {}),
  };
  const after = { ...rfq, ...set };
  return {
    set,
    push: { history: historyOf(actor, move.action, to, reason) },
    event: rfqEvent(rfqStates[to].event, actor, after, rfqNotice(after, after.isPublished)),
  };
}
