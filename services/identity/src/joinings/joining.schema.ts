import type { Joining, Role } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** Somebody who would join an organisation, as a reviewer decided; its id was given by the registration. */
export interface JoiningRecord extends Stored {
  registrationId: string;
  number: string;
  organizationId: string;
  organizationName: string;
  name: string;
  email: string;
  phone: string;
  designation?: string;
  role: Role;
  state: Joining['state'];
  askedBy: string;
  askedById: string;
  decidedBy?: string;
  decidedAt?: Date;
  reason?: string;
}

export const joiningSchema = recordSchema('joinings', {
  registrationId: { type: String, required: true },
  number: { type: String, required: true },
  organizationId: { type: String, required: true },
  organizationName: { type: String, required: true },
  name: { type: String, required: true },
  email: { type: String, required: true },
  phone: { type: String, required: true },
  designation: String,
  role: { type: String, required: true },
  state: { type: String, required: true },
  askedBy: { type: String, required: true },
  askedById: { type: String, required: true },
  decidedBy: String,
  decidedAt: Date,
  reason: String,
});
joiningSchema.index({ organizationId: 1, state: 1, createdAt: -1 });
joiningSchema.index({ state: 1, createdAt: -1 });
joiningSchema.index({ registrationId: 1 });
