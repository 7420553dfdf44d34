import { Injectable } from '@nestjs/common';
import { Kit, Records } from '@portal/service-kit';
import { type ImportRecord, importSchema } from './import-record.js';

/** The stored imports. */
@Injectable()
export class Imports {
  readonly records: Records<ImportRecord>;

  constructor(kit: Kit) {
    this.records = kit.keep(new Records<ImportRecord>(kit.database, 'AssetImport', importSchema));
  }

  /** Says that the run is alive and how far it is; false when somebody else has taken it over. */
  async renew(id: string, by: string, until: Date, created: number): Promise<boolean> {
    const { matchedCount } = await this.records.model.updateOne(
      { _id: id, status: 'Running', 'lease.by': by } as never,
      { $set: { 'lease.until': until, created }, $inc: { version: 1 } },
    );
    return matchedCount === 1;
  }

  /** Runs that were cut off. */
  cutOff(now = new Date()): Promise<ImportRecord[]> {
    return this.records.model.find({ status: 'Running', 'lease.until': { $lt: now } } as never).lean<ImportRecord[]>();
  }
}
