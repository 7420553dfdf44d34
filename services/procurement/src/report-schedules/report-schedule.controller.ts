import { Controller } from '@nestjs/common';
import { reportSchedules } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { ReportScheduleService } from './report-schedule.service.js';

@Controller()
export class ReportScheduleController {
  constructor(private readonly service: ReportScheduleService) {}

  @Handles(reportSchedules.list)
  list(call: Call<typeof reportSchedules.list>) {
    return this.service.list(call);
  }

  @Handles(reportSchedules.create)
  create(call: Call<typeof reportSchedules.create>) {
    return this.service.create(call);
  }

  @Handles(reportSchedules.update)
  update(call: Call<typeof reportSchedules.update>) {
    return this.service.update(call);
  }

  @Handles(reportSchedules.pause)
  pause(call: Call<typeof reportSchedules.pause>) {
    return this.service.pause(call);
  }

  @Handles(reportSchedules.resume)
  resume(call: Call<typeof reportSchedules.resume>) {
    return this.service.resume(call);
  }

  @Handles(reportSchedules.delete)
  delete(call: Call<typeof reportSchedules.delete>) {
    return this.service.delete(call);
  }
}
