import { Controller } from '@nestjs/common';
import { people } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { PeopleFigures } from './people-figures.js';
import { PersonService } from './person.service.js';
import { UserDetailsService } from '../users/user-details.service.js';

const done = { success: true as const };

@Controller()
export class PersonController {
  constructor(
    private readonly people: PersonService,
    private readonly details: UserDetailsService,
    private readonly figures: PeopleFigures,
  ) {}

  @Handles(people.createBuyer)
  async createBuyer(call: Call<typeof people.createBuyer>) {
    return this.details.of(await this.people.create('buyer', call));
  }

  @Handles(people.createSeller)
  async createSeller(call: Call<typeof people.createSeller>) {
    return this.details.of(await this.people.create('seller', call));
  }

  @Handles(people.createOem)
  async createOem(call: Call<typeof people.createOem>) {
    return this.details.of(await this.people.create('oem', call));
  }

  @Handles(people.createEndUser)
  async createEndUser(call: Call<typeof people.createEndUser>) {
    return this.details.of(await this.people.create('enduser', call));
  }

  @Handles(people.createSupportAgent)
  async createSupportAgent(call: Call<typeof people.createSupportAgent>) {
    return this.details.of(await this.people.create('support-agent', call));
  }

  @Handles(people.updateBuyer)
  async updateBuyer(call: Call<typeof people.updateBuyer>) {
    return this.details.of(await this.people.update('buyer', call));
  }

  @Handles(people.updateSeller)
  async updateSeller(call: Call<typeof people.updateSeller>) {
    return this.details.of(await this.people.update('seller', call));
  }

  @Handles(people.updateOem)
  async updateOem(call: Call<typeof people.updateOem>) {
    return this.details.of(await this.people.update('oem', call));
  }

  @Handles(people.updateEndUser)
  async updateEndUser(call: Call<typeof people.updateEndUser>) {
    return this.details.of(await this.people.update('enduser', call));
  }

  @Handles(people.updateSupportAgent)
  async updateSupportAgent(call: Call<typeof people.updateSupportAgent>) {
    return this.details.of(await this.people.update('support-agent', call));
  }

  @Handles(people.deleteBuyer)
  async deleteBuyer(call: Call<typeof people.deleteBuyer>) {
    await this.people.delete('buyer', call);
    return done;
  }

  @Handles(people.deleteSeller)
  async deleteSeller(call: Call<typeof people.deleteSeller>) {
    await this.people.delete('seller', call);
    return done;
  }

  @Handles(people.deleteOem)
  async deleteOem(call: Call<typeof people.deleteOem>) {
    await this.people.delete('oem', call);
    return done;
  }

  @Handles(people.deleteEndUser)
  async deleteEndUser(call: Call<typeof people.deleteEndUser>) {
    await this.people.delete('enduser', call);
    return done;
  }

  @Handles(people.deleteSupportAgent)
  async deleteSupportAgent(call: Call<typeof people.deleteSupportAgent>) {
    await this.people.delete('support-agent', call);
    return done;
  }

  @Handles(people.counts)
  counts(_: Call<typeof people.counts>) {
    return this.figures.counts();
  }

  @Handles(people.filters)
  filters({ query }: Call<typeof people.filters>) {
    return this.figures.filters(query);
  }
}
