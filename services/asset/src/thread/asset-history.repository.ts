import { Injectable } from '@nestjs/common';
import { Kit, newId, Repository } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import type { AssetRecord } from '../assets/asset-record.js';
import { type AssetHistoryRecord, assetHistorySchema } from './asset-history.schema.js';
import { changedFields } from './changed-fields.js';

/** So far back the thread of one asset goes in each of its parts. */
export const mostOfOne = 1_000;

/** What is told by itself, also where no field differs. */
const always: readonly string[] = ['asset.asset.deleted', 'asset.asset.restored'];

/** What an asset took from its order. */
export const followed = 'procurement.order.followed';

interface Left {
  before: AssetRecord;
  after: AssetRecord;
  action: string;
  by?: string;
}

/** The stored history of assets: one entry for one change, written with it. */
@Injectable()
export class AssetHistoryRepository extends Repository<AssetHistoryRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'AssetHistory', assetHistorySchema);
    kit.keep(this);
  }

  /** Keeps what changes changed; one that changed nothing that is shown leaves nothing. */
  async leaveAll(left: Left[], session?: ClientSession) {
    const entries = left.flatMap(({ before, after, action, by }): AssetHistoryRecord[] => {
      const fields = changedFields(before, after);
      if (fields.length === 0 && !always.includes(action)) return [];
      return [
        {
          _id: newId(),
          assetId: after._id,
          assetVersion: after.version,
          at: after.updatedAt,
          action,
          fields,
          ...(by ? { by } : {}),
          ...(before.buyerOrganizationId ? { officeId: before.buyerOrganizationId } : {}),
        },
      ];
    });
    if (entries.length > 0) await this.insert(entries, { session });
  }

  /** Keeps what assets took from a newer revision of their order; again, after a fault in between, keeps nothing twice. */
  async leaveFollowed(
    before: AssetRecord[],
    { revision }: { revision: number },
    read: (ids: string[]) => Promise<AssetRecord[]>,
  ) {
    if (before.length === 0) return;
    const now = new Map((await read(before.map(({ _id }) => _id))).map((asset) => [asset._id, asset]));
    const entries = before.flatMap((asset): AssetHistoryRecord[] => {
      const after = now.get(asset._id);
      const fields = after ? changedFields(asset, after) : [];
      if (!after || fields.length === 0) return [];
      return [
        {
          _id: `${asset._id}:${revision}`,
          assetId: asset._id,
          assetVersion: after.version,
          at: after.updatedAt,
          action: followed,
          fields,
          ...(asset.buyerOrganizationId ? { officeId: asset.buyerOrganizationId } : {}),
        },
      ];
    });
    if (entries.length > 0) await this.insertNew(entries);
  }

  /** Newest first. */
  of(assetId: string): Promise<AssetHistoryRecord[]> {
    return this.findMany({ assetId }, { sort: { at: -1, _id: -1 }, limit: mostOfOne });
  }
}
