import { recordSchema, type Stored } from '@portal/service-kit';

/** Whose approvals somebody else gives for some days. */
export interface DelegationRecord extends Stored {
  organizationId: string;
  fromId: string;
  fromName: string;
  toId: string;
  toName: string;
  /** First and last day in India, YYYY-MM-DD. */
  startsOn: string;
  endsOn: string;
  reason: string;
  revokedAt?: Date;
}

export const delegationSchema = recordSchema('delegations', {
  organizationId: { type: String, required: true },
  fromId: { type: String, required: true },
  fromName: { type: String, required: true },
  toId: { type: String, required: true },
  toName: { type: String, required: true },
  startsOn: { type: String, required: true },
  endsOn: { type: String, required: true },
  reason: { type: String, required: true },
  revokedAt: Date,
})
  .index({ toId: 1, endsOn: 1 })
  .index({ organizationId: 1, createdAt: -1 });
