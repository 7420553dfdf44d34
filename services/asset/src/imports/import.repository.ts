import { Injectable } from '@nestjs/common';
import { fromNow, isOverAt, Kit, lastImports, RecordRepository } from '@portal/service-kit';
import { importLease, type ImportRecord, importSchema } from './import-record.js';

const mostRemembered = 10;
const underWay = ['Running', 'Undoing'] as const;

/** The stored imports. */
@Injectable()
export class ImportRepository extends RecordRepository<ImportRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'AssetImport', importSchema);
    kit.keep(this);
  }

  /** Says that the run is alive, and how far it is where that is known; false when somebody else has taken it over. */
  renew(id: string, by: string, progress?: { created: number; updated: number }) {
    const further = progress ? { ...progress, version: { $add: ['$version', 1] } } : {};
    return this.updateOne({ _id: id, status: { $in: underWay }, 'lease.by': by }, [
      { $set: { 'lease.until': fromNow(importLease), ...further } },
    ]);
  }

  /** Runs that were cut off. */
  async cutOff() {
    return this.findMany(
      {
        lease: { $exists: true },
        ...isOverAt('lease.until', importLease, await this.now()),
        status: { $in: underWay },
      },
      { without: ['refused', 'sample'] },
    );
  }

  /** The last imports of an office. */
  last(organizationId: string) {
    return this.findMany(...lastImports(organizationId));
  }

  /** How an office matched the headings of its last files that came in, the newest first. */
  matched(organizationId: string) {
    return this.findMany(
      { organizationId, status: { $in: ['Done', 'Undone'] } },
      { fields: ['headings', 'mapping'], sort: { updatedAt: -1 }, limit: mostRemembered },
    );
  }
}
