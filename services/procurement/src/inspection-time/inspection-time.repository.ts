import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type InspectionTimeRecord, inspectionTimeSchema } from './inspection-time.schema.js';

/** Where the time of inspections lives. */
@Injectable()
export class InspectionTimeRepository extends RecordRepository<InspectionTimeRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'InspectionTime', inspectionTimeSchema);
    kit.keep(this);
  }
}
