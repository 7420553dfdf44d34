import { Controller } from '@nestjs/common';
import { sessions } from '@portal/contracts';
import { type Call, demoDoor, Handles, Kit } from '@portal/service-kit';
import { demoPassword } from '../demo/demo-password.js';
import { OwnAccountService } from './own-account.service.js';
import { SessionService } from './session.service.js';

@Controller()
export class SessionController {
  constructor(
    private readonly kit: Kit,
    private readonly service: SessionService,
    private readonly own: OwnAccountService,
  ) {}

  @Handles(sessions.create)
  create(call: Call<typeof sessions.create>) {
    return this.service.signIn(call);
  }

  @Handles(sessions.secondStep)
  secondStep(call: Call<typeof sessions.secondStep>) {
    return this.service.secondStep(call);
  }

  @Handles(sessions.refresh)
  refresh(call: Call<typeof sessions.refresh>) {
    return this.service.refresh(call);
  }

  @Handles(sessions.end)
  end({ actor }: Call<typeof sessions.end>) {
    return this.service.end(actor);
  }

  @Handles(sessions.verify)
  verify({ actor }: Call<typeof sessions.verify>) {
    return this.service.verify(actor);
  }

  @Handles(sessions.changePassword)
  changePassword(call: Call<typeof sessions.changePassword>) {
    return this.own.changePassword(call);
  }

  @Handles(sessions.setLanguage)
  setLanguage(call: Call<typeof sessions.setLanguage>) {
    return this.own.setLanguage(call);
  }

  @Handles(sessions.demoAccounts)
  async demoAccounts() {
    if (this.kit.config.PORTAL_DEMO !== '1') return { items: [] };
    return { items: demoDoor.map(({ role, email }) => ({ role, email, password: demoPassword })) };
  }
}
