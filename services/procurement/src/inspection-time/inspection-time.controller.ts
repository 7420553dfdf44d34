import { Controller } from '@nestjs/common';
import { inspectionTime } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { InspectionTimeService } from './inspection-time.service.js';

@Controller()
export class InspectionTimeController {
  constructor(private readonly service: InspectionTimeService) {}

  @Handles(inspectionTime.get)
  get() {
    return this.service.get();
  }

  @Handles(inspectionTime.set)
  set(call: Call<typeof inspectionTime.set>) {
    return this.service.set(call);
  }
}
