import { Injectable } from '@nestjs/common';
import { Kit, Records } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { AssetStore } from '../assets/asset-store.js';
import type { Contract } from '../contracts/contract.js';
import { type AmcRecord, amcSchema } from './cover.schema.js';

/** The stored AMC contracts. */
@Injectable()
export class AmcContracts {
  readonly records: Records<AmcRecord>;

  constructor(
    kit: Kit,
    private readonly assets: AssetStore,
  ) {
    this.records = kit.keep(new Records<AmcRecord>(kit.database, 'AmcContract', amcSchema));
  }

  /** Everybody who holds one of a contract's assets sees it. */
  async followHolders(assetId: string, session: ClientSession) {
    const covering = await this.records.model
      .find({ assetIds: assetId } as never, undefined, { session })
      .lean<AmcRecord[]>();
    for (const { _id, assetIds } of covering) {
      const endUserIds = await this.holdersOf(assetIds, session);
      const update = { $set: { endUserIds }, $inc: { version: 1 } };
      await this.records.model.updateOne({ _id } as never, update, { session });
    }
  }

  holdersOf(assetIds: string[], session?: ClientSession): Promise<string[]> {
    return this.assets.records.distinct('endUserId', { _id: { $in: assetIds } }, session);
  }

  /** The buyer that a contract was mapped to sees the AMC contracts of its assets; again changes nothing. */
  async followContract({ _id, buyerOrganizationId }: Contract) {
    if (!buyerOrganizationId) return;
    await this.records.model.updateMany(
      { sellerOrderIds: _id, buyerOrganizationId: { $ne: buyerOrganizationId } } as never,
      { $set: { buyerOrganizationId }, $inc: { version: 1 } },
    );
    this.records.recount();
  }

  /** The one that ends last, for each asset that is covered today. */
  async ofAssets(assetIds: string[]): Promise<Map<string, AmcRecord>> {
    const found = await this.records.model
      .find({ assetIds: { $in: assetIds }, status: 'Active', deletedAt: { $exists: false } } as never)
      .sort({ endDate: 1 })
      .lean<AmcRecord[]>();
    return new Map(found.flatMap((contract) => contract.assetIds.map((id) => [id, contract] as const)));
  }
}
