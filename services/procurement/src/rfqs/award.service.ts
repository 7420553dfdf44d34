import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type Comparison,
  isOneOf,
  answeredQuoteStatuses,
  quoteStatusAt,
  type Rfq,
  type rfqs as contract,
  rfqStatusAt,
} from '@portal/contracts';
import { type Call, type Change, historyOf, Kit, newId, refuse, rowsFor, type Where } from '@portal/service-kit';
import { RequisitionOrder, type Session } from '../requisitions/requisition-order.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import { QuoteRepository } from '../quotes/quote.repository.js';
import type { HandedInQuote } from '../quotes/quote.schema.js';
import { AwardedOrder } from './awarded-order.js';
import { comparisonOf } from './comparison.js';
import { awardedAlready, quoteExpired, quotesSealed, unknownQuote } from './rfq.errors.js';
import { rfqEvent } from './rfq.events.js';
import { RfqParties } from './rfq.parties.js';
import { RfqRepository } from './rfq.repository.js';
import type { RfqRecord } from './rfq.schema.js';
import { RfqService } from './rfq.service.js';

type AwardCall = Call<typeof contract.award>;

/** The quotes of a closed request side by side, and the award of one of them. */
@Injectable()
export class AwardService {
  constructor(
    private readonly kit: Kit,
    private readonly rfqs: RfqRepository,
    private readonly quotes: QuoteRepository,
    private readonly service: RfqService,
    private readonly orders: PurchaseOrderRepository,
    private readonly awarded: AwardedOrder,
    private readonly parties: RfqParties,
    private readonly requisitions: RequisitionOrder,
  ) {}

  async compare({ actor, params }: Call<typeof contract.compare>): Promise<Comparison> {
    const rfq = await this.opened(params.id, rowsFor(actor, 'edit', 'Rfq'));
    return comparisonOf(rfq, await this.quotes.answersOf(rfq._id));
  }

  /** Awards once: the same request again, by its key, gives the same answer. */
  async award(call: AwardCall): Promise<Rfq> {
    const rows = rowsFor(call.actor, 'edit', 'Rfq');
    await this.orders.once(call, () => this.order(call, rows));
    return this.service.shown(await this.rfqs.findOrFail(call.params.id, rows));
  }

  /** The order of the award; of one that was begun with the same key, and left half done, whatever is missing. */
  private async order(call: AwardCall, rows: Where<RfqRecord>): Promise<PurchaseOrderRecord> {
    const found = await this.opened(call.params.id, rows);
    const { _id, awardedOrderId = '' } = isAwardedBy(call, found) ? found : await this.decide(call, found, rows);
    await this.awarded.make(_id);
    return this.orders.findOrFail(awardedOrderId, {});
  }

  private async decide({ actor, body, ifMatch, ...call }: AwardCall, rfq: RfqRecord, rows: Where<RfqRecord>) {
    const quote = (await this.quotes.answersOf(rfq._id)).find(({ _id }) => _id === body.quoteId);
    if (!quote) throw unknownQuote();
    await this.parties.assertInUse(rfq, quote.sellerOrganizationId);
    const order = {
      awardedOrderId: newId(),
      awardedOrderNumber: await this.kit.numbers.next('PO'),
      ...(call.key ? { awardKey: call.key, awardBodyHash: call.bodyHash } : {}),
    };
    const decide = (current: RfqRecord) => changeOf(actor, current, quote, order, body.reason);
    const store = (session?: Session) => this.rfqs.update(rfq._id, rows, decide, { ifMatch, session });
    const ordered = { _id: order.awardedOrderId, poNumber: order.awardedOrderNumber };
    const { requisitionId } = rfq;
    return requisitionId ? this.requisitions.order(actor, { _id: requisitionId }, ordered, store) : store();
  }

  /** A request whose quotes may be seen, and are no other ones later. */
  private async opened(id: string, rows: Where<RfqRecord>): Promise<RfqRecord> {
    const rfq = await this.rfqs.findOrFail(id, rows);
    assertOpened(rfq);
    await this.rfqs.openQuotes(rfq);
    return rfq;
  }
}

/** Before the closing, and where it was called off, nobody opens what sellers wrote. */
function assertOpened({ status, closesAt }: RfqRecord) {
  const now = rfqStatusAt(status, closesAt);
  if (now !== 'Closed' && now !== 'Awarded') throw quotesSealed();
}

/** Whether this very request awarded it. */
const isAwardedBy = ({ actor, key, bodyHash }: AwardCall, rfq: RfqRecord) =>
  key !== undefined && key === rfq.awardKey && bodyHash === rfq.awardBodyHash && actor.id === rfq.awardedById;

function changeOf(
  actor: Actor,
  rfq: RfqRecord,
  quote: HandedInQuote,
  order: Pick<RfqRecord, 'awardedOrderId' | 'awardedOrderNumber' | 'awardKey' | 'awardBodyHash'>,
  reason: string,
): Change<RfqRecord> {
  const now = rfqStatusAt(rfq.status, rfq.closesAt);
  if (now === 'Awarded') throw awardedAlready();
  if (now !== 'Closed') throw refuse('ILLEGAL_MOVE');
  const status = quoteStatusAt(quote);
  if (status === 'Expired') throw quoteExpired();
  if (!isOneOf(answeredQuoteStatuses, status)) throw refuse('ILLEGAL_MOVE');
  const set = {
    status: 'Awarded' as const,
    reason,
    awardedQuoteId: quote._id,
    ...order,
    awardedBy: actor.name,
    awardedById: actor.id,
  };
  return {
    set,
    push: { history: historyOf(actor, 'Award', set.status, reason) },
    event: rfqEvent('awarded', actor, { ...rfq, ...set }),
  };
}
