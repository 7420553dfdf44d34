import { Controller } from '@nestjs/common';
import { tickets } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { TicketService } from './ticket.service.js';

@Controller()
export class TicketController {
  constructor(private readonly service: TicketService) {}

  @Handles(tickets.list)
  list(call: Call<typeof tickets.list>) {
    return this.service.list(call);
  }

  @Handles(tickets.complaints)
  complaints(call: Call<typeof tickets.complaints>) {
    return this.service.list(call);
  }

  @Handles(tickets.get)
  get({ actor, params }: Call<typeof tickets.get>) {
    return this.service.get(actor, params.id);
  }

  @Handles(tickets.stats)
  stats({ actor }: Call<typeof tickets.stats>) {
    return this.service.stats(actor);
  }

  @Handles(tickets.turnaround)
  turnaround(call: Call<typeof tickets.turnaround>) {
    return this.service.turnaround(call);
  }

  @Handles(tickets.create)
  create(call: Call<typeof tickets.create>) {
    return this.service.create(call);
  }

  @Handles(tickets.update)
  update(call: Call<typeof tickets.update>) {
    return this.service.update(call);
  }

  @Handles(tickets.assign)
  assign(call: Call<typeof tickets.assign>) {
    return this.service.assign(call);
  }

  @Handles(tickets.sellers)
  sellers(call: Call<typeof tickets.sellers>) {
    return this.service.sellersFor(call);
  }

  @Handles(tickets.addNote)
  addNote(call: Call<typeof tickets.addNote>) {
    return this.service.addNote(call);
  }

  @Handles(tickets.setStatus)
  setStatus(call: Call<typeof tickets.setStatus>) {
    return this.service.setStatus(call);
  }
}
