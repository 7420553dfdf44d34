import { Controller } from '@nestjs/common';
import { cover } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { warrantyView } from './cover.view.js';
import { WarrantySteps } from './warranty-steps.service.js';
import { WarrantyService } from './warranty.service.js';

@Controller()
export class WarrantyController {
  constructor(
    private readonly warranties: WarrantyService,
    private readonly steps: WarrantySteps,
  ) {}

  @Handles(cover.warranties)
  async list(call: Call<typeof cover.warranties>) {
    const page = await this.warranties.list(call);
    return { ...page, items: page.items.map(warrantyView) };
  }

  @Handles(cover.addWarranty)
  async add(call: Call<typeof cover.addWarranty>) {
    return warrantyView(await this.warranties.create(call));
  }

  @Handles(cover.warranty)
  async get(call: Call<typeof cover.warranty>) {
    return warrantyView(await this.warranties.get(call));
  }

  @Handles(cover.warrantyProposal)
  proposal(call: Call<typeof cover.warrantyProposal>) {
    return this.warranties.proposal(call);
  }

  @Handles(cover.changeWarranty)
  async change(call: Call<typeof cover.changeWarranty>) {
    return warrantyView(await this.steps.change(call));
  }

  @Handles(cover.extendWarranty)
  async extend(call: Call<typeof cover.extendWarranty>) {
    return warrantyView(await this.steps.extend(call));
  }

  @Handles(cover.cancelWarranty)
  async cancel(call: Call<typeof cover.cancelWarranty>) {
    return warrantyView(await this.steps.cancel(call));
  }
}
