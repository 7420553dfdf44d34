import type { AssetDraft, AssetDraftStatus } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** A draft as stored; its id follows from order, maker and serial number, and the asset that comes of it has the same. Value in paise. */
export interface DraftRecord extends Stored {
  status: AssetDraftStatus;
  /** Missing in drafts of before, which are all of GeM orders. */
  source?: AssetDraft['source'];
  orderId: string;
  gemContractNumber: string;
  deliveryNumber: string;
  lineId: string;
  name: string;
  category: string;
  manufacturer: string;
  model: string;
  serialNumber: string;
  value: number;
  purchaseDate: string;
  warrantyExpiry?: string;
  department: string;
  sellerOrganizationId: string;
  sellerName: string;
  buyerOrganizationId: string;
  assetUid?: string;
  reason?: string;
  rejectedBy?: string;
}

export const draftSchema = recordSchema('assetDrafts', {
  status: { type: String, required: true },
  source: String,
  orderId: { type: String, required: true },
  gemContractNumber: String,
  deliveryNumber: String,
  lineId: String,
  name: String,
  category: String,
  manufacturer: String,
  model: String,
  serialNumber: String,
  value: Number,
  purchaseDate: String,
  warrantyExpiry: String,
  department: String,
  sellerOrganizationId: String,
  sellerName: String,
  buyerOrganizationId: { type: String, required: true },
  assetUid: String,
  reason: String,
  rejectedBy: String,
})
  .index({ buyerOrganizationId: 1, status: 1, createdAt: -1, _id: -1 })
  .index({ buyerOrganizationId: 1, createdAt: -1, _id: -1 })
  .index({ createdAt: -1, _id: -1 })
  .index({ orderId: 1 })
  .index({ 'requests.key': 1 }, { sparse: true });
