import { Controller } from '@nestjs/common';
import { recovery } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { RecoveryService } from './recovery.service.js';

@Controller()
export class RecoveryController {
  constructor(private readonly service: RecoveryService) {}

  @Handles(recovery.ask)
  ask(call: Call<typeof recovery.ask>) {
    return this.service.ask(call);
  }

  @Handles(recovery.look)
  look(call: Call<typeof recovery.look>) {
    return this.service.look(call);
  }

  @Handles(recovery.reset)
  reset(call: Call<typeof recovery.reset>) {
    return this.service.reset(call);
  }
}
