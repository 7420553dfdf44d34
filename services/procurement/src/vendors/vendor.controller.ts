import { Controller } from '@nestjs/common';
import { vendors } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { VendorService } from './vendor.service.js';

@Controller()
export class VendorController {
  constructor(private readonly service: VendorService) {}

  @Handles(vendors.list)
  list(call: Call<typeof vendors.list>) {
    return this.service.list(call);
  }

  @Handles(vendors.get)
  get(call: Call<typeof vendors.get>) {
    return this.service.get(call);
  }

  @Handles(vendors.create)
  create(call: Call<typeof vendors.create>) {
    return this.service.create(call);
  }

  @Handles(vendors.update)
  update(call: Call<typeof vendors.update>) {
    return this.service.update(call);
  }

  @Handles(vendors.remove)
  remove(call: Call<typeof vendors.remove>) {
    return this.service.remove(call);
  }
}
