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
  /** The office that the asset belonged to: who held it then is for its people alone. */
  officeId?: string;
  /** The version of the asset after the change that it is the trace of. */
  assetVersion?: number;
}

/** May the actor read it? Who got or gave back a device, and whether it was there, is for the office that it belonged to then, and a Super Admin. */
export const seesEvent = ({ role, organizationId }: Actor, { ofHolder, officeId, eventType }: LifecycleRecord) =>
  (!ofHolder && eventType !== 'verification') ||
  role === 'Super Admin' ||
  (role === 'Buyer' && (!officeId || officeId === organizationId));

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
