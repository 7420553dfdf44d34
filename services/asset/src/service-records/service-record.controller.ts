import { Controller } from '@nestjs/common';
import { type ServiceRecord, serviceRecords, toRupees } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { today } from '../days.js';
import type { StoredService } from './service-record.schema.js';
import { ServiceRecordService } from './service-record.service.js';

@Controller()
export class ServiceRecordController {
  constructor(private readonly services: ServiceRecordService) {}

  @Handles(serviceRecords.list)
  async list(call: Call<typeof serviceRecords.list>) {
    const page = await this.services.list(call);
    return { ...page, items: page.items.map(serviceView) };
  }

  @Handles(serviceRecords.create)
  async create(call: Call<typeof serviceRecords.create>) {
    return serviceView(await this.services.create(call));
  }

  @Handles(serviceRecords.change)
  async change(call: Call<typeof serviceRecords.change>) {
    return serviceView(await this.services.change(call));
  }

  @Handles(serviceRecords.rate)
  async rate(call: Call<typeof serviceRecords.rate>) {
    return serviceView(await this.services.rate(call));
  }
}

/** Its day has passed, and it is neither done nor cancelled. */
const isOverdue = ({ status, serviceDate }: Pick<StoredService, 'status' | 'serviceDate'>) =>
  (status === 'Scheduled' || status === 'In Progress') && serviceDate < today();

const serviceView = ({ _id: id, createdAt, updatedAt, cost, ...service }: StoredService): ServiceRecord => ({
  ...service,
  id,
  ...(isOverdue(service) ? { overdue: true } : {}),
  ...(cost === undefined ? {} : { cost: toRupees(cost) }),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
