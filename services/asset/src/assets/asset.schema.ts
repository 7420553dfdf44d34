import { NewAsset } from '@portal/contracts';
import { recordSchema, storedFields } from '@portal/service-kit';
import { Schema } from 'mongoose';

const { Mixed } = Schema.Types;
const text = { type: String, required: true };

export const assetSchema = recordSchema('assets', {
  ...storedFields(NewAsset),
  assetUid: text,
  serialKey: String,
  sellerOrderId: text,
  contractRevision: { type: Number, required: true },
  status: text,
  departmentOfContract: Boolean,
  procurementStatus: text,
  buyerOrganizationId: String,
  buyerName: String,
  sellerOrganizationId: text,
  sellerName: text,
  endUserId: String,
  endUser: { id: String, name: String, email: String, designation: String, department: String },
  allocationDate: Date,
  device: Mixed,
  deviceOtp: Mixed,
  remindedAt: Date,
  remindedFor: String,
  disposal: {
    status: String,
    reason: String,
    requestedBy: String,
    requestedById: String,
    decidedBy: String,
    note: String,
    key: String,
  },
  staged: { type: [Mixed], default: undefined },
});

// One index for each way that a role's list is asked: whose rows, what is fixed, then the order.
assetSchema.index({ buyerOrganizationId: 1, createdAt: 1, _id: 1 });
assetSchema.index({ buyerOrganizationId: 1, name: 1, _id: 1 });
assetSchema.index({ buyerOrganizationId: 1, status: 1, value: 1, _id: 1 });
assetSchema.index({ buyerOrganizationId: 1, category: 1, name: 1, _id: 1 });
assetSchema.index({ sellerOrganizationId: 1, createdAt: 1, _id: 1 });
assetSchema.index({ sellerOrganizationId: 1, status: 1, value: 1, _id: 1 });
assetSchema.index({ status: 1, value: 1, _id: 1 });
assetSchema.index({ createdAt: 1, _id: 1 });
assetSchema.index({ name: 1, _id: 1 });
assetSchema.index({ brand: 1, createdAt: 1, _id: 1 });
assetSchema.index({ sellerOrderId: 1, contractRevision: 1 });
assetSchema.index({ endUserId: 1 }, { partialFilterExpression: { endUserId: { $exists: true } } });
assetSchema.index({ serialKey: 1 }, { unique: true, partialFilterExpression: { serialKey: { $exists: true } } });
assetSchema.index({ assetUid: 1 }, { unique: true });
