import { Controller } from '@nestjs/common';
import { expiries, expiryNotices, expirySettings } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { ExpiryNoticesService } from './expiry-notices.service.js';
import { ExpirySettingsService } from './expiry-settings.service.js';
import { ExpirySteps } from './expiry-steps.service.js';
import { ExpiryService } from './expiry.service.js';

@Controller()
export class ExpiryController {
  constructor(
    private readonly service: ExpiryService,
    private readonly steps: ExpirySteps,
    private readonly settings: ExpirySettingsService,
    private readonly notices: ExpiryNoticesService,
  ) {}

  @Handles(expiries.list)
  list(call: Call<typeof expiries.list>) {
    return this.service.list(call);
  }

  @Handles(expiries.counts)
  counts(call: Call<typeof expiries.counts>) {
    return this.service.counts(call);
  }

  @Handles(expiries.acknowledge)
  acknowledge(call: Call<typeof expiries.acknowledge>) {
    return this.steps.acknowledge(call);
  }

  @Handles(expiries.takeBack)
  takeBack(call: Call<typeof expiries.takeBack>) {
    return this.steps.takeBack(call);
  }

  @Handles(expirySettings.get)
  getSettings() {
    return this.settings.get();
  }

  @Handles(expirySettings.set)
  setSettings(call: Call<typeof expirySettings.set>) {
    return this.settings.set(call);
  }

  @Handles(expiryNotices.get)
  getNotices(call: Call<typeof expiryNotices.get>) {
    return this.notices.get(call);
  }

  @Handles(expiryNotices.set)
  setNotices(call: Call<typeof expiryNotices.set>) {
    return this.notices.set(call);
  }
}
