import type { CanaryAudience, Cause, ReleaseChange } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/**
 * One change of what is live or on trial, as the store's history has it. `revision` is its place among all that were told; its number in the
 * store and its moment there say which one it is, for numbers come again where the store was put back to an earlier state.
 */
export interface ReleaseChangeRecord extends Stored {
  revision: number;
  /** Those of before have neither: their number was their place, and their moment is `at`. */
  storedRevision?: number;
  storedAt?: Date;
  area: string;
  action: ReleaseChange['action'];
  from?: string;
  to: string;
  audience: CanaryAudience[];
  by: string;
  why: string;
  cause?: Cause;
  at: Date;
}

export const releaseChangeSchema = recordSchema('releaseChanges', {
  revision: { type: Number, required: true },
  storedRevision: Number,
  storedAt: Date,
  area: { type: String, required: true },
  action: { type: String, required: true },
  from: String,
  to: { type: String, required: true },
  audience: { type: [Object], required: true },
  by: { type: String, required: true },
  why: { type: String, required: true },
  cause: Object,
  at: { type: Date, required: true },
});
releaseChangeSchema.index({ revision: 1 }, { unique: true });
releaseChangeSchema.index({ area: 1, revision: 1 });
