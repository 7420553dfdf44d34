import { Controller } from '@nestjs/common';
import { dispatches } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { DispatchService } from './dispatch.service.js';

@Controller()
export class DispatchController {
  constructor(private readonly service: DispatchService) {}

  @Handles(dispatches.list)
  list(call: Call<typeof dispatches.list>) {
    return this.service.list(call);
  }

  @Handles(dispatches.create)
  create(call: Call<typeof dispatches.create>) {
    return this.service.create(call);
  }

  @Handles(dispatches.withdraw)
  withdraw(call: Call<typeof dispatches.withdraw>) {
    return this.service.withdraw(call);
  }
}
