import { Injectable } from '@nestjs/common';
import { type Actor, type assets, serialKeyOf, type SerialQuery } from '@portal/contracts';
import { type Call, type Filter, Kit, type Limit, rateExceeded, rowsFor } from '@portal/service-kit';
import { contractNamed, maySeeContract } from '../contracts/contract.access.js';
import { type Contract, makersOf } from '../contracts/contract.js';
import { ContractRepository } from '../contracts/contract.repository.js';
import type { AssetRecord } from './asset-record.js';
import { AssetRepository } from './asset.repository.js';

/** Enough for whoever types serial numbers all day, and too few to try them in a row. */
const checks: Limit = {
  purpose: 'serial numbers checked by',
  most: 600,
  minutes: 60,
  fromFirst: true,
  refusal: rateExceeded,
};

/**
 * How a serial number stands while it is typed. It is told only of assets that the asker sees, so that it says of a stranger's register
 * nothing at all; the registration itself still refuses what anybody has.
 */
@Injectable()
export class SerialStanding {
  constructor(
    private readonly kit: Kit,
    private readonly assets: AssetRepository,
    private readonly contracts: ContractRepository,
  ) {}

  async of({ actor, query }: Call<typeof assets.serialStanding>): Promise<{ registered?: boolean }> {
    await this.kit.attempts.take(checks, actor.id);
    const maker = await this.maker(actor, query);
    if (maker === undefined) return {};
    const own: Filter<AssetRecord> = query.except === undefined ? {} : { _id: { $ne: query.except } };
    const rows = rowsFor(actor, 'view', 'Asset');
    const serialKey = serialKeyOf(maker, query.serialNumber);
    return { registered: await this.assets.exists({ $and: [{ serialKey }, rows, own] }) };
  }

  /** As the registration finds it; nobody's where the contract is not known, not the asker's, or has several makers of the category. */
  private async maker(actor: Actor, query: SerialQuery): Promise<string | undefined> {
    const said = query.manufacturer ?? query.brand;
    if (said) return said;
    const contract = await this.contract(actor, query);
    if (!contract || !query.category) return undefined;
    const makers = makersOf(contract, query.category);
    return makers.length > 1 ? undefined : (makers[0] ?? '');
  }

  private async contract(actor: Actor, { gemContractNumber, except }: SerialQuery): Promise<Contract | undefined> {
    if (except !== undefined) {
      const asset = await this.assets.findOne({ $and: [{ _id: except }, rowsFor(actor, 'view', 'Asset')] });
      return (asset && (await this.contracts.find(asset.sellerOrderId))) ?? undefined;
    }
    if (!gemContractNumber) return undefined;
    const known = await this.contracts.ofEitherKind([gemContractNumber]);
    const contract = contractNamed(actor, { gemContractNumber }, known);
    return contract && maySeeContract(actor, contract) ? contract : undefined;
  }
}
