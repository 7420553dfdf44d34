import { Controller } from '@nestjs/common';
import { depreciation } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { DepreciationService } from './depreciation.service.js';

@Controller()
export class DepreciationController {
  constructor(private readonly service: DepreciationService) {}

  @Handles(depreciation.list)
  list() {
    return this.service.list();
  }

  @Handles(depreciation.set)
  set(call: Call<typeof depreciation.set>) {
    return this.service.set(call);
  }
}
