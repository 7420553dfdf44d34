import { Controller } from '@nestjs/common';
import { cover } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { AmcSteps } from './amc-steps.service.js';
import { AmcService } from './amc.service.js';
import { amcView } from './cover.view.js';

@Controller()
export class AmcController {
  constructor(
    private readonly contracts: AmcService,
    private readonly steps: AmcSteps,
  ) {}

  @Handles(cover.amcContracts)
  async list(call: Call<typeof cover.amcContracts>) {
    const page = await this.contracts.list(call);
    return { ...page, items: page.items.map(amcView) };
  }

  @Handles(cover.amcContract)
  async get(call: Call<typeof cover.amcContract>) {
    return amcView(await this.contracts.get(call));
  }

  @Handles(cover.addAmcContract)
  async add(call: Call<typeof cover.addAmcContract>) {
    return amcView(await this.contracts.create(call));
  }

  @Handles(cover.changeAmcContract)
  async change(call: Call<typeof cover.changeAmcContract>) {
    return amcView(await this.steps.change(call));
  }

  @Handles(cover.renewAmcContract)
  async renew(call: Call<typeof cover.renewAmcContract>) {
    return amcView(await this.steps.renew(call));
  }

  @Handles(cover.cancelAmcContract)
  async cancel(call: Call<typeof cover.cancelAmcContract>) {
    return amcView(await this.steps.cancel(call));
  }
}
