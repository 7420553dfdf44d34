import { Controller } from '@nestjs/common';
import { assets } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { assetView } from '../assets/asset.view.js';
import { DisposalDossier } from './disposal.dossier.js';
import { DisposalService } from './disposal.service.js';

@Controller()
export class DisposalController {
  constructor(
    private readonly service: DisposalService,
    private readonly dossier: DisposalDossier,
  ) {}

  @Handles(assets.requestDisposal)
  async request(call: Call<typeof assets.requestDisposal>) {
    return assetView(await this.service.request(call));
  }

  @Handles(assets.decideDisposal)
  async decide(call: Call<typeof assets.decideDisposal>) {
    return assetView(await this.service.decide(call));
  }

  @Handles(assets.handOver)
  async handOver(call: Call<typeof assets.handOver>) {
    return assetView(await this.service.handOver(call));
  }

  @Handles(assets.disposalDossier)
  async download(call: Call<typeof assets.disposalDossier>) {
    return this.dossier.download(call);
  }
}
