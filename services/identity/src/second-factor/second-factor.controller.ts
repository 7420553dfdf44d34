import { Controller } from '@nestjs/common';
import { secondFactor } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { SecondFactorService } from './second-factor.service.js';

@Controller()
export class SecondFactorController {
  constructor(private readonly own: SecondFactorService) {}

  @Handles(secondFactor.get)
  get({ actor }: Call<typeof secondFactor.get>) {
    return this.own.get(actor);
  }

  @Handles(secondFactor.begin)
  begin(call: Call<typeof secondFactor.begin>) {
    return this.own.begin(call);
  }

  @Handles(secondFactor.confirm)
  confirm(call: Call<typeof secondFactor.confirm>) {
    return this.own.confirm(call);
  }

  @Handles(secondFactor.newRecoveryCodes)
  newRecoveryCodes(call: Call<typeof secondFactor.newRecoveryCodes>) {
    return this.own.newRecoveryCodes(call);
  }

  @Handles(secondFactor.disable)
  disable(call: Call<typeof secondFactor.disable>) {
    return this.own.disable(call);
  }
}
