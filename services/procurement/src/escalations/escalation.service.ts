import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type Escalation,
  escalations as contract,
  type EscalationStatus,
  escalationStepsOf,
  prioritiesFor,
} from '@portal/contracts';
import { type Call, type Change, refuse, rowsFor } from '@portal/service-kit';
import { EscalationOrders } from './escalation-orders.js';
import { EscalationPeople } from './escalation-people.js';
import { escalationEvent, stepEvent } from './escalation.events.js';
import { asked } from './escalation.questions.js';
import { EscalationRaising, noteOf, priorityFields } from './escalation.raising.js';
import { LiveEscalations } from './live-escalations.js';
import { EscalationRepository, sortable } from './escalation.repository.js';
import type { EscalationRecord } from './escalation.schema.js';
import { notTheMakersToAnswer } from './escalation.errors.js';
import { escalationView, mayAnswer } from './escalation.view.js';

/** Escalations about orders: raised by a side, answered by the other, kept with every note (requirements: escalation). */
@Injectable()
export class EscalationService {
  constructor(
    private readonly escalations: EscalationRepository,
    private readonly live: LiveEscalations,
    private readonly orders: EscalationOrders,
    private readonly raising: EscalationRaising,
    private readonly people: EscalationPeople,
  ) {}

  async list({ actor, query }: Call<typeof contract.list>) {
    // Nor by sorting.
    const { vendorName, ...open } = sortable;
    const sorts = actor.role === 'OEM' ? open : { ...open, vendorName };
    const page = await this.live.list(asked(actor, query), query, sorts, '-reportedDate');
    return { ...page, items: page.items.map((record) => escalationView(record, actor)) };
  }

  async stats(actor: Actor) {
    const rows = rowsFor(actor, 'view', 'Escalation');
    await this.live.upToDate();
    const of = (status: EscalationStatus) => this.live.matching({ $and: [rows, { status }] }).count;
    return { open: of('Open'), inProgress: of('In Progress'), resolved: of('Resolved'), closed: of('Closed') };
  }

  async get(actor: Actor, id: string): Promise<Escalation> {
    return escalationView(await this.escalations.findOrFail(id, rowsFor(actor, 'view', 'Escalation')), actor);
  }

  async create(call: Call<typeof contract.create>): Promise<Escalation> {
    return escalationView(await this.escalations.once(call, () => this.make(call)), call.actor);
  }

  private async make(call: Call<typeof contract.create>): Promise<EscalationRecord> {
    const { actor, body } = call;
    const { purchaseOrderId, ...texts } = body;
    // Who raises it waits for the other side; whoever is no side, for the seller.
    const raised = { ...texts, answeringSide: actor.role === 'Seller' ? ('office' as const) : ('seller' as const) };
    const fields = await this.raising.fieldsOf(actor, await this.orders.of(actor, purchaseOrderId), raised);
    return this.escalations.createOnce(fields, escalationEvent('raised', actor, fields), call);
  }

  async update({ actor, params, body, ifMatch, token }: Call<typeof contract.update>): Promise<Escalation> {
    const { status, resolution, priority, assignedToId } = body;
    const person = assignedToId ? await this.people.chosen(actor, params.id, assignedToId, token) : undefined;
    const decide = (current: EscalationRecord): Change<EscalationRecord> => {
      assertAnswerable(actor, current);
      if (status && !escalationStepsOf(escalationView(current, actor), actor.role).some(({ to }) => to === status))
        throw refuse('ILLEGAL_MOVE');
      if (priority && priority !== current.priority && !prioritiesFor(actor.role, current).includes(priority))
        throw refuse('FORBIDDEN');
      const isResolved = status === 'Resolved';
      const set = {
        ...(status ? { status } : {}),
        ...(isResolved ? { resolution, resolvedDate: new Date() } : {}),
        ...(priority ? priorityFields(priority, current.reportedDate) : {}),
        ...(person ? { assignedTo: person.name, assignedToId: person.id, assignedDate: new Date() } : {}),
      };
      const isNew = person && person.id !== current.assignedToId;
      return {
        set,
        ...(status === 'In Progress' ? { unset: ['resolution', 'resolvedDate'] as const satisfies string[] } : {}),
        ...(status ? { push: { notes: noteOf(actor, `Status updated to ${status}`) } } : {}),
        event: escalationEvent(stepEvent(current.status, status), actor, { ...current, ...set }),
        ...(isNew ? { also: [escalationEvent('assigned', actor, { ...current, ...set }, { person: person.id })] } : {}),
      };
    };
    const rows = rowsFor(actor, 'edit', 'Escalation');
    return escalationView(await this.escalations.update(params.id, rows, decide, { ifMatch }), actor);
  }

  async addNote({ actor, params, body, ifMatch, key, bodyHash }: Call<typeof contract.addNote>): Promise<Escalation> {
    const decide = (current: EscalationRecord): Change<EscalationRecord> => {
      assertAnswerable(actor, current);
      return { push: { notes: noteOf(actor, body.note) }, event: escalationEvent('noted', actor, current) };
    };
    const rows = rowsFor(actor, 'edit', 'Escalation');
    const options = { ifMatch, request: { actor, key, bodyHash } };
    return escalationView(await this.escalations.update(params.id, rows, decide, options), actor);
  }
}

function assertAnswerable(actor: Actor, escalation: EscalationRecord) {
  if (!mayAnswer(actor, escalation)) throw notTheMakersToAnswer();
  if (escalation.status === 'Closed') throw refuse('ILLEGAL_MOVE');
}
