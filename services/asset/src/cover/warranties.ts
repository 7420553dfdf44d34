import { Injectable } from '@nestjs/common';
import { Kit, Records } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import type { AssetRecord } from '../assets/asset-record.js';
import type { Contract } from '../contracts/contract.js';
import { type WarrantyRecord, warrantySchema } from './cover.schema.js';

/** The stored warranties. */
@Injectable()
export class Warranties {
  readonly records: Records<WarrantyRecord>;

  constructor(kit: Kit) {
    this.records = kit.keep(new Records<WarrantyRecord>(kit.database, 'Warranty', warrantySchema));
  }

  /** The holder of the asset sees its warranties. */
  async followHolder({ _id, endUserId }: AssetRecord, session: ClientSession) {
    await this.records.model.updateMany(
      { assetId: _id } as never,
      { ...(endUserId ? { $set: { endUserId } } : { $unset: { endUserId: 1 } }), $inc: { version: 1 } },
      { session },
    );
  }

  /** The buyer that a contract was mapped to sees the warranties of its assets; again changes nothing. */
  async followContract({ _id, buyerOrganizationId }: Contract) {
    if (!buyerOrganizationId) return;
    await this.records.model.updateMany(
      { sellerOrderId: _id, buyerOrganizationId: { $ne: buyerOrganizationId } } as never,
      { $set: { buyerOrganizationId }, $inc: { version: 1 } },
    );
    this.records.recount();
  }

  /** The newest of each asset. */
  async ofAssets(assetIds: string[]): Promise<Map<string, WarrantyRecord>> {
    const found = await this.records.model
      .find({ assetId: { $in: assetIds }, deletedAt: { $exists: false } } as never)
      .sort({ warrantyEndDate: 1 })
      .lean<WarrantyRecord[]>();
    return new Map(found.map((warranty) => [warranty.assetId, warranty]));
  }
}
