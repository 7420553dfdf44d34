import { Controller } from '@nestjs/common';
import { assets } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { assetView } from './asset.view.js';
import { AssignmentService } from './assignment.service.js';
import { DisposalService } from './disposal.service.js';

@Controller()
export class AssetStepsController {
  constructor(
    private readonly assignment: AssignmentService,
    private readonly disposal: DisposalService,
  ) {}

  @Handles(assets.assign)
  async assign(call: Call<typeof assets.assign>) {
    return assetView(await this.assignment.assign(call));
  }

  @Handles(assets.requestDisposal)
  async requestDisposal(call: Call<typeof assets.requestDisposal>) {
    return assetView(await this.disposal.request(call));
  }

  @Handles(assets.decideDisposal)
  async decideDisposal(call: Call<typeof assets.decideDisposal>) {
    return assetView(await this.disposal.decide(call));
  }
}
