import { Injectable } from '@nestjs/common';
import { type ServiceDue, serviceTicketDays } from '@portal/contracts';
import { type NewEvent, portalItself, Sweep } from '@portal/service-kit';
import { AssetRepository } from '../assets/asset.repository.js';
import { AmcContractRepository } from '../cover/amc-contract.repository.js';
import type { AmcRecord } from '../cover/cover.schema.js';
import { addDays, today } from '../days.js';
import { ServiceRecordRepository } from './service-record.repository.js';

/**
 * Looks after the services that AMC contracts have coming: before a preventive one a ticket is opened for its provider, and of one whose
 * day has passed both sides are told; each once for each such day.
 */
@Injectable()
export class ServicesDue extends Sweep {
  constructor(
    private readonly contracts: AmcContractRepository,
    private readonly services: ServiceRecordRepository,
    private readonly assets: AssetRepository,
  ) {
    super();
  }

  async sweep() {
    const running = { status: 'Active', endDate: { $gte: today() } } as const;
    const soon = { $gte: today(), $lte: addDays(today(), serviceTicketDays) };
    for await (const { _id, assetIds } of this.contracts.each({ ...running, nextServiceDate: soon })) {
      const department = await this.departmentOf(assetIds);
      await this.contracts.update(_id, {}, async (contract) => {
        const { nextServiceDate: day, dueFor, buyerOrganizationId } = contract;
        if (!day || !buyerOrganizationId || dueFor === day || !(await this.isPreventive(contract, day))) return {};
        return { set: { dueFor: day }, event: dueEvent(contract, day, buyerOrganizationId, department), quiet: true };
      });
    }
    for await (const { _id } of this.contracts.each({ ...running, nextServiceDate: { $lt: today() } }))
      await this.contracts.update(_id, {}, (contract) => {
        const { nextServiceDate: day, overdueFor } = contract;
        if (!day || overdueFor === day) return {};
        return { set: { overdueFor: day }, event: overdueEvent(contract, day), quiet: true };
      });
  }

  /** As the planned service says, or where only its day was said, the contract. */
  private async isPreventive({ _id, serviceType }: AmcRecord, serviceDate: string) {
    const planned = { contractId: _id, serviceDate, deletedAt: { $exists: false } };
    const [service] = await this.services.findMany({ ...planned, status: { $in: ['Scheduled', 'In Progress'] } });
    return (service?.serviceType ?? serviceType) === 'Preventive';
  }

  private async departmentOf([first = '']: string[]) {
    return (await this.assets.find(first))?.department ?? '';
  }
}

const sidesOf = ({ sellerOrganizationId, buyerOrganizationId }: AmcRecord) => [
  sellerOrganizationId,
  ...(buyerOrganizationId ? [buyerOrganizationId] : []),
];

function dueEvent(contract: AmcRecord, serviceDate: string, buyerOrganizationId: string, department: string): NewEvent {
  const { _id: amcId, contractNumber, provider, sellerOrganizationId, assetNames, assetIds } = contract;
  const due: ServiceDue = {
    ...{ amcId, contractNumber, provider, serviceDate, sellerOrganizationId, buyerOrganizationId, department },
    assetName: assetNames[0] ?? '',
    assets: assetIds.length,
  };
  return {
    subject: 'asset.amc.service-due',
    by: portalItself,
    label: `${contractNumber} · ${provider}`,
    organizations: sidesOf(contract),
    data: due,
  };
}

const overdueEvent = (contract: AmcRecord, day: string): NewEvent => ({
  subject: 'asset.amc.service-overdue',
  by: portalItself,
  label: `${contract.contractNumber} · ${contract.provider}`,
  organizations: sidesOf(contract),
  notice: {
    organizations: sidesOf(contract),
    title: 'The service of {{day}} under AMC contract {{number}} is overdue',
    values: { day, number: contract.contractNumber },
    record: { type: 'amcContract', id: contract._id },
  },
});
