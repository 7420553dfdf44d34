import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type ReportScheduleRecord, reportScheduleSchema } from './report-schedule.schema.js';

/** Where it stands which reports come by themselves. */
@Injectable()
export class ReportScheduleRepository extends RecordRepository<ReportScheduleRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'ReportSchedule', reportScheduleSchema);
    kit.keep(this);
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const sortable = { nextOn: 'nextOn', createdAt: 'createdAt' };
