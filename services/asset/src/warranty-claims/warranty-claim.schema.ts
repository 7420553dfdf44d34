import type { WarrantyClaim } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

type Given = 'id' | 'version' | 'createdAt' | 'updatedAt' | 'deskContact' | 'steps';

/** A warranty claim as stored; whose asset it is about follows its order. */
export interface WarrantyClaimRecord extends Stored, Omit<WarrantyClaim, Given> {
  sellerOrderId: string;
  buyerOrganizationId?: string;
  raisedByOrganizationId: string;
  /** Its asset, while the claim has not ended: of an asset one is open. */
  openKey?: string;
  /** The day that had gone by when its sides were reminded. */
  remindedFor?: string;
}

const text = { type: String, required: true };

export const warrantyClaimSchema = recordSchema('warranty_claims', {
  number: text,
  status: text,
  answeredBy: text,
  assetId: text,
  assetUid: text,
  assetName: text,
  serialNumber: text,
  brand: String,
  coverKind: text,
  coverId: String,
  coverNumber: String,
  coverEndDate: text,
  problem: text,
  since: text,
  wish: text,
  files: [Object],
  dueOn: String,
  reason: String,
  resolution: String,
  replacementSerial: String,
  officeName: String,
  sellerOrderId: text,
  sellerOrganizationId: text,
  sellerName: text,
  buyerOrganizationId: String,
  raisedBySide: text,
  raisedById: text,
  raisedBy: text,
  raisedByOrganizationId: text,
  openKey: String,
  remindedFor: String,
  history: [Object],
})
  .index({ number: 1 }, { unique: true })
  .index({ openKey: 1 }, { unique: true, partialFilterExpression: { openKey: { $exists: true } } })
  .index({ assetId: 1, createdAt: -1, _id: -1 })
  .index({ buyerOrganizationId: 1, createdAt: -1, _id: -1 })
  .index({ sellerOrganizationId: 1, createdAt: -1, _id: -1 })
  .index({ brand: 1, createdAt: -1, _id: -1 })
  .index({ raisedById: 1, createdAt: -1, _id: -1 })
  .index({ sellerOrderId: 1 });
