import { Controller } from '@nestjs/common';
import { reports } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { PeriodReportService } from './period-report.service.js';

@Controller()
export class PeriodReportController {
  constructor(private readonly service: PeriodReportService) {}

  @Handles(reports.orders)
  orders(call: Call<typeof reports.orders>) {
    return this.service.orders(call);
  }

  @Handles(reports.vendors)
  vendors(call: Call<typeof reports.vendors>) {
    return this.service.vendors(call);
  }

  @Handles(reports.deliveries)
  deliveries(call: Call<typeof reports.deliveries>) {
    return this.service.deliveries(call);
  }

  @Handles(reports.finances)
  finances(call: Call<typeof reports.finances>) {
    return this.service.finances(call);
  }
}
