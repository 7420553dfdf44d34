import { Controller } from '@nestjs/common';
import { assets } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { ThreadService } from './thread.service.js';

@Controller()
export class ThreadController {
  constructor(private readonly service: ThreadService) {}

  @Handles(assets.thread)
  list(call: Call<typeof assets.thread>) {
    return this.service.list(call);
  }
}
