import { Controller } from '@nestjs/common';
import { devices } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { DeviceOtpService } from './device-otp.service.js';
import { DeviceService } from './device.service.js';
import { VerificationService } from './verification.service.js';

@Controller()
export class DeviceController {
  constructor(
    private readonly service: DeviceService,
    private readonly otp: DeviceOtpService,
    private readonly verification: VerificationService,
  ) {}

  @Handles(devices.list)
  async list(call: Call<typeof devices.list>) {
    return { items: await this.service.list(call) };
  }

  @Handles(devices.get)
  async get(call: Call<typeof devices.get>) {
    return this.service.get(call);
  }

  @Handles(devices.acknowledge)
  async acknowledge(call: Call<typeof devices.acknowledge>) {
    return this.service.acknowledge(call);
  }

  @Handles(devices.sendOtp)
  async sendOtp(call: Call<typeof devices.sendOtp>) {
    return this.otp.send(call);
  }

  @Handles(devices.checkOtp)
  async checkOtp(call: Call<typeof devices.checkOtp>) {
    return this.service.one(await this.otp.check(call));
  }

  @Handles(devices.verify)
  async verify(call: Call<typeof devices.verify>) {
    return this.service.one(await this.verification.verify(call));
  }

  @Handles(devices.history)
  async history(call: Call<typeof devices.history>) {
    return { items: await this.verification.history(call) };
  }

  @Handles(devices.setRepairStatus)
  async setRepairStatus(call: Call<typeof devices.setRepairStatus>) {
    return this.service.setRepairStatus(call);
  }

  @Handles(devices.askReturn)
  async askReturn(call: Call<typeof devices.askReturn>) {
    return this.service.askReturn(call);
  }
}
