import { Controller } from '@nestjs/common';
import { assets } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { assetView } from './asset.view.js';
import { AssignmentService } from './assignment.service.js';

@Controller()
export class AssignmentController {
  constructor(private readonly assignment: AssignmentService) {}

  @Handles(assets.assign)
  async assign(call: Call<typeof assets.assign>) {
    return assetView(await this.assignment.assign(call));
  }
}
