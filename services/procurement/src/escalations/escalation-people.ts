import { Injectable } from '@nestjs/common';
import { type Actor, type Colleague, type escalations as contract, isToAnswer, users } from '@portal/contracts';
import { ask, type Call, invalid, Kit, refuse, rowsFor } from '@portal/service-kit';
import { ReceiverRepository } from '../receivers/receiver.repository.js';
import { EscalationRepository } from './escalation.repository.js';
import { type Answered, answering } from './escalation.questions.js';

const roleOf = { seller: 'Seller', office: 'Buyer' } as const;

/** Who can be asked to answer: people of the side that is to, as identity knows them now, told to that side and Super Admins alone. */
@Injectable()
export class EscalationPeople {
  constructor(
    private readonly kit: Kit,
    private readonly escalations: EscalationRepository,
    private readonly receivers: ReceiverRepository,
  ) {}

  async list({ actor, params, token }: Call<typeof contract.people>) {
    const found = await this.peopleOf(actor, params.id, token);
    return { items: found.map(({ person: { id, name, designation } }) => ({ id, name, designation })) };
  }

  /** The named person, who is followed from now on; refuses who cannot be asked. */
  async chosen(actor: Actor, escalationId: string, personId: string, token: string | undefined) {
    const found = (await this.peopleOf(actor, escalationId, token)).find(({ person }) => person.id === personId);
    if (!found) throw invalid({ assignedToId: 'Please choose somebody who is to answer this escalation' });
    await this.receivers.learn(found.person, found.organizationId);
    return found.person;
  }

  /** Whether the one who was asked still can answer: active, of the same side. */
  async canAnswer(escalation: Answered, personId: string) {
    const known = await this.receivers.find(personId);
    if (!known || known.deleted || known.status !== 'active') return false;
    return known.role === roleOf[escalation.answeringSide] && answering(escalation).includes(known.organizationId);
  }

  private async peopleOf(actor: Actor, id: string, token: string | undefined) {
    const escalation = await this.escalations.findOrFail(id, rowsFor(actor, 'edit', 'Escalation'));
    const side = escalation.answeringSide;
    if (!isToAnswer(actor.role, side)) throw refuse('FORBIDDEN');
    const isAdmin = actor.role === 'Super Admin';
    const organizations = isAdmin ? answering(escalation) : [actor.organizationId];
    const people = await Promise.all(
      organizations.map(async (organizationId) => {
        const query = isAdmin ? { organizationId } : {};
        const { items } = await ask(this.kit.bus, users.colleagues, token, { query });
        return items.map((person: Colleague) => ({ person, organizationId }));
      }),
    );
    return people.flat().filter(({ person }) => person.role === roleOf[side]);
  }
}
