import { Injectable } from '@nestjs/common';
import { dayInIndia } from '@portal/contracts';
import { Kit, RecordRepository } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import type { AssetRecord } from '../assets/asset-record.js';
import { type LifecycleRecord, lifecycleSchema } from './lifecycle-record.js';

/** What the portal itself notes in an asset's life. */
export type Trace = Pick<LifecycleRecord, 'eventType' | 'description' | 'performedBy'> &
  Partial<Pick<LifecycleRecord, 'cost' | 'location' | 'notes' | 'details' | 'timestamp' | 'ofHolder'>>;

/** The asset of a trace. */
type Traced = Pick<AssetRecord, '_id' | 'buyerOrganizationId'> & Partial<Pick<AssetRecord, 'version'>>;

/** The stored events of assets' lives. */
@Injectable()
export class LifecycleRepository extends RecordRepository<LifecycleRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'LifecycleEvent', lifecycleSchema);
    kit.keep(this);
  }

  /** A trace is stored with what it is the trace of; where that changed the asset, `version` is the asset's after it. */
  leave(asset: Traced, trace: Trace, session: ClientSession) {
    return this.leaveAll([{ asset, trace }], session);
  }

  async leaveAll(left: { asset: Traced; trace: Trace }[], session: ClientSession) {
    const records = left.map(({ asset: { _id: assetId, version, buyerOrganizationId: officeId }, trace }) => {
      const of = {
        assetId,
        ...(version === undefined ? {} : { assetVersion: version }),
        ...(officeId ? { officeId } : {}),
      };
      return this.prepare({ details: {}, timestamp: new Date(), ...trace, ...of, automatic: true }, undefined);
    });
    if (records.length > 0) await this.insert(records, { session });
  }

  /** The day of the first event of each asset that has one. */
  async firstDays(assetIds: string[]): Promise<Map<string, string>> {
    const filter = { assetId: { $in: assetIds }, deletedAt: { $exists: false } };
    const found = await this.findMany(filter, { fields: ['assetId', 'timestamp'], sort: { timestamp: -1 } });
    return new Map(found.map(({ assetId, timestamp }) => [assetId, dayInIndia(timestamp)]));
  }

  /** Newest first. */
  async of(assetId: string): Promise<LifecycleRecord[]> {
    const filter = { assetId, deletedAt: { $exists: false } };
    return this.findMany(filter, { sort: { timestamp: -1, _id: -1 }, limit: 1_000 });
  }
}
