import { Injectable } from '@nestjs/common';
import {
  demoAmcs,
  demoAssets,
  demoGemOrders,
  DemoHistory,
  demoNumbers,
  type DemoSession,
  Kit,
} from '@portal/service-kit';
import { AssetRepository } from '../assets/asset.repository.js';
import { CampaignAssetRepository, CampaignRepository } from '../campaigns/campaign.repository.js';
import { ContractRepository } from '../contracts/contract.repository.js';
import { AmcContractRepository } from '../cover/amc-contract.repository.js';
import { WarrantyRepository } from '../cover/warranty.repository.js';
import { ServiceRecordRepository } from '../service-records/service-record.repository.js';
import { LifecycleRepository } from '../lifecycle/lifecycle.repository.js';
import { demoAssetRecord, demoContract } from './demo-asset-records.js';
import { demoServiceDays, demoServicesOf } from './demo-services.js';
import { WarrantyClaimRepository } from '../warranty-claims/warranty-claim.repository.js';
import { demoCampaigns } from './demo-campaigns.js';
import { SupportContactsRepository } from '../support-contacts/support-contacts.repository.js';
import { demoClaims } from './demo-claims.js';
import { demoSupportContacts } from './demo-support-contacts.js';
import { demoAmcOf, demoCovered, demoLifeOf, demoWarrantyOf } from './demo-cover.js';

/** What was registered of eighteen months of buying, for demo mode. */
@Injectable()
export class AssetHistory extends DemoHistory {
  constructor(
    kit: Kit,
    private readonly contracts: ContractRepository,
    private readonly assets: AssetRepository,
    private readonly warranties: WarrantyRepository,
    private readonly amcContracts: AmcContractRepository,
    private readonly lifecycle: LifecycleRepository,
    private readonly services: ServiceRecordRepository,
    private readonly campaigns: CampaignRepository,
    private readonly campaignAssets: CampaignAssetRepository,
    private readonly claims: WarrantyClaimRepository,
    private readonly contacts: SupportContactsRepository,
  ) {
    super(kit, [
      ...[contracts, assets, warranties, amcContracts, lifecycle, services],
      ...[campaigns, campaignAssets, claims, contacts],
    ]);
  }

  protected async prepared(now: Date) {
    const made = demoAssets(now);
    const contracts = demoGemOrders(now)
      .filter(({ steps }) => steps.some(({ action }) => action === 'Approve'))
      .map((order) => demoContract(order, made));
    const assets = made.map((asset) => ({ asset, record: demoAssetRecord(asset) }));
    const warranties = assets
      .flatMap(({ asset, record }) => demoWarrantyOf(record, asset))
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    const recordOf = new Map(assets.map(({ record }) => [record._id, record]));
    const amcs = demoAmcs(now).map((amc) => demoAmcOf(amc, recordOf));
    const warrantyNumbers = await demoNumbers(this.kit, 'W', warranties);
    // They have their numbers, which documents on them name too; the counter goes on from there.
    await demoNumbers(this.kit, 'AMC', amcs);
    const campaigns = demoCampaigns(
      assets.map(({ record }) => record),
      now,
    );
    const campaignNumbers = await demoNumbers(
      this.kit,
      'PV',
      campaigns.map(({ campaign }) => campaign),
    );
    const covered = assets.map(({ asset, record }) => ({ asset, record: demoCovered(record, warranties, amcs) }));
    const claims = demoClaims(covered, now);
    const claimNumbers = await demoNumbers(this.kit, 'CLM', claims);
    return async (session: DemoSession) => {
      await this.contracts.insert(contracts, { session });
      await this.assets.insert(
        covered.map(({ record }) => record),
        { session },
      );
      await this.warranties.insert(
        warranties.map((warranty, at) => ({ ...warranty, warrantyNumber: warrantyNumbers[at] ?? '' })),
        { session },
      );
      await this.amcContracts.insert(
        amcs.map((amc) => ({ ...amc, ...demoServiceDays(demoServicesOf(amc)) })),
        { session },
      );
      await this.campaigns.insert(
        campaigns.map(({ campaign }, at) => ({ ...campaign, number: campaignNumbers[at] ?? '' })),
        { session },
      );
      await this.campaignAssets.insert(
        campaigns.flatMap(({ rows }) => rows),
        { session },
      );
      await this.services.insert(amcs.flatMap(demoServicesOf), { session });
      await this.claims.insert(
        claims.map((claim, at) => ({ ...claim, number: claimNumbers[at] ?? '' })),
        { session },
      );
      await this.contacts.insert(demoSupportContacts(now), { session });
      await this.lifecycle.insert(
        assets.flatMap(({ record }) => demoLifeOf(record, now)),
        { session },
      );
    };
  }
}
