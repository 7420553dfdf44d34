import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type ReleaseChangeRecord, releaseChangeSchema } from './release-change.schema.js';

/** Where the changes of what is live are told from. */
@Injectable()
export class ReleaseChangeRepository extends RecordRepository<ReleaseChangeRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'ReleaseChange', releaseChangeSchema);
    kit.keep(this);
  }
}
