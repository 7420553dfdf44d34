import { Injectable } from '@nestjs/common';
import { Kit } from '@portal/service-kit';
import { AmcContractRepository } from '../cover/amc-contract.repository.js';
import { ServiceRecordRepository } from '../service-records/service-record.repository.js';
import { WarrantyRepository } from '../cover/warranty.repository.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { WarrantyClaimRepository } from '../warranty-claims/warranty-claim.repository.js';
import { AnnouncedOrder } from './contract.js';
import { ContractRepository } from './contract.repository.js';

/** Follows orders of both kinds: keeps the copy, and hands a mapping on to what hangs on the contract. Each step may run again. */
@Injectable()
export class ContractConsumer {
  constructor(
    kit: Kit,
    private readonly contracts: ContractRepository,
    private readonly assets: AssetRepository,
    private readonly warranties: WarrantyRepository,
    private readonly amcContracts: AmcContractRepository,
    private readonly services: ServiceRecordRepository,
    private readonly claims: WarrantyClaimRepository,
  ) {
    kit.consumers.on(
      'asset-contracts',
      ['procurement.order.*', 'procurement.purchase-order.*'],
      ({ subject, data, revision }) =>
        this.follow(data[subject.startsWith('procurement.order.') ? 'order' : 'contract'], revision),
    );
  }

  private async follow(order: unknown, revision: number) {
    // A purchase order is no contract before its seller has it.
    if (order === undefined) return;
    const contract = await this.contracts.learn(AnnouncedOrder.parse(order), revision);
    await this.assets.followContract(contract);
    await this.warranties.followContract(contract);
    await this.amcContracts.followContract(contract);
    await this.services.followContract(contract);
    await this.claims.followContract(contract);
  }
}
