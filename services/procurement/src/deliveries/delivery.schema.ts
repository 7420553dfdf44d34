import type { DeliveryProof, StoredFile } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** A proof of delivery as stored. */
export interface DeliveryRecord extends Stored {
  number: string;
  /** Missing in proofs of before, which are all of GeM orders. */
  source?: DeliveryProof['source'];
  orderId: string;
  gemContractNumber: string;
  sellerOrganizationId: string;
  organizations: string[];
  deliveryDate: string;
  deliveryLocation: string;
  deliveryBatch: string;
  deliveredAssets: { serialNumber: string; category: string; quantity: number; lineId?: string }[];
  /** Maker and serial number of each unit that no advice announced: each comes once. Missing in proofs of GeM orders from before. */
  serialKeys?: string[];
  /** The advice that announced them. */
  dispatchNumber?: string;
  totalQuantity: number;
  files: (StoredFile & { field: string })[];
  notes?: string;
  by: string;
}

export const deliverySchema = recordSchema('deliveryProofs', {
  number: { type: String, required: true },
  source: String,
  orderId: { type: String, required: true },
  gemContractNumber: String,
  sellerOrganizationId: String,
  organizations: [String],
  deliveryDate: String,
  deliveryLocation: String,
  deliveryBatch: String,
  deliveredAssets: [Object],
  serialKeys: { type: [String], default: undefined },
  dispatchNumber: String,
  totalQuantity: Number,
  files: [Object],
  notes: String,
  by: String,
})
  .index({ orderId: 1, createdAt: -1 })
  .index({ serialKeys: 1 }, { unique: true, partialFilterExpression: { serialKeys: { $exists: true } } });
