import { Injectable } from '@nestjs/common';
import { coverReminderDays, reachedReminder } from '@portal/contracts';
import { type NewEvent, portalItself, Sweep } from '@portal/service-kit';
import { addDays, daysUntil, today } from '../days.js';
import { AmcContractRepository } from './amc-contract.repository.js';
import type { AmcRecord, WarrantyRecord } from './cover.schema.js';
import { WarrantyRepository } from './warranty.repository.js';

type Kept = Pick<WarrantyRecord, 'remindedFor'>;

/** Tells office and seller 90, 30 and 7 days before a warranty or an AMC contract ends: at each of them once, for each end. */
@Injectable()
export class CoverReminders extends Sweep {
  constructor(
    private readonly warranties: WarrantyRepository,
    private readonly contracts: AmcContractRepository,
  ) {
    super();
  }

  async sweep() {
    const soon = { $gte: today(), $lte: addDays(today(), coverReminderDays[0]) };
    for await (const { _id } of this.contracts.each({ status: 'Active', endDate: soon }))
      await this.contracts.update(_id, {}, (contract) =>
        reminderOf(contract, contract.endDate, (days) => amcReminder(contract, days)),
      );
    for await (const { _id } of this.warranties.each({ status: { $ne: 'Cancelled' }, warrantyEndDate: soon }))
      await this.warranties.update(_id, {}, (warranty) =>
        reminderOf(warranty, warranty.warrantyEndDate, (days) => warrantyReminder(warranty, days)),
      );
  }
}

/** Nothing where this step was told of already; one that was passed unnoticed is not told of afterwards. */
function reminderOf({ remindedFor }: Kept, end: string, event: (daysLeft: number) => NewEvent) {
  const daysLeft = daysUntil(end);
  const reached = reachedReminder(daysLeft);
  const mark = `${end} ${reached}`;
  return reached === undefined || remindedFor === mark
    ? {}
    : { set: { remindedFor: mark }, event: event(daysLeft), quiet: true as const };
}

const sidesOf = ({ sellerOrganizationId, buyerOrganizationId }: WarrantyRecord | AmcRecord) => [
  sellerOrganizationId,
  ...(buyerOrganizationId ? [buyerOrganizationId] : []),
];

const amcReminder = (contract: AmcRecord, daysLeft: number): NewEvent => ({
  subject: 'asset.amc.reminded',
  by: portalItself,
  label: `${contract.contractNumber} · ${contract.provider}`,
  organizations: sidesOf(contract),
  notice: {
    organizations: sidesOf(contract),
    title: 'AMC contract {{number}} of {{provider}} ends on {{day}}, in {{days}} days',
    values: {
      number: contract.contractNumber,
      provider: contract.provider,
      day: contract.endDate,
      days: String(daysLeft),
    },
    record: { type: 'amcContract', id: contract._id },
  },
});

const warrantyReminder = (warranty: WarrantyRecord, daysLeft: number): NewEvent => ({
  subject: 'asset.warranty.reminded',
  by: portalItself,
  label: `${warranty.warrantyNumber} · ${warranty.assetName}`,
  organizations: sidesOf(warranty),
  notice: {
    organizations: sidesOf(warranty),
    title: 'Warranty {{number}} of {{asset}} ends on {{day}}, in {{days}} days',
    values: {
      number: warranty.warrantyNumber,
      asset: warranty.assetName,
      day: warranty.warrantyEndDate,
      days: String(daysLeft),
    },
    record: { type: 'warranty', id: warranty._id },
  },
});
