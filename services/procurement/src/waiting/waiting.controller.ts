import { Controller } from '@nestjs/common';
import { waiting } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { WaitingService } from './waiting.service.js';

@Controller()
export class WaitingController {
  constructor(private readonly service: WaitingService) {}

  @Handles(waiting.count)
  count(call: Call<typeof waiting.count>) {
    return this.service.count(call);
  }
}
