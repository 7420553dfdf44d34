import { Injectable } from '@nestjs/common';
import { reachedReminder } from '@portal/contracts';
import { type NewEvent, portalItself, Sweep } from '@portal/service-kit';
import { AssetRepository } from '../assets/asset.repository.js';
import { addDays, daysUntil, today } from '../days.js';
import { ExpiryNoticesService } from '../expiries/expiry-notices.service.js';
import { ExpirySettingsService } from '../expiries/expiry-settings.service.js';
import { AmcContractRepository } from './amc-contract.repository.js';
import type { AmcRecord, WarrantyRecord } from './cover.schema.js';
import { WarrantyRepository } from './warranty.repository.js';

type Kept = WarrantyRecord | AmcRecord;
type Told = Pick<NonNullable<NewEvent['notice']>, 'organizations' | 'offices'>;

/**
 * Tells office and seller so many days before a warranty or an AMC contract ends as the settings say: at each of them once, for each
 * end. An office that acknowledged the end is told no more of it; its seller is.
 */
@Injectable()
export class CoverReminders extends Sweep {
  constructor(
    private readonly warranties: WarrantyRepository,
    private readonly contracts: AmcContractRepository,
    private readonly assets: AssetRepository,
    private readonly settings: ExpirySettingsService,
    private readonly notices: ExpiryNoticesService,
  ) {
    super();
  }

  async sweep() {
    const { noticeDays } = await this.settings.get();
    const soon = { $gte: today(), $lte: addDays(today(), noticeDays[0] ?? 0) };
    for await (const { _id } of this.contracts.each({ status: 'Active', endDate: soon }))
      await this.contracts.update(_id, {}, async (contract) => {
        const isAcknowledged = contract.acknowledged?.end === contract.endDate;
        const due = dueOf(contract, contract.endDate, noticeDays);
        return due ? reminded(due, amcReminder(contract, due.left, await this.told(contract, isAcknowledged))) : {};
      });
    for await (const { _id } of this.warranties.each({ status: { $ne: 'Cancelled' }, warrantyEndDate: soon }))
      await this.warranties.update(_id, {}, async (warranty) => {
        const due = dueOf(warranty, warranty.warrantyEndDate, noticeDays);
        if (!due) return {};
        const told = await this.told(warranty, await this.isAcknowledged(warranty));
        return reminded(due, warrantyReminder(warranty, due.left, told));
      });
  }

  private async isAcknowledged({ assetId, warrantyEndDate }: WarrantyRecord) {
    const asset = await this.assets.find(assetId);
    return asset?.acknowledged?.warranty?.end === warrantyEndDate;
  }

  private async told({ sellerOrganizationId, buyerOrganizationId }: Kept, isAcknowledged: boolean): Promise<Told> {
    if (!buyerOrganizationId || isAcknowledged) return { organizations: [sellerOrganizationId] };
    const wish = await this.notices.wishOf(buyerOrganizationId);
    return { organizations: [sellerOrganizationId, buyerOrganizationId], ...wish };
  }
}

interface Due {
  mark: string;
  left: number;
}

/** Nothing where this step was told of already; one that was passed unnoticed is not told of afterwards. */
function dueOf({ remindedFor }: Kept, end: string, noticeDays: readonly number[]): Due | undefined {
  const left = daysUntil(end);
  const reached = reachedReminder(left, noticeDays);
  const mark = `${end} ${reached}`;
  return reached === undefined || remindedFor === mark ? undefined : { mark, left };
}

const reminded = ({ mark }: Due, event: NewEvent) => ({ set: { remindedFor: mark }, event, quiet: true as const });

const sidesOf = ({ sellerOrganizationId, buyerOrganizationId }: Kept) => [
  sellerOrganizationId,
  ...(buyerOrganizationId ? [buyerOrganizationId] : []),
];

const amcReminder = (contract: AmcRecord, daysLeft: number, told: Told): NewEvent => ({
  subject: 'asset.amc.reminded',
  by: portalItself,
  label: `${contract.contractNumber} · ${contract.provider}`,
  organizations: sidesOf(contract),
  notice: {
    ...told,
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

const warrantyReminder = (warranty: WarrantyRecord, daysLeft: number, told: Told): NewEvent => ({
  subject: 'asset.warranty.reminded',
  by: portalItself,
  label: `${warranty.warrantyNumber} · ${warranty.assetName}`,
  organizations: sidesOf(warranty),
  notice: {
    ...told,
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
