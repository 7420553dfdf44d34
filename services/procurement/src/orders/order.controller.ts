import { Controller } from '@nestjs/common';
import { orders } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { OrderService } from './order.service.js';

@Controller()
export class OrderController {
  constructor(private readonly service: OrderService) {}

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
  isFree({ params }: Call<typeof orders.isFree>) {
    return this.service.isFree(params.contractNumber);
  }

  @Handles(orders.find)
  find({ actor, params }: Call<typeof orders.find>) {
    return this.service.find(actor, params.contractNumber);
  }

  @Handles(orders.map)
  map({ actor, params, ifMatch }: Call<typeof orders.map>) {
    return this.service.map(actor, params.id, ifMatch);
  }
}
