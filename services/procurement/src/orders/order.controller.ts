import { Controller } from '@nestjs/common';
import { orders } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { LookUps } from '../mappings/look-ups.js';
import { ReceiverService } from '../receivers/receiver.service.js';
import { OrderAssignment } from './order.assignment.js';
import { OrderService } from './order.service.js';

@Controller()
export class OrderController {
  constructor(
    private readonly service: OrderService,
    private readonly receivers: ReceiverService,
    private readonly assignment: OrderAssignment,
    private readonly lookUps: LookUps,
  ) {}

  @Handles(orders.list)
  list(call: Call<typeof orders.list>) {
    return this.service.list(call);
  }

  @Handles(orders.get)
  get({ actor, params }: Call<typeof orders.get>) {
    return this.service.get(actor, params.id);
  }

  @Handles(orders.create)
  create(call: Call<typeof orders.create>) {
    return this.service.create(call);
  }

  @Handles(orders.update)
  update(call: Call<typeof orders.update>) {
    return this.service.update(call);
  }

  @Handles(orders.isFree)
  async isFree({ actor, params }: Call<typeof orders.isFree>) {
    await this.lookUps.takeUniqueness(actor);
    return this.service.isFree(params.contractNumber);
  }

  @Handles(orders.setReceiver)
  setReceiver(call: Call<typeof orders.setReceiver>) {
    return this.receivers.set(call);
  }

  @Handles(orders.assign)
  assign(call: Call<typeof orders.assign>) {
    return this.assignment.take(call);
  }
}
