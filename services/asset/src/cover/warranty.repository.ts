import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import type { AssetRecord } from '../assets/asset-record.js';
import type { Contract } from '../contracts/contract.js';
import { type WarrantyRecord, warrantySchema } from './cover.schema.js';

/** The stored warranties. */
@Injectable()
export class WarrantyRepository extends RecordRepository<WarrantyRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Warranty', warrantySchema);
    kit.keep(this);
  }

  /** The holder of the asset sees its warranties. */
  async followHolder({ _id, endUserId }: AssetRecord, session: ClientSession) {
    await this.updateMany(
      { assetId: _id },
      { ...(endUserId ? { $set: { endUserId } } : { $unset: { endUserId: 1 } }), $inc: { version: 1 } },
      session,
    );
  }

  /** What came in place of the asset has its warranties. */
  async followSerial({ _id, serialNumber }: Pick<AssetRecord, '_id' | 'serialNumber'>, session: ClientSession) {
    await this.updateMany({ assetId: _id }, { $set: { serialNumber }, $inc: { version: 1 } }, session);
  }

  /** The buyer that a contract was mapped to sees the warranties of its assets; again changes nothing. */
  async followContract({ _id, buyerOrganizationId }: Contract) {
    if (!buyerOrganizationId) return;
    await this.updateMany(
      { sellerOrderId: _id, buyerOrganizationId: { $ne: buyerOrganizationId } },
      { $set: { buyerOrganizationId }, $inc: { version: 1 } },
    );
    this.recount();
  }

  /** Those of an asset that nobody cancelled, the one that ends last first. */
  standingOf(assetId: string, session?: ClientSession) {
    return this.findMany(standing([assetId]), { sort: { warrantyEndDate: -1 }, session });
  }

  /** The newest of each asset. */
  async ofAssets(assetIds: string[]): Promise<Map<string, WarrantyRecord>> {
    const found = await this.findMany(standing(assetIds), { sort: { warrantyEndDate: 1 } });
    return new Map(found.map((warranty) => [warranty.assetId, warranty]));
  }
}

const standing = (assetIds: string[]) => ({
  assetId: { $in: assetIds },
  status: { $ne: 'Cancelled' as const },
  deletedAt: { $exists: false },
});
