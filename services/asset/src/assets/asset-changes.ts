import { Injectable } from '@nestjs/common';
import { type Change, Kit, together } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { LifecycleStore, type Trace } from '../lifecycle/lifecycle-store.js';
import type { AssetRecord } from './asset-record.js';
import { AssetStore } from './asset-store.js';

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
    private readonly assets: AssetStore,
    private readonly lifecycle: LifecycleStore,
  ) {}

  async change(
    id: string,
    rows: Record<string, unknown>,
    decide: (asset: AssetRecord) => Change<AssetRecord>,
    { ifMatch, trace, also }: Along,
  ): Promise<AssetRecord> {
    const after = await together(this.kit.database, async (session) => {
      const asset = await this.assets.records.change(id, rows, decide, { ifMatch, session });
      const left = trace?.(asset);
      if (left) await this.lifecycle.leave(id, left, session);
      await also?.(asset, session);
      return asset;
    });
    this.assets.committed();
    return after;
  }
}
