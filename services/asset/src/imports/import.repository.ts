import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type ImportRecord, importSchema } from './import-record.js';

const mostListed = 20;
const mostRemembered = 10;
const dayLength = 86_400_000;
const listedDays = 30;
const underWay = ['Running', 'Undoing'] as const;

/** The stored imports. */
@Injectable()
export class ImportRepository extends RecordRepository<ImportRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'AssetImport', importSchema);
    kit.keep(this);
  }

  /** Says that the run is alive, and how far it is where that is known; false when somebody else has taken it over. */
  renew(id: string, by: string, until: Date, progress?: { created: number; updated: number }) {
    return this.updateOne(
      { _id: id, status: { $in: underWay }, 'lease.by': by },
      { $set: { 'lease.until': until, ...progress }, ...(progress ? { $inc: { version: 1 } } : {}) },
    );
  }

  /** Runs that were cut off. */
  cutOff(now = new Date()) {
    return this.findMany(
      { lease: { $exists: true }, 'lease.until': { $lt: now }, status: { $in: underWay } },
      { without: ['refused', 'sample'] },
    );
  }

  /** The last imports of an office. */
  last(organizationId: string) {
    const since = new Date(Date.now() - listedDays * dayLength);
    return this.findMany(
      { organizationId, updatedAt: { $gt: since } },
      { without: ['refused', 'sample', 'headings', 'mapping'], sort: { updatedAt: -1 }, limit: mostListed },
    );
  }

  /** How an office matched the headings of its last files that came in, the newest first. */
  matched(organizationId: string) {
    return this.findMany(
      { organizationId, status: { $in: ['Done', 'Undone'] } },
      { fields: ['headings', 'mapping'], sort: { updatedAt: -1 }, limit: mostRemembered },
    );
  }
}
