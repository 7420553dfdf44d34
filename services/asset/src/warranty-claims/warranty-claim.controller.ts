import { Controller } from '@nestjs/common';
import { warrantyClaims } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { WarrantyClaimSteps } from './warranty-claim-steps.service.js';
import { WarrantyClaimService } from './warranty-claim.service.js';

@Controller()
export class WarrantyClaimController {
  constructor(
    private readonly service: WarrantyClaimService,
    private readonly steps: WarrantyClaimSteps,
  ) {}

  @Handles(warrantyClaims.list)
  list(call: Call<typeof warrantyClaims.list>) {
    return this.service.list(call);
  }

  @Handles(warrantyClaims.get)
  get(call: Call<typeof warrantyClaims.get>) {
    return this.service.get(call);
  }

  @Handles(warrantyClaims.proposal)
  proposal(call: Call<typeof warrantyClaims.proposal>) {
    return this.service.proposal(call);
  }

  @Handles(warrantyClaims.create)
  create(call: Call<typeof warrantyClaims.create>) {
    return this.service.create(call);
  }

  @Handles(warrantyClaims.move)
  move(call: Call<typeof warrantyClaims.move>) {
    return this.steps.move(call);
  }

  @Handles(warrantyClaims.addNote)
  addNote(call: Call<typeof warrantyClaims.addNote>) {
    return this.service.addNote(call);
  }
}
