import { Controller } from '@nestjs/common';
import { requisitions } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { RequisitionService } from './requisition.service.js';

@Controller()
export class RequisitionController {
  constructor(private readonly service: RequisitionService) {}

  @Handles(requisitions.list)
  list(call: Call<typeof requisitions.list>) {
    return this.service.list(call);
  }

  @Handles(requisitions.get)
  get({ actor, params }: Call<typeof requisitions.get>) {
    return this.service.get(actor, params.id);
  }

  @Handles(requisitions.create)
  create(call: Call<typeof requisitions.create>) {
    return this.service.create(call);
  }

  @Handles(requisitions.update)
  update(call: Call<typeof requisitions.update>) {
    return this.service.update(call);
  }
}
