import { Controller } from '@nestjs/common';
import { escalations } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { EscalationPeople } from './escalation-people.js';
import { EscalationService } from './escalation.service.js';

@Controller()
export class EscalationController {
  constructor(
    private readonly service: EscalationService,
    private readonly people: EscalationPeople,
  ) {}

  @Handles(escalations.list)
  list(call: Call<typeof escalations.list>) {
    return this.service.list(call);
  }

  @Handles(escalations.stats)
  stats({ actor }: Call<typeof escalations.stats>) {
    return this.service.stats(actor);
  }

  @Handles(escalations.get)
  get({ actor, params }: Call<typeof escalations.get>) {
    return this.service.get(actor, params.id);
  }

  @Handles(escalations.people)
  listPeople(call: Call<typeof escalations.people>) {
    return this.people.list(call);
  }

  @Handles(escalations.create)
  create(call: Call<typeof escalations.create>) {
    return this.service.create(call);
  }

  @Handles(escalations.update)
  update(call: Call<typeof escalations.update>) {
    return this.service.update(call);
  }

  @Handles(escalations.addNote)
  addNote(call: Call<typeof escalations.addNote>) {
    return this.service.addNote(call);
  }
}
