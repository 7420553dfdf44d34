import { Controller } from '@nestjs/common';
import { delegations } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { DelegationService } from './delegation.service.js';

@Controller()
export class DelegationController {
  constructor(private readonly service: DelegationService) {}

  @Handles(delegations.list)
  list(call: Call<typeof delegations.list>) {
    return this.service.list(call);
  }

  @Handles(delegations.create)
  create(call: Call<typeof delegations.create>) {
    return this.service.create(call);
  }

  @Handles(delegations.revoke)
  revoke(call: Call<typeof delegations.revoke>) {
    return this.service.revoke(call);
  }
}
