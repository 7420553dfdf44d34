import { depreciationMethods, type NewDepreciationPolicy } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** The policy of a category, once somebody set it; the category is its id. */
export type DepreciationRecord = Stored & NewDepreciationPolicy;

export const depreciationSchema = recordSchema('depreciationPolicies', {
  method: { type: String, enum: depreciationMethods, required: true },
  yearlyPercent: { type: Number, required: true },
  salvagePercent: { type: Number, required: true },
});
