import type { DeviceClaimStatus } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** A claim as stored. */
export interface ClaimRecord extends Stored {
  serialNumber: string;
  status: DeviceClaimStatus;
  organizationId: string;
  claimedById: string;
  claimedBy: string;
  /** Who claims what, while nobody has decided: the same device is claimed once by one person. */
  openKey?: string;
  reason?: string;
  decidedBy?: string;
  assetId?: string;
}

const text = { type: String, required: true };

export const claimSchema = recordSchema('deviceClaims', {
  serialNumber: text,
  status: text,
  organizationId: text,
  claimedById: text,
  claimedBy: text,
  openKey: String,
  reason: String,
  decidedBy: String,
  assetId: String,
})
  .index({ organizationId: 1, status: 1, createdAt: -1, _id: -1 })
  .index({ organizationId: 1, createdAt: -1, _id: -1 })
  .index({ claimedById: 1, createdAt: -1, _id: -1 })
  .index({ createdAt: -1, _id: -1 })
  .index({ openKey: 1 }, { unique: true, partialFilterExpression: { openKey: { $exists: true } } });
