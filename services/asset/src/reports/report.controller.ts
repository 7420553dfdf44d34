import { Controller } from '@nestjs/common';
import { assets } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { ReportService } from './report.service.js';

@Controller()
export class ReportController {
  constructor(private readonly service: ReportService) {}

  @Handles(assets.stats)
  async stats(call: Call<typeof assets.stats>) {
    return this.service.stats(call);
  }
}
