import { Injectable } from '@nestjs/common';
import { type Actor, type Requisition, requisitions as contract } from '@portal/contracts';
import { type Call, historyOf, Kit, newId, rowsFor, textFilter } from '@portal/service-kit';
import { noticeOf, requisitionEvent } from './requisition.events.js';
import { changeOf, fieldsOf } from './requisition.moves.js';
import { LiveRequisitions } from './live-requisitions.js';
import { RequisitionRepository, sortable } from './requisition.repository.js';
import type { RequisitionRecord } from './requisition.schema.js';
import { requisitionView } from './requisition.view.js';

/** How a need is raised, decided about and, by its requester, corrected. */
@Injectable()
export class RequisitionService {
  constructor(
    private readonly requisitions: RequisitionRepository,
    private readonly live: LiveRequisitions,
    private readonly kit: Kit,
  ) {}

  async list({ actor, query }: Call<typeof contract.list>) {
    const { status, priority, mine } = query;
    const filters = { ...(status ? { status } : {}), ...(priority ? { priority } : {}) };
    const own = mine ? { requestedById: mine === 'yes' ? actor.id : { $ne: actor.id } } : {};
    const text = textFilter(query.q, ['number', 'title', 'requestedBy']);
    const rows = rowsFor(actor, 'view', 'Requisition');
    const page = await this.live.list([rows, filters, own, text], query, sortable, '-createdAt');
    return { ...page, items: page.items.map(requisitionView) };
  }

  async get(actor: Actor, id: string): Promise<Requisition> {
    return requisitionView(await this.requisitions.findOrFail(id, rowsFor(actor, 'view', 'Requisition')));
  }

  async create(call: Call<typeof contract.create>): Promise<Requisition> {
    return requisitionView(await this.requisitions.once(call, () => this.make(call)));
  }

  private async make(call: Call<typeof contract.create>): Promise<RequisitionRecord> {
    const { actor, body } = call;
    const isSubmitted = body.status === 'Submitted';
    const record = {
      _id: newId(),
      ...fieldsOf(body),
      status: body.status,
      number: await this.kit.numbers.next('REQ'),
      organizationId: actor.organizationId,
      organizationName: actor.organizationName,
      requestedBy: actor.name,
      requestedById: actor.id,
      requesterRole: actor.role,
      isSubmitted,
      history: [
        historyOf(actor, 'Requisition raised', 'Draft'),
        ...(isSubmitted ? [historyOf(actor, 'Submit Requisition', 'Submitted')] : []),
      ],
    };
    const event = requisitionEvent('created', actor, record, noticeOf(record));
    return this.requisitions.createOnce(record, event, call);
  }

  /** Another text of it by its requester, a step by the table of moves, or both. */
  async update(call: Call<typeof contract.update>): Promise<Requisition> {
    const { actor, params, ifMatch } = call;
    const rows = rowsFor(actor, 'view', 'Requisition');
    const after = await this.requisitions.update(params.id, rows, (current) => changeOf(call, current), { ifMatch });
    return requisitionView(after);
  }
}
