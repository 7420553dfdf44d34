import { Injectable } from '@nestjs/common';
import { inspectionDays, type inspectionTime as contract } from '@portal/contracts';
import type { Call, NewEvent } from '@portal/service-kit';
import { InspectionTimeRepository } from './inspection-time.repository.js';

/** There is one time for the whole portal, so its record has one id. */
const _id = 'inspection-time';

/** In how many days goods are inspected; the Super Admin sets it, and receipts take it when they are opened. */
@Injectable()
export class InspectionTimeService {
  constructor(private readonly times: InspectionTimeRepository) {}

  async get() {
    const { days, version } = (await this.times.find(_id)) ?? { days: inspectionDays, version: 1 };
    return { days, version };
  }

  async set({ actor, body, ifMatch }: Call<typeof contract.set>) {
    await this.times.createOnce({ _id, days: inspectionDays }, undefined);
    const event: NewEvent = {
      subject: 'procurement.inspection-time.changed',
      by: actor,
      label: `${body.days}`,
      organizations: [],
      data: body,
    };
    const { days, version } = await this.times.update(_id, {}, () => ({ set: body, event }), { ifMatch });
    return { days, version };
  }
}
