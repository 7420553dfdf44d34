import { Injectable } from '@nestjs/common';
import { demoAssets, demoGemOrders, DemoHistory, demoNumbers, type DemoSession, Kit } from '@portal/service-kit';
import { AssetRepository } from '../assets/asset.repository.js';
import { ContractRepository } from '../contracts/contract.repository.js';
import { AmcContractRepository } from '../cover/amc-contract.repository.js';
import { WarrantyRepository } from '../cover/warranty.repository.js';
import { ServiceRecordRepository } from '../service-records/service-record.repository.js';
import { LifecycleRepository } from '../lifecycle/lifecycle.repository.js';
import { demoAssetRecord, demoContract } from './demo-asset-records.js';
import { demoServiceDays, demoServicesOf } from './demo-services.js';
import { WarrantyClaimRepository } from '../warranty-claims/warranty-claim.repository.js';
import { demoClaims } from './demo-claims.js';
import { demoAmcOf, demoLifeOf, demoWarrantyOf } from './demo-cover.js';

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
    private readonly claims: WarrantyClaimRepository,
  ) {
    super(kit, [contracts, assets, warranties, amcContracts, lifecycle, services, claims]);
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
    const amcs = demoGemOrders(now).flatMap((order) =>
      demoAmcOf(
        order,
        assets.filter(({ asset }) => asset.order.id === order.id).map(({ record }) => record),
      ),
    );
    const claims = demoClaims(assets, now);
    const claimNumbers = await demoNumbers(this.kit, 'CLM', claims);
    const [warrantyNumbers, amcNumbers] = [
      await demoNumbers(this.kit, 'W', warranties),
      await demoNumbers(this.kit, 'AMC', amcs),
    ];
    const numbered = amcs.map((amc, at) => ({ ...amc, contractNumber: amcNumbers[at] ?? '' }));
    return async (session: DemoSession) => {
      await this.contracts.insert(contracts, { session });
      await this.assets.insert(
        assets.map(({ record }) => record),
        { session },
      );
      await this.warranties.insert(
        warranties.map((warranty, at) => ({ ...warranty, warrantyNumber: warrantyNumbers[at] ?? '' })),
        { session },
      );
      await this.amcContracts.insert(
        numbered.map((amc) => ({ ...amc, ...demoServiceDays(demoServicesOf(amc)) })),
        { session },
      );
      await this.services.insert(numbered.flatMap(demoServicesOf), { session });
      await this.claims.insert(
        claims.map((claim, at) => ({ ...claim, number: claimNumbers[at] ?? '' })),
        { session },
      );
      await this.lifecycle.insert(
        assets.flatMap(({ record }) => demoLifeOf(record, now)),
        { session },
      );
    };
  }
}
