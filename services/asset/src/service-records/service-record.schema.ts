import type { ServiceRecord } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** A service as stored; cost in paise. Whom it concerns follows its contract. */
export interface StoredService
  extends Stored, Omit<ServiceRecord, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'overdue'> {
  sellerOrderIds: string[];
  sellerOrganizationId: string;
  buyerOrganizationId?: string;
}

const text = { type: String, required: true };

export const serviceRecordSchema = recordSchema('service_records', {
  contractId: text,
  contractNumber: text,
  provider: text,
  assetIds: [String],
  assetNames: [String],
  serviceDate: text,
  serviceType: text,
  description: text,
  technician: String,
  partsReplaced: [String],
  cost: Number,
  status: text,
  rating: Number,
  customerFeedback: String,
  sellerOrderIds: [String],
  sellerOrganizationId: text,
  buyerOrganizationId: String,
})
  .index({ contractId: 1, serviceDate: -1, _id: -1 })
  .index({ assetIds: 1, serviceDate: -1 })
  .index({ sellerOrderIds: 1 })
  .index({ sellerOrganizationId: 1, serviceDate: -1, _id: -1 })
  .index({ buyerOrganizationId: 1, serviceDate: -1, _id: -1 });
