import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { AssetRepository } from '../assets/asset.repository.js';
import type { Contract } from '../contracts/contract.js';
import { type AmcRecord, amcSchema } from './cover.schema.js';

/** The stored AMC contracts. */
@Injectable()
export class AmcContractRepository extends RecordRepository<AmcRecord> {
  constructor(
    kit: Kit,
    private readonly assets: AssetRepository,
  ) {
    super(kit.database, 'AmcContract', amcSchema);
    kit.keep(this);
  }

  /** Everybody who holds one of a contract's assets sees it. */
  async followHolders(assetId: string, session: ClientSession) {
    const covering = await this.findMany({ assetIds: assetId }, { session });
    for (const { _id, assetIds } of covering) {
      const endUserIds = await this.holdersOf(assetIds, session);
      const update = { $set: { endUserIds }, $inc: { version: 1 } };
      await this.updateOne({ _id }, update, { session });
    }
  }

  holdersOf(assetIds: string[], session?: ClientSession): Promise<string[]> {
    return this.assets.distinct('endUserId', { _id: { $in: assetIds } }, session);
  }

  /** The buyer that a contract was mapped to sees the AMC contracts of its assets; again changes nothing. */
  async followContract({ _id, buyerOrganizationId }: Contract) {
    if (!buyerOrganizationId) return;
    await this.updateMany(
      { sellerOrderIds: _id, buyerOrganizationId: { $ne: buyerOrganizationId } },
      { $set: { buyerOrganizationId }, $unset: { acknowledged: 1 }, $inc: { version: 1 } },
    );
    this.recount();
  }

  /** The one that ends last, for each of these assets: a contract that was renewed covers its assets until its end. */
  async ofAssets(assetIds: string[], session?: ClientSession): Promise<Map<string, AmcRecord>> {
    const covering = {
      assetIds: { $in: assetIds },
      status: { $in: ['Active', 'Renewed'] },
      deletedAt: { $exists: false },
    } as const;
    const found = await this.findMany(covering, { sort: { endDate: 1 }, session });
    return new Map(found.flatMap((contract) => contract.assetIds.map((id) => [id, contract] as const)));
  }
}
