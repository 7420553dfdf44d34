import { Injectable } from '@nestjs/common';
import { type Actor, type Colleague, users } from '@portal/contracts';
import { ask, Kit } from '@portal/service-kit';
import { notOfTheOffice } from './receiver.errors.js';
import { ReceiverRepository } from './receiver.repository.js';

/** The people of the office that asks, as identity knows them now. */
@Injectable()
export class Offices {
  constructor(
    private readonly kit: Kit,
    private readonly receivers: ReceiverRepository,
  ) {}

  async people(token: string | undefined): Promise<Colleague[]> {
    return (await ask(this.kit.bus, users.colleagues, token)).items;
  }

  /** The named person as the order keeps it; refuses who is not of the office. */
  async receiver(actor: Actor, people: Colleague[], id: string) {
    const person = people.find((one) => one.id === id);
    if (!person) throw notOfTheOffice();
    await this.receivers.learn(person, actor.organizationId);
    return { id: person.id, name: person.name, designation: person.designation, role: person.role };
  }
}
