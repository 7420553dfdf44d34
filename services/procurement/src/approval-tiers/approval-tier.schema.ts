import { recordSchema, type Stored } from '@portal/service-kit';

/** One tier as stored; its amount in paise. */
export interface ApprovalTierRecord extends Stored {
  designation: string;
  minAmount: number;
  department?: string;
  /** Designation, amount and department in one: what no two tiers share; none once it was removed. */
  rule?: string;
}

export const approvalTierSchema = recordSchema('approvalTiers', {
  designation: { type: String, required: true },
  minAmount: { type: Number, required: true },
  department: String,
  rule: String,
}).index({ rule: 1 }, { unique: true, partialFilterExpression: { rule: { $exists: true } } });
