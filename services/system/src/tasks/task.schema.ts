import type { SystemTask } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** A task of the portal itself as stored. */
export interface TaskRecord extends Stored, Pick<SystemTask, 'kind' | 'status' | 'startedBy'> {
  endedAt?: Date;
  fault?: string;
  bytes?: number;
  instances?: number;
}

/** One backup at a time: a second one that begins meanwhile is refused by the index. */
export const taskSchema = recordSchema('tasks', {
  kind: { type: String, required: true },
  status: { type: String, required: true },
  startedBy: { type: String, required: true },
  endedAt: Date,
  fault: String,
  bytes: Number,
  instances: Number,
})
  .index({ createdAt: -1 })
  .index({ kind: 1 }, { unique: true, partialFilterExpression: { status: 'Running' } });
