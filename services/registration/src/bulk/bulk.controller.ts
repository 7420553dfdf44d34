import { Controller } from '@nestjs/common';
import { bulkDecisions } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { BulkService } from './bulk.service.js';

@Controller()
export class BulkController {
  constructor(private readonly service: BulkService) {}

  @Handles(bulkDecisions.approve)
  approve(call: Call<typeof bulkDecisions.approve>) {
    return this.service.begin('approve', call);
  }

  @Handles(bulkDecisions.reject)
  reject(call: Call<typeof bulkDecisions.reject>) {
    return this.service.begin('reject', call, call.body.reason);
  }

  @Handles(bulkDecisions.get)
  get({ actor, params }: Call<typeof bulkDecisions.get>) {
    return this.service.get(actor, params.id);
  }
}
