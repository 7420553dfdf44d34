import { Injectable } from '@nestjs/common';
import { type Change, Kit, type Request, type Where, withTransaction } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { LifecycleRepository, type Trace } from '../lifecycle/lifecycle.repository.js';
import type { AssetRecord } from './asset-record.js';
import { AssetRepository } from './asset.repository.js';

interface Along {
  ifMatch?: number;
  /** What it is made for: asked again, nothing is changed, and nothing is left beside it. */
  request?: Request;
  /** The event that stays in the asset's life. */
  trace?: (asset: AssetRecord) => Trace | undefined;
  /** What else must change with it. */
  also?: (asset: AssetRecord, session: ClientSession) => Promise<void>;
}

interface AlongAll {
  trace?: (after: AssetRecord, before: AssetRecord) => Trace | undefined;
  also?: (before: AssetRecord[], session: ClientSession) => Promise<void>;
}

/** Changes of an asset that something else must change with: one transaction. */
@Injectable()
export class AssetChanges {
  constructor(
    private readonly kit: Kit,
    private readonly assets: AssetRepository,
    private readonly lifecycle: LifecycleRepository,
  ) {}

  async change(
    id: string,
    rows: Where<AssetRecord>,
    decide: (asset: AssetRecord) => Change<AssetRecord> | Promise<Change<AssetRecord>>,
    { ifMatch, request, trace, also }: Along,
  ): Promise<AssetRecord> {
    const after = await withTransaction(this.kit.database, async (session) => {
      let isNew = false;
      const deciding = (current: AssetRecord) => {
        isNew = true;
        return decide(current);
      };
      const asset = await this.assets.update(id, rows, deciding, { ifMatch, request, session });
      if (!isNew) return asset;
      const left = trace?.(asset);
      if (left) await this.lifecycle.leave(asset, left, session);
      await also?.(asset, session);
      return asset;
    });
    this.assets.committed();
    return after;
  }

  /**
   * The same of many: those of these assets that the rows show, in one transaction. `decide` gives nothing for one that stays as it is.
   * The changed ones as they were before.
   */
  async changeAll(
    ids: string[],
    rows: Where<AssetRecord>,
    decide: (found: AssetRecord[]) => Promise<(asset: AssetRecord) => Change<AssetRecord> | undefined>,
    { trace, also }: AlongAll = {},
  ): Promise<AssetRecord[]> {
    const changed = await withTransaction(this.kit.database, async (session) => {
      const there = { $and: [{ _id: { $in: ids }, deletedAt: { $exists: false } }, rows] };
      const found = await this.assets.findMany(there, { session });
      const changeOf = await decide(found);
      const changes = new Map(found.flatMap((asset) => [[asset._id, changeOf(asset)] as const]));
      const meant = found.filter(({ _id }) => changes.get(_id));
      const after = await this.assets.updateAll(meant, ({ _id }) => changes.get(_id) ?? {}, session);
      const left = after.flatMap((asset, at) => {
        const before = meant[at];
        const one = before && trace?.(asset, before);
        return one ? [{ asset, trace: one }] : [];
      });
      await this.lifecycle.leaveAll(left, session);
      await also?.(meant, session);
      return meant;
    });
    if (changed.length > 0) this.assets.committed();
    return changed;
  }
}
