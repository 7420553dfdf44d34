import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type DepreciationRecord, depreciationSchema } from './depreciation.schema.js';

/** Where the policies of depreciation live. */
@Injectable()
export class DepreciationRepository extends RecordRepository<DepreciationRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'DepreciationPolicy', depreciationSchema);
    kit.keep(this);
  }
}
