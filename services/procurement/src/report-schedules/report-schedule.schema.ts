import { recordSchema, type Stored } from '@portal/service-kit';

/** A report that comes by itself. */
export interface ReportScheduleRecord extends Stored {
  ownerId: string;
  period: 'week' | 'month';
  department?: string;
  vendor?: string;
  category?: string;
  /** The day (India) on which it is told next, YYYY-MM-DD. */
  nextOn: string;
  /** Since when it is told no more. */
  pausedAt?: Date;
}

export const reportScheduleSchema = recordSchema('reportSchedules', {
  ownerId: { type: String, required: true },
  period: { type: String, required: true },
  department: String,
  vendor: String,
  category: String,
  nextOn: { type: String, required: true },
  pausedAt: Date,
})
  .index({ ownerId: 1, createdAt: -1 })
  .index({ nextOn: 1 });
