import { Injectable } from '@nestjs/common';
import { Kit, Records } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import type { AssetRecord } from '../assets/asset-record.js';
import { type LifecycleRecord, lifecycleSchema } from './lifecycle-record.js';

/** What the portal itself notes in an asset's life. */
export type Trace = Pick<LifecycleRecord, 'eventType' | 'description' | 'performedBy'> &
  Partial<Pick<LifecycleRecord, 'cost' | 'location' | 'notes' | 'details' | 'timestamp'>>;

/** The stored events of assets' lives. */
@Injectable()
export class LifecycleStore {
  readonly records: Records<LifecycleRecord>;

  constructor(kit: Kit) {
    this.records = kit.keep(new Records<LifecycleRecord>(kit.database, 'LifecycleEvent', lifecycleSchema));
  }

  /** Traces belong to a change of their asset and are stored with it. */
  leave(traces: { assetId: string; trace: Trace }[], session: ClientSession) {
    const documents = traces.map(({ assetId, trace }) => {
      const fields = { details: {}, timestamp: new Date(), ...trace, assetId, automatic: true };
      return this.records.prepare(fields, undefined);
    });
    return this.records.insert(documents, session);
  }

  /** The traces of assets that never came to be. */
  async forget(assetIds: string[], session: ClientSession) {
    await this.records.model.deleteMany({ assetId: { $in: assetIds } } as never, { session });
  }

  /** Newest first. */
  async of(assetId: string): Promise<LifecycleRecord[]> {
    return this.records.model
      .find({ assetId, deletedAt: { $exists: false } } as never)
      .sort({ timestamp: -1, _id: -1 })
      .limit(1_000)
      .lean<LifecycleRecord[]>();
  }
}

/** The first event of every asset's life. */
export const purchaseOf = (asset: AssetRecord): Trace => ({
  eventType: 'purchase',
  description: 'Asset purchased',
  performedBy: 'System',
  cost: asset.value,
  timestamp: new Date(`${asset.purchaseDate}T00:00:00Z`),
  notes: 'Initial purchase event created automatically',
  details: {
    vendor: asset.sellerName,
    purchaseDate: asset.purchaseDate,
    ...(asset.invoiceNumber ? { invoiceNumber: asset.invoiceNumber } : {}),
    ...(asset.warrantyExpiry ? { warrantyPeriod: asset.warrantyExpiry } : {}),
  },
});
