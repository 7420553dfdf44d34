import { Injectable } from '@nestjs/common';
import type { Incident } from '@portal/contracts';
import { Kit, RecordRepository, recordSchema, type Stored } from '@portal/service-kit';
import { isUntold, mostUntold, type Untold, type UntoldRecords } from '../subscriptions/notices.js';

/** An incident as stored; `openFor` names the part while it is open, of which there is one at a time. */
export interface IncidentRecord extends Stored {
  part: string;
  cause: Incident['cause'];
  startedAt: Date;
  endedAt?: Date;
  openFor?: string;
  updates: Incident['updates'];
  untold?: Untold[];
}

const schema = recordSchema('incidents', {
  part: { type: String, required: true },
  cause: { type: String, required: true },
  startedAt: { type: Date, required: true },
  endedAt: Date,
  openFor: String,
  updates: [Object],
  untold: [Object],
})
  .index({ startedAt: -1 })
  .index({ 'untold.id': 1 }, { sparse: true })
  .index({ openFor: 1 }, { unique: true, partialFilterExpression: { openFor: { $exists: true } } });

/** Where incidents live. */
@Injectable()
export class IncidentRepository extends RecordRepository<IncidentRecord> implements UntoldRecords {
  constructor(kit: Kit) {
    super(kit.database, 'Incident', schema);
    kit.keep(this);
  }

  untold() {
    return this.findMany(isUntold, { fields: ['untold'], limit: mostUntold });
  }

  told(_id: string, id: string) {
    return this.updateOne({ _id }, { $pull: { untold: { id } } });
  }
}
