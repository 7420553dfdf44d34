import { Controller } from '@nestjs/common';
import { statusSubscriptions } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { SubscriptionService } from './subscription.service.js';

@Controller()
export class SubscriptionController {
  constructor(private readonly service: SubscriptionService) {}

  @Handles(statusSubscriptions.list)
  list(call: Call<typeof statusSubscriptions.list>) {
    return this.service.list(call);
  }

  @Handles(statusSubscriptions.create)
  create(call: Call<typeof statusSubscriptions.create>) {
    return this.service.create(call);
  }

  @Handles(statusSubscriptions.delete)
  delete(call: Call<typeof statusSubscriptions.delete>) {
    return this.service.delete(call);
  }

  @Handles(statusSubscriptions.test)
  test(call: Call<typeof statusSubscriptions.test>) {
    return this.service.test(call);
  }
}
