import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type Escalation,
  escalationMoves,
  escalations as contract,
  type EscalationStatus,
  movesFrom,
} from '@portal/contracts';
import { type Call, type Change, refuse, rowsFor, textFilter } from '@portal/service-kit';
import { EscalationOrders } from './escalation-orders.js';
import { escalationEvent } from './escalation.events.js';
import { EscalationRaising, noteOf, priorityFields } from './escalation.raising.js';
import { LiveEscalations } from './live-escalations.js';
import { EscalationRepository, sortable } from './escalation.repository.js';
import type { EscalationRecord } from './escalation.schema.js';
import { escalationView } from './escalation.view.js';

/** Escalations about orders: raised by a side, answered by the other, kept with every note (requirements: escalation). */
@Injectable()
export class EscalationService {
  constructor(
    private readonly escalations: EscalationRepository,
    private readonly live: LiveEscalations,
    private readonly orders: EscalationOrders,
    private readonly raising: EscalationRaising,
  ) {}

  async list({ actor, query }: Call<typeof contract.list>) {
    const { type, status, priority } = query;
    const filters = { ...(type ? { type } : {}), ...(status ? { status } : {}), ...(priority ? { priority } : {}) };
    // Who supplied is not the maker's to find, by searching or sorting either.
    const { vendorName, ...open } = sortable;
    const isMaker = actor.role === 'OEM';
    const text = textFilter(query.q, [
      'number',
      'title',
      'purchaseOrderNumber',
      ...(isMaker ? [] : ['vendorName' as const]),
    ]);
    const sorts = isMaker ? open : { ...open, vendorName };
    const rows = rowsFor(actor, 'view', 'Escalation');
    const page = await this.live.list([rows, filters, text], query, sorts, '-reportedDate');
    return { ...page, items: page.items.map(escalationView) };
  }

  async stats(actor: Actor) {
    const rows = rowsFor(actor, 'view', 'Escalation');
    await this.live.upToDate();
    const of = (status: EscalationStatus) => this.live.matching({ $and: [rows, { status }] }).length;
    return { open: of('Open'), inProgress: of('In Progress'), resolved: of('Resolved'), closed: of('Closed') };
  }

  async get(actor: Actor, id: string): Promise<Escalation> {
    return escalationView(await this.escalations.findOrFail(id, rowsFor(actor, 'view', 'Escalation')));
  }

  async create(call: Call<typeof contract.create>): Promise<Escalation> {
    return escalationView(await this.escalations.once(call, () => this.make(call)));
  }

  private async make(call: Call<typeof contract.create>): Promise<EscalationRecord> {
    const { actor, body } = call;
    const { purchaseOrderId, ...raised } = body;
    const fields = await this.raising.fieldsOf(actor, await this.orders.of(actor, purchaseOrderId), raised);
    return this.escalations.createOnce(fields, escalationEvent('raised', actor, fields), call);
  }

  async update({ actor, params, body, ifMatch }: Call<typeof contract.update>): Promise<Escalation> {
    const { status, resolution, priority, assignedTo } = body;
    const decide = (current: EscalationRecord): Change<EscalationRecord> => {
      if (current.status === 'Closed') throw refuse('ILLEGAL_MOVE');
      if (status && !movesFrom(escalationMoves, current.status, actor.role).some(({ to }) => to === status))
        throw refuse('ILLEGAL_MOVE');
      // The day of the answer follows from it: who must answer does not put it off.
      if (actor.role === 'Seller' && priority && priority !== current.priority) throw refuse('FORBIDDEN');
      const isResolved = status === 'Resolved';
      const set = {
        ...(status ? { status } : {}),
        ...(isResolved ? { resolution, resolvedDate: new Date() } : {}),
        ...(priority ? priorityFields(priority, current.reportedDate) : {}),
        ...(assignedTo ? { assignedTo, assignedDate: new Date() } : {}),
      };
      return {
        set,
        ...(status === 'In Progress' ? { unset: ['resolution', 'resolvedDate'] as const satisfies string[] } : {}),
        ...(status ? { push: { notes: noteOf(actor, `Status updated to ${status}`) } } : {}),
        event: escalationEvent(isResolved ? 'resolved' : 'changed', actor, { ...current, ...set }),
      };
    };
    const rows = rowsFor(actor, 'edit', 'Escalation');
    return escalationView(await this.escalations.update(params.id, rows, decide, { ifMatch }));
  }

  async addNote({ actor, params, body, ifMatch }: Call<typeof contract.addNote>): Promise<Escalation> {
    const decide = (current: EscalationRecord): Change<EscalationRecord> => {
      if (current.status === 'Closed') throw refuse('ILLEGAL_MOVE');
      return { push: { notes: noteOf(actor, body.note) }, event: escalationEvent('noted', actor, current) };
    };
    const rows = rowsFor(actor, 'edit', 'Escalation');
    return escalationView(await this.escalations.update(params.id, rows, decide, { ifMatch }));
  }
}
