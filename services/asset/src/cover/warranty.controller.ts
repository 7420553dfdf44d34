import { Controller } from '@nestjs/common';
import { cover } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { warrantyView } from './cover.view.js';
import { WarrantyService } from './warranty.service.js';

@Controller()
export class WarrantyController {
  constructor(private readonly warranties: WarrantyService) {}

  @Handles(cover.warranties)
  async list(call: Call<typeof cover.warranties>) {
    const page = await this.warranties.list(call);
    return { ...page, items: page.items.map(warrantyView) };
  }

  @Handles(cover.addWarranty)
  async add(call: Call<typeof cover.addWarranty>) {
    return warrantyView(await this.warranties.create(call));
  }
}
