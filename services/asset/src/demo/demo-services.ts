import { toPaise } from '@portal/contracts';
import { DemoRandom, demoStored } from '@portal/service-kit';
import type { AmcRecord } from '../cover/cover.schema.js';
import { addDays, startOf, today } from '../days.js';
import type { StoredService } from '../service-records/service-record.schema.js';

const quarter = 91;
const feedbacks = ['Came on the agreed day', 'Quick and tidy', 'Had to be asked twice'];

/** The services under a contract: one each quarter, done until now, and the next one planned. */
export function demoServicesOf(contract: AmcRecord): StoredService[] {
  const random = new DemoRandom(`services-${contract._id}`);
  const services: StoredService[] = [];
  for (let day = addDays(contract.startDate, quarter); day <= contract.endDate; day = addDays(day, quarter)) {
    const isDone = day <= today();
    services.push({
      ...demoStored(`demo-service-${contract._id}-${day}`, [isDone ? startOf(day) : contract.createdAt]),
      ...fieldsOf(contract, day),
      status: isDone ? 'Completed' : 'Scheduled',
      description: isDone ? 'Quarterly maintenance: cleaned and tested' : 'Quarterly maintenance',
      partsReplaced: isDone && random.chance(0.4) ? ['Fan'] : [],
      ...(isDone ? { technician: 'Demo Technician', cost: toPaise(random.between(5, 30) * 100) } : {}),
      ...(isDone && random.chance(0.7)
        ? { rating: random.pick([3, 4, 4, 5]), customerFeedback: random.pick(feedbacks) }
        : {}),
    });
    if (!isDone) break;
  }
  return services;
}

const fieldsOf = (contract: AmcRecord, serviceDate: string) => ({
  contractId: contract._id,
  contractNumber: contract.contractNumber,
  provider: contract.provider,
  assetIds: contract.assetIds,
  assetNames: contract.assetNames,
  serviceDate,
  serviceType: contract.serviceType,
  sellerOrderIds: contract.sellerOrderIds,
  sellerOrganizationId: contract.sellerOrganizationId,
  ...(contract.buyerOrganizationId ? { buyerOrganizationId: contract.buyerOrganizationId } : {}),
});

/** The days that a contract says of its services. */
export function demoServiceDays(services: readonly StoredService[]) {
  const last = services.findLast(({ status }) => status === 'Completed')?.serviceDate;
  const next = services.find(({ status }) => status === 'Scheduled')?.serviceDate;
  return { ...(last ? { lastServiceDate: last } : {}), ...(next ? { nextServiceDate: next } : {}) };
}
