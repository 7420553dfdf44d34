import { Controller } from '@nestjs/common';
import { deviceClaims } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { ClaimService } from './claim.service.js';

@Controller()
export class ClaimController {
  constructor(private readonly service: ClaimService) {}

  @Handles(deviceClaims.create)
  create(call: Call<typeof deviceClaims.create>) {
    return this.service.create(call);
  }

  @Handles(deviceClaims.list)
  list(call: Call<typeof deviceClaims.list>) {
    return this.service.list(call);
  }

  @Handles(deviceClaims.decide)
  decide(call: Call<typeof deviceClaims.decide>) {
    return this.service.decide(call);
  }
}
