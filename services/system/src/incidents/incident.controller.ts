import { Controller } from '@nestjs/common';
import { incidents } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { IncidentService } from './incident.service.js';

@Controller()
export class IncidentController {
  constructor(private readonly service: IncidentService) {}

  @Handles(incidents.list)
  list(call: Call<typeof incidents.list>) {
    return this.service.list(call);
  }

  @Handles(incidents.update)
  update(call: Call<typeof incidents.update>) {
    return this.service.tell(call);
  }
}
