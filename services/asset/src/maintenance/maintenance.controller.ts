import { Controller } from '@nestjs/common';
import { maintenance } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { MaintenanceService } from './maintenance.service.js';

@Controller()
export class MaintenanceController {
  constructor(private readonly service: MaintenanceService) {}

  @Handles(maintenance.list)
  list(call: Call<typeof maintenance.list>) {
    return this.service.list(call);
  }
}
