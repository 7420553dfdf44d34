import { Controller } from '@nestjs/common';
import { ownSessions } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { OwnSessionService } from './own-session.service.js';

@Controller()
export class OwnSessionController {
  constructor(private readonly own: OwnSessionService) {}

  @Handles(ownSessions.list)
  async list({ actor }: Call<typeof ownSessions.list>) {
    return { items: await this.own.list(actor) };
  }

  @Handles(ownSessions.end)
  async end({ actor, params }: Call<typeof ownSessions.end>) {
    await this.own.end(actor, params.id);
    return { success: true as const };
  }

  @Handles(ownSessions.endMany)
  async endMany({ actor }: Call<typeof ownSessions.endMany>) {
    return { success: true as const, ended: await this.own.endOthers(actor) };
  }
}
