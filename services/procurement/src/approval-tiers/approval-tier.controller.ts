import { Controller } from '@nestjs/common';
import { approvalTiers } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { ApprovalTierService } from './approval-tier.service.js';

@Controller()
export class ApprovalTierController {
  constructor(private readonly service: ApprovalTierService) {}

  @Handles(approvalTiers.list)
  list(call: Call<typeof approvalTiers.list>) {
    return this.service.list(call);
  }

  @Handles(approvalTiers.create)
  create(call: Call<typeof approvalTiers.create>) {
    return this.service.create(call);
  }

  @Handles(approvalTiers.update)
  update(call: Call<typeof approvalTiers.update>) {
    return this.service.update(call);
  }

  @Handles(approvalTiers.delete)
  delete(call: Call<typeof approvalTiers.delete>) {
    return this.service.delete(call);
  }
}
