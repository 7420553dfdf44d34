import { Controller } from '@nestjs/common';
import { cover } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { AmcService } from './amc.service.js';
import { amcView, warrantyView } from './cover.view.js';
import { WarrantyService } from './warranty.service.js';

@Controller()
export class CoverController {
  constructor(
    private readonly warranties: WarrantyService,
    private readonly amcContracts: AmcService,
  ) {}

  @Handles(cover.warranties)
  async listWarranties(call: Call<typeof cover.warranties>) {
    const page = await this.warranties.list(call);
    return { ...page, items: page.items.map(warrantyView) };
  }

  @Handles(cover.addWarranty)
  async addWarranty(call: Call<typeof cover.addWarranty>) {
    return warrantyView(await this.warranties.create(call));
  }

  @Handles(cover.amcContracts)
  async listAmcContracts(call: Call<typeof cover.amcContracts>) {
    const page = await this.amcContracts.list(call);
    return { ...page, items: page.items.map(amcView) };
  }

  @Handles(cover.amcContract)
  async amcContract(call: Call<typeof cover.amcContract>) {
    return amcView(await this.amcContracts.get(call));
  }

  @Handles(cover.addAmcContract)
  async addAmcContract(call: Call<typeof cover.addAmcContract>) {
    return amcView(await this.amcContracts.create(call));
  }
}
