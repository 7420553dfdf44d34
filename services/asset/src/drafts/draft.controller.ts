import { Controller } from '@nestjs/common';
import { assetDrafts, assetSerials } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { DraftService } from './draft.service.js';

@Controller()
export class DraftController {
  constructor(private readonly service: DraftService) {}

  @Handles(assetDrafts.list)
  list(call: Call<typeof assetDrafts.list>) {
    return this.service.list(call);
  }

  @Handles(assetDrafts.accept)
  accept(call: Call<typeof assetDrafts.accept>) {
    return this.service.accept(call);
  }

  @Handles(assetDrafts.refuse)
  refuse(call: Call<typeof assetDrafts.refuse>) {
    return this.service.refuse(call);
  }

  @Handles(assetSerials.registered)
  registered(call: Call<typeof assetSerials.registered>) {
    return this.service.registered(call);
  }
}
