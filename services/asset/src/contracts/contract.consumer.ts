import { Injectable } from '@nestjs/common';
import { Kit } from '@portal/service-kit';
import { AmcContracts } from '../cover/amc-contracts.js';
import { Warranties } from '../cover/warranties.js';
import { AssetStore } from '../assets/asset-store.js';
import { ToldOrder } from './contract.js';
import { Contracts } from './contracts.js';

/** Follows orders: keeps the copy, and hands a mapping on to what hangs on the contract. Each step may run again. */
@Injectable()
export class ContractConsumer {
  constructor(
    kit: Kit,
    private readonly contracts: Contracts,
    private readonly assets: AssetStore,
    private readonly warranties: Warranties,
    private readonly amcContracts: AmcContracts,
  ) {
    kit.consumers.on('asset-contracts', ['procurement.order.*'], ({ data, revision }) =>
      this.follow(data['order'], revision),
    );
  }

  private async follow(told: unknown, revision: number) {
    const contract = await this.contracts.learn(ToldOrder.parse(told), revision);
    await this.assets.followContract(contract);
    await this.warranties.followContract(contract);
    await this.amcContracts.followContract(contract);
  }
}
