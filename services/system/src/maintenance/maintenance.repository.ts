import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository, recordSchema, type Stored, type Where } from '@portal/service-kit';
import { isUntold, maintenanceUntold, mostUntold, type Untold, type UntoldRecords } from '../subscriptions/notices.js';

/** A planned maintenance as stored. */
export interface MaintenanceRecord extends Stored {
  from: Date;
  to: Date;
  text: string;
  /** How far it is, as subscribers were told; it goes on with time. */
  phase?: 'planned' | 'begun' | 'over';
  untold?: Untold[];
}

const schema = recordSchema('maintenance', {
  from: { type: Date, required: true },
  to: { type: Date, required: true },
  text: { type: String, required: true },
  phase: String,
  untold: [Object],
})
  .index({ to: -1 })
  .index({ 'untold.id': 1 }, { sparse: true });

/** Where planned maintenance lives. */
@Injectable()
export class MaintenanceRepository extends RecordRepository<MaintenanceRecord> implements UntoldRecords {
  constructor(kit: Kit) {
    super(kit.database, 'PlannedMaintenance', schema);
    kit.keep(this);
  }

  untold() {
    return this.findMany(isUntold, { fields: ['untold'], limit: mostUntold });
  }

  told(_id: string, id: string) {
    return this.updateOne({ _id }, { $pull: { untold: { id } } });
  }

  /** What has begun or ended meanwhile is to be told; each once, whichever instance is first. */
  async passTime(now = new Date()) {
    await this.pass('planned', { from: { $lte: now } }, 'begun', now);
    await this.pass('begun', { to: { $lte: now } }, 'over', now);
  }

  private async pass(phase: 'planned' | 'begun', due: Where<MaintenanceRecord>, next: 'begun' | 'over', now: Date) {
    const filter = { $and: [{ phase, deletedAt: { $exists: false } }, due] };
    for (const one of await this.findMany(filter)) {
      const { _id, version } = one;
      const untold = maintenanceUntold(next === 'begun' ? 'Maintenance begun' : 'Maintenance ended', one, now);
      await this.updateOne({ _id, version, phase }, { $set: { phase: next }, $push: { untold } });
    }
  }
}
