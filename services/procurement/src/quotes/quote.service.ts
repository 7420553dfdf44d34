import { Injectable } from '@nestjs/common';
import {
  type Actor,
  dayInIndia,
  type Quote,
  quotes as contract,
  type QuoteStatus,
  type StoredFile,
  type WrittenQuote,
} from '@portal/contracts';
import { type Call, type Filter, newId, refuse, rowsFor, textFilter } from '@portal/service-kit';
import { RfqRepository } from '../rfqs/rfq.repository.js';
import type { RfqRecord } from '../rfqs/rfq.schema.js';
import { isOpen } from '../rfqs/rfq.service.js';
import { alreadyAnswered, requestClosed, unknownRequest } from './quote.errors.js';
import { quoteEvent } from './quote.events.js';
import { fieldsOf } from './quote.fields.js';
import { namedFiles, QuoteFiles } from './quote-files.js';
import { QuoteWriting } from './quote-writing.js';
import { LiveQuotes } from './live-quotes.js';
import { opened, QuoteRepository, quoteSorts, sellerSorts } from './quote.repository.js';
import type { QuoteRecord } from './quote.schema.js';
import { quoteView } from './quote.view.js';

type Edit = Call<typeof contract.update> & { quote: WrittenQuote };

/** Quotes, written and read: until the closing by their seller alone. */
@Injectable()
export class QuoteService {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly live: LiveQuotes,
    private readonly rfqs: RfqRepository,
    private readonly files: QuoteFiles,
    private readonly writing: QuoteWriting,
  ) {}

  async list({ actor, query }: Call<typeof contract.list>) {
    const { rfqId, status } = query;
    const texts = ['quoteNumber', 'rfqNumber', 'title'] as const;
    const page = await this.live.list(
      [quoteRows(actor), rfqId ? { rfqId } : {}, status ? inStatus(actor, status) : {}, textFilter(query.q, texts)],
      query,
      actor.role === 'Seller' ? sellerSorts : quoteSorts,
      '-createdAt',
    );
    return { ...page, items: page.items.map((quote) => quoteView(actor, quote)) };
  }

  async get({ actor, params }: Call<typeof contract.get>): Promise<Quote> {
    return quoteView(actor, await this.quotes.findOrFail(params.id, quoteRows(actor)));
  }

  async create(call: Call<typeof contract.create>): Promise<Quote> {
    return quoteView(call.actor, await this.quotes.once(call, () => this.make(call)));
  }

  private async make(call: Call<typeof contract.create>): Promise<QuoteRecord> {
    const { actor, body } = call;
    const writtenAt = new Date();
    const rfq = await this.openRequest(actor, body);
    const { _id: rfqId, rfqNumber, title, purchaseOrderId, buyerOrganizationId, closesAt: sealedUntil } = rfq;
    const sellerOrganizationId = actor.organizationId;
    if (await this.quotes.exists({ rfqId, sellerOrganizationId })) throw alreadyAnswered();
    const record = {
      _id: newId(),
      ...{ rfqId, rfqNumber, title, buyerOrganizationId, sellerOrganizationId, sealedUntil },
      ...(purchaseOrderId ? { purchaseOrderId } : {}),
      sellerName: rfq.sellers.find(({ id }) => id === sellerOrganizationId)?.name ?? actor.organizationName,
      ...fieldsOf(rfq, body).fields,
      ...handedIn(body.status, writtenAt),
    };
    const event = quoteEvent(body.status === 'Draft' ? 'drafted' : 'submitted', actor, record);
    const ids = [...new Set(body.files)];
    return this.files.bindFor({ actor, id: record._id, ids }, (files) =>
      this.writing.whileOpen(rfqId, (session) =>
        this.quotes.createOnce({ ...record, files }, event, call, { session }),
      ),
    );
  }

  /** Another text of the own quote, until the request is closed. */
  async edit({ actor, params, quote, ifMatch }: Edit): Promise<Quote> {
    if (actor.role !== 'Seller') throw refuse('FORBIDDEN');
    const writtenAt = new Date();
    const rows = rowsFor(actor, 'edit', 'Quote');
    const before = await this.quotes.findOrFail(params.id, rows);
    const rfq = await this.openRequest(actor, { rfqId: before.rfqId });
    const { fields, unset } = fieldsOf(rfq, quote);
    // Before its files are bound to a quote that cannot be written.
    assertWritable(before, quote);
    let had = before.files ?? [];
    const decideWith = (bound: StoredFile[]) => (current: QuoteRecord) => {
      assertWritable(current, quote);
      had = current.files ?? [];
      const files = namedFiles(quote.files, [...had, ...bound]);
      const set = { ...fields, ...handedIn(quote.status, writtenAt), files };
      const event = quoteEvent(quote.status === 'Draft' ? 'drafted' : 'submitted', actor, { ...current, ...set });
      return { set, unset, event, secret: [...contents] };
    };
    const after = await this.files.bindFor({ actor, id: params.id, ids: quote.files, had }, (bound) =>
      this.writing.whileOpen(before.rfqId, (session) =>
        this.quotes.update(params.id, rows, decideWith(bound), { ifMatch, session }),
      ),
    );
    await this.files.release(params.id, had, after.files);
    return quoteView(actor, after);
  }

  /** What is quoted for, with a refusal before anything is done; whether it is open still is asked when the quote is written. */
  private async openRequest(actor: Actor, { rfqId, purchaseOrderId }: { rfqId?: string; purchaseOrderId?: string }) {
    const named: Filter<RfqRecord> = rfqId ? { _id: rfqId } : { purchaseOrderId, status: 'Open' };
    const rows = rowsFor(actor, 'view', 'Rfq');
    const rfq = await this.rfqs.findOne({ $and: [{ deletedAt: { $exists: false } }, named, rows] });
    if (!rfq) throw unknownRequest();
    if (!isOpen(rfq)) throw requestClosed();
    return rfq;
  }
}

/** What a quote says: no word of it stands in the audit log, which others read before the closing. */
const contents = [
  'quoteNumber',
  'quoteDate',
  'validUntil',
  'terms',
  'deliveryTime',
  'warranty',
  'items',
  'subtotal',
  'gstTotal',
  'totalAmount',
  'notes',
  'files',
] as const;

/** The quotes that the actor sees at this moment: the seal is no matter of role. */
export function quoteRows(actor: Actor, action: 'view' | 'edit' = 'view'): Filter<QuoteRecord> {
  const rows = rowsFor(actor, action, 'Quote');
  return { $and: actor.role === 'Seller' ? [rows] : [rows, opened()] };
}

/** Those that have this status at this moment, as the actor is shown it. */
function inStatus({ role }: Actor, status: QuoteStatus, now = new Date()): Filter<QuoteRecord> {
  const isSeller = role === 'Seller';
  const today = dayInIndia(now);
  if (status === 'Draft') return { status, sealedUntil: { $gt: now } };
  if (status === 'Expired')
    return {
      $or: [
        { status: { $in: ['Submitted', 'Shortlisted'] }, validUntil: { $lt: today } },
        { status: 'Draft', sealedUntil: { $lte: now } },
        { status: 'Draft', sealedUntil: { $exists: false } },
      ],
    };
  if (status === 'Shortlisted') return isSeller ? { _id: '' } : { status, validUntil: { $gte: today } };
  if (status !== 'Submitted') return { status };
  return { status: { $in: isSeller ? ['Submitted', 'Shortlisted'] : [status] }, validUntil: { $gte: today } };
}

/** What was handed in stays handed in: a draft of it would be an answer that is taken back unseen. */
function assertWritable({ status }: QuoteRecord, written: WrittenQuote) {
  if (status !== written.status && status !== 'Draft') throw refuse('ILLEGAL_MOVE');
}

const handedIn = (status: 'Draft' | 'Submitted', at: Date) => ({
  status,
  ...(status === 'Submitted' ? { submittedAt: at } : {}),
});
