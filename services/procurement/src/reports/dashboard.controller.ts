import { Controller } from '@nestjs/common';
import { orders } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { DashboardService } from './dashboard.service.js';

@Controller()
export class DashboardController {
  constructor(private readonly service: DashboardService) {}

  @Handles(orders.dashboard)
  dashboard(call: Call<typeof orders.dashboard>) {
    return this.service.dashboard(call);
  }
}
