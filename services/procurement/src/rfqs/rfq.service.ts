import { Injectable } from '@nestjs/common';
import { type Actor, type NewRfq, type Rfq, rfqs as contract, rfqStatusAt, type RfqStatus } from '@portal/contracts';
import { type Call, type Filter, historyOf, Kit, newId, refuse, rowsFor, textFilter } from '@portal/service-kit';
import { RequisitionOrder, type Session } from '../requisitions/requisition-order.js';
import { RequisitionQuotes } from '../requisitions/requisition-quotes.js';
import { ofAnotherOffice } from '../requisitions/requisition.errors.js';
import { QuoteRepository } from '../quotes/quote.repository.js';
import { rfqEvent } from './rfq.events.js';
import { RfqParties } from './rfq.parties.js';
import { LiveRfqs } from './live-rfqs.js';
import { RfqRepository, rfqSorts } from './rfq.repository.js';
import type { RfqRecord } from './rfq.schema.js';
import { rfqView } from './rfq.view.js';

type Edit = Call<typeof contract.update> & { rfq: NewRfq };

/** How requests for quotation are written and read. */
@Injectable()
export class RfqService {
  constructor(
    private readonly kit: Kit,
    private readonly rfqs: RfqRepository,
    private readonly live: LiveRfqs,
    private readonly quotes: QuoteRepository,
    private readonly parties: RfqParties,
    private readonly requisitions: RequisitionOrder,
    private readonly asking: RequisitionQuotes,
  ) {}

  async list({ actor, query }: Call<typeof contract.list>) {
    const filters = [
      rowsFor(actor, 'view', 'Rfq'),
      query.status ? inStatus(query.status) : {},
      query.waiting ? await this.waitingFor(actor) : {},
      textFilter(query.q, ['rfqNumber', 'title', 'department']),
    ];
    const page = await this.live.list(filters, query, rfqSorts, '-createdAt');
    const answers = await this.quotes.answersTo(page.items.map(({ _id }) => _id));
    return { ...page, items: page.items.map((rfq) => rfqView(rfq, answers.get(rfq._id) ?? 0)) };
  }

  async get({ actor, params }: Call<typeof contract.get>): Promise<Rfq> {
    return this.shown(await this.rfqs.findOrFail(params.id, rowsFor(actor, 'view', 'Rfq')));
  }

  async create(call: Call<typeof contract.create>): Promise<Rfq> {
    return this.shown(await this.rfqs.once(call, () => this.make(call)));
  }

  private async make(call: Call<typeof contract.create>): Promise<RfqRecord> {
    const { actor, body, token } = call;
    const { fields } = await this.fieldsOf(body, token);
    const { purchaseOrderId, requisitionId } = body;
    if (purchaseOrderId) await this.parties.assertSource(actor, purchaseOrderId, fields.buyerOrganizationId);
    const requisition = requisitionId && (await this.requisitions.accepted(actor, requisitionId));
    if (requisition && requisition.organizationId !== fields.buyerOrganizationId) throw ofAnotherOffice();
    const record = {
      _id: newId(),
      ...fields,
      ...(purchaseOrderId ? { purchaseOrderId } : {}),
      ...(requisition ? { requisitionId: requisition._id, requisitionNumber: requisition.number } : {}),
      rfqNumber: await this.kit.numbers.next('RFQ'),
      status: 'Draft' as const,
      isPublished: false,
      history: [historyOf(actor, 'Request for quotation created', 'Draft')],
    };
    const event = rfqEvent('created', actor, record);
    const store = (session?: Session) => this.rfqs.createOnce(record, event, call, { session });
    return requisition ? this.asking.ask(actor, requisition, record, store) : store();
  }

  /** Another text of it while it is a draft; what it was made from stays. */
  async edit({ actor, params, rfq, ifMatch, token }: Edit): Promise<Rfq> {
    const rows = rowsFor(actor, 'edit', 'Rfq');
    const before = await this.rfqs.findOrFail(params.id, rows);
    assertDraft(before);
    const { fields, unset } = await this.fieldsOf(rfq, token);
    // What it was made from is the office's of that time: nobody else's request, and order, come of it.
    if (before.requisitionId && fields.buyerOrganizationId !== before.buyerOrganizationId) throw ofAnotherOffice();
    const decide = (current: RfqRecord) => {
      assertDraft(current);
      return {
        set: fields,
        unset,
        push: { history: historyOf(actor, 'Request for quotation edited', current.status) },
        event: rfqEvent('changed', actor, { ...current, ...fields }),
      };
    };
    return this.shown(await this.rfqs.update(params.id, rows, decide, { ifMatch }));
  }

  async shown(rfq: RfqRecord): Promise<Rfq> {
    return rfqView(rfq, (await this.quotes.answersTo([rfq._id])).get(rfq._id) ?? 0);
  }

  private async waitingFor({ role, organizationId }: Actor): Promise<Filter<RfqRecord>> {
    if (role !== 'Seller') return inStatus('Closed');
    const answered = await this.quotes.answeredBy(organizationId);
    return { $and: [inStatus('Open'), { _id: { $nin: answered } }] };
  }

  private async fieldsOf(rfq: NewRfq, token: string | undefined) {
    const { title, expectedDeliveryDate, notes } = rfq;
    const fields = {
      title,
      expectedDeliveryDate,
      ...(notes ? { notes } : {}),
      ...(await this.parties.of(rfq, token)),
      closesAt: new Date(rfq.closesAt),
      items: rfq.items.map((item) => ({ ...item, id: newId() })),
    };
    return { fields, unset: notes ? [] : ['notes' as const] };
  }
}

function assertDraft({ status }: RfqRecord) {
  if (status !== 'Draft') throw refuse('ILLEGAL_MOVE');
}

/** Those that have this status at this moment, though nobody told it yet. */
export function inStatus(status: RfqStatus, now = new Date()): Filter<RfqRecord> {
  if (status === 'Open') return { status, closesAt: { $gt: now } };
  if (status === 'Closed') return { $or: [{ status }, { status: 'Open', closesAt: { $lte: now } }] };
  return { status };
}

/** Whether sellers may still answer. */
export const isOpen = ({ status, closesAt }: Pick<RfqRecord, 'status' | 'closesAt'>) =>
  rfqStatusAt(status, closesAt) === 'Open';
