import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type TaskRecord, taskSchema } from './task.schema.js';

/** Where tasks of the portal itself are kept. */
@Injectable()
export class TaskRepository extends RecordRepository<TaskRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'SystemTask', taskSchema);
    kit.keep(this);
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const sortable = { createdAt: 'createdAt', kind: 'kind', status: 'status' };
