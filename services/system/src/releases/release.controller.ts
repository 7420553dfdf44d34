import { Controller } from '@nestjs/common';
import { releases } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { ReleaseService } from './release.service.js';

@Controller()
export class ReleaseController {
  constructor(private readonly service: ReleaseService) {}

  @Handles(releases.list)
  list() {
    return this.service.list();
  }

  @Handles(releases.history)
  history(call: Call<typeof releases.history>) {
    return this.service.history(call);
  }

  @Handles(releases.promote)
  promote(call: Call<typeof releases.promote>) {
    return this.service.promote(call);
  }

  @Handles(releases.startCanary)
  startCanary(call: Call<typeof releases.startCanary>) {
    return this.service.startCanary(call);
  }

  @Handles(releases.endCanary)
  endCanary(call: Call<typeof releases.endCanary>) {
    return this.service.endCanary(call);
  }

  @Handles(releases.rollback)
  rollback(call: Call<typeof releases.rollback>) {
    return this.service.rollback(call);
  }
}
