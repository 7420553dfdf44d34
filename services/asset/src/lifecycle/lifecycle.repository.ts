import { Injectable } from '@nestjs/common';
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
  leave({ _id: assetId, version, buyerOrganizationId: officeId }: Traced, trace: Trace, session: ClientSession) {
    const of = {
      assetId,
      ...(version === undefined ? {} : { assetVersion: version }),
      ...(officeId ? { officeId } : {}),
    };
    const fields = { details: {}, timestamp: new Date(), ...trace, ...of, automatic: true };
    return this.insert([this.prepare(fields, undefined)], { session });
  }

  /** Newest first. */
  async of(assetId: string): Promise<LifecycleRecord[]> {
    const filter = { assetId, deletedAt: { $exists: false } };
    return this.findMany(filter, { sort: { timestamp: -1, _id: -1 }, limit: 1_000 });
  }
}
