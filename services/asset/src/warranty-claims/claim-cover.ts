import { Injectable } from '@nestjs/common';
import { type Actor, type ClaimAnswerer, makers } from '@portal/contracts';
import { ask, Kit, mayRow } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { ContractRepository } from '../contracts/contract.repository.js';
import { AmcContractRepository } from '../cover/amc-contract.repository.js';
import { isMakersDuty } from '../cover/warranty-years.js';
import { WarrantyRepository } from '../cover/warranty.repository.js';
import { today } from '../days.js';
import type { WarrantyClaimRecord } from './warranty-claim.schema.js';

type Cover = Pick<WarrantyClaimRecord, 'coverKind' | 'coverId' | 'coverNumber' | 'coverEndDate'>;

/** What a claim about an asset would rest on, and who would answer it. */
@Injectable()
export class ClaimCover {
  constructor(
    private readonly kit: Kit,
    private readonly assets: AssetRepository,
    private readonly warranties: WarrantyRepository,
    private readonly amcContracts: AmcContractRepository,
    private readonly orders: ContractRepository,
  ) {}

  /** The asset that somebody may raise a claim about; a holder knows it as a device. */
  async assetFor(actor: Actor, id: string): Promise<AssetRecord | undefined> {
    const asset = await this.assets.find(id);
    const subject = actor.role === 'End User' ? 'Device' : 'Asset';
    return asset && mayRow(actor, 'view', subject, asset) ? asset : undefined;
  }

  /** The warranty that runs, registered or only known from the asset; else an AMC contract that makes the maker responsible. */
  async of(asset: AssetRecord): Promise<Cover | undefined> {
    const now = today();
    const running = (await this.warranties.standingOf(asset._id)).find(
      ({ warrantyStartDate: start, warrantyEndDate: end }) => start <= now && end >= now,
    );
    if (running)
      return {
        coverKind: 'warranty',
        coverId: running._id,
        coverNumber: running.warrantyNumber,
        coverEndDate: running.warrantyEndDate,
      };
    if (asset.warrantyExpiry && asset.warrantyExpiry >= now)
      return { coverKind: 'warranty', coverEndDate: asset.warrantyExpiry };
    return this.maintenanceOf(asset, now);
  }

  /** The maker of the asset's brand, where somebody of it has an account; else the seller of the asset. */
  async answererOf({ brand }: AssetRecord, token: string | undefined): Promise<ClaimAnswerer> {
    if (!brand) return 'seller';
    const { known } = await ask(this.kit.bus, makers.known, token, { body: { brand } });
    return known ? 'maker' : 'seller';
  }

  private async maintenanceOf(asset: AssetRecord, now: string): Promise<Cover | undefined> {
    const order = await this.orders.find(asset.sellerOrderId);
    if (!isMakersDuty(order ?? undefined, asset)) return undefined;
    const contract = (await this.amcContracts.ofAssets([asset._id])).get(asset._id);
    if (!contract || contract.startDate > now || contract.endDate < now) return undefined;
    const { _id: coverId, contractNumber: coverNumber, endDate: coverEndDate } = contract;
    return { coverKind: 'amc', coverId, coverNumber, coverEndDate };
  }
}
