import { Controller } from '@nestjs/common';
import { plannedMaintenance } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { MaintenanceService } from './maintenance.service.js';

@Controller()
export class MaintenanceController {
  constructor(private readonly service: MaintenanceService) {}

  @Handles(plannedMaintenance.list)
  list(call: Call<typeof plannedMaintenance.list>) {
    return this.service.list(call);
  }

  @Handles(plannedMaintenance.create)
  create(call: Call<typeof plannedMaintenance.create>) {
    return this.service.create(call);
  }

  @Handles(plannedMaintenance.update)
  update(call: Call<typeof plannedMaintenance.update>) {
    return this.service.update(call);
  }

  @Handles(plannedMaintenance.delete)
  delete(call: Call<typeof plannedMaintenance.delete>) {
    return this.service.delete(call);
  }
}
