import type { Actor, LifecycleEvent } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';
import { Schema } from 'mongoose';

/** An event of an asset's life as stored; cost in paise. */
export interface LifecycleRecord extends Stored {
  assetId: string;
  eventType: LifecycleEvent['eventType'];
  description: string;
  performedBy: string;
  cost?: number;
  location?: string;
  notes?: string;
  details: Record<string, string>;
  timestamp: Date;
  /** Left by the portal itself, as the trace of something else. */
  automatic: boolean;
  /** Tells when somebody got or gave back the device: not for its seller and maker. */
  ofHolder?: boolean;
  /** The office that the asset belonged to: who held it then, and where it was, is for its people alone. */
  officeId?: string;
  /** The version of the asset after the change that it is the trace of. */
  assetVersion?: number;
}

/** Did it happen while the asset belonged to another office than the actor's? */
export const isOfOtherOffice = ({ role, organizationId }: Actor, { officeId }: Pick<LifecycleRecord, 'officeId'>) =>
  role === 'Buyer' && officeId !== undefined && officeId !== organizationId;

/**
 * May the actor read it? Who got or gave back a device, and whether it was there, is for the office that it belonged to then, and a
 * Super Admin; where that office moved it is for no office after it.
 */
export function seesEvent(actor: Actor, event: LifecycleRecord): boolean {
  const isOfHolder = event.ofHolder === true || event.eventType === 'verification';
  if (isOfOtherOffice(actor, event)) return !isOfHolder && event.eventType !== 'transfer';
  return !isOfHolder || actor.role === 'Super Admin' || actor.role === 'Buyer';
}

const text = { type: String, required: true };

export const lifecycleSchema = recordSchema('lifecycle_events', {
  assetId: text,
  eventType: text,
  description: text,
  performedBy: text,
  cost: Number,
  location: String,
  notes: String,
  details: Schema.Types.Mixed,
  timestamp: { type: Date, required: true },
  automatic: Boolean,
  ofHolder: Boolean,
  officeId: String,
  assetVersion: Number,
});
lifecycleSchema.index({ assetId: 1, timestamp: -1 });
