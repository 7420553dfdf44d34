import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository, recordSchema, type Stored } from '@portal/service-kit';

/** A planned maintenance as stored. */
export interface MaintenanceRecord extends Stored {
  from: Date;
  to: Date;
  text: string;
}

const schema = recordSchema('maintenance', {
  from: { type: Date, required: true },
  to: { type: Date, required: true },
  text: { type: String, required: true },
}).index({ to: -1 });

/** Where planned maintenance lives. */
@Injectable()
export class MaintenanceRepository extends RecordRepository<MaintenanceRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'PlannedMaintenance', schema);
    kit.keep(this);
  }
}
