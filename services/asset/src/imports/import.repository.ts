import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type ImportRecord, importSchema } from './import-record.js';

/** The stored imports. */
@Injectable()
export class ImportRepository extends RecordRepository<ImportRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'AssetImport', importSchema);
    kit.keep(this);
  }

  /** Says that the run is alive and how far it is; false when somebody else has taken it over. */
  renew(id: string, by: string, until: Date, created: number): Promise<boolean> {
    return this.updateOne(
      { _id: id, status: 'Running', 'lease.by': by },
      { $set: { 'lease.until': until, created }, $inc: { version: 1 } },
    );
  }

  /** Runs that were cut off. */
  cutOff(now = new Date()): Promise<ImportRecord[]> {
    return this.findMany({ status: 'Running', 'lease.until': { $lt: now } });
  }
}
