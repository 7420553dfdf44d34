import { Controller } from '@nestjs/common';
import { orders } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { ReportService } from './report.service.js';

@Controller()
export class ReportController {
  constructor(private readonly service: ReportService) {}

  @Handles(orders.dashboard)
  dashboard(call: Call<typeof orders.dashboard>) {
    return this.service.dashboard(call);
  }

  @Handles(orders.report)
  report(call: Call<typeof orders.report>) {
    return this.service.report(call);
  }
}
