import { Injectable } from '@nestjs/common';
import { type Change, Kit, type Where, withTransaction } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { LifecycleRepository, type Trace } from '../lifecycle/lifecycle.repository.js';
import type { AssetRecord } from './asset-record.js';
import { AssetRepository } from './asset.repository.js';

interface Along {
  ifMatch?: number;
  /** The event that stays in the asset's life. */
  trace?: (asset: AssetRecord) => Trace | undefined;
  /** What else must change with it. */
  also?: (asset: AssetRecord, session: ClientSession) => Promise<void>;
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
    { ifMatch, trace, also }: Along,
  ): Promise<AssetRecord> {
    const after = await withTransaction(this.kit.database, async (session) => {
      const asset = await this.assets.update(id, rows, decide, { ifMatch, session });
      const left = trace?.(asset);
      if (left) await this.lifecycle.leave(asset, left, session);
      await also?.(asset, session);
      return asset;
    });
    this.assets.committed();
    return after;
  }
}
