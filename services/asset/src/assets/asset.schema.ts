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
  orderSource: String,
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
  acknowledged: Mixed,
  disposal: {
    status: String,
    reason: String,
    condemnation: String,
    method: String,
    reservePrice: Number,
    committee: { type: [{ _id: false, name: String, designation: String }], default: undefined },
    requestedBy: String,
    requestedById: String,
    requestedAt: Date,
    decidedBy: String,
    decidedAt: Date,
    handover: {
      method: String,
      recipient: String,
      handedOverOn: String,
      price: Number,
      dataWipe: String,
      wipedBy: String,
      certificate: String,
      remarks: String,
      recordedBy: String,
      recordedAt: Date,
    },
    note: String,
    key: String,
  },
  deletedBy: String,
  undoneImport: String,
  followed: Number,
  words: { type: [String], default: undefined },
  staged: { type: [Mixed], default: undefined },
});

/** Beginnings of words lead to few assets, or are known to be shared by many; within an office too. */
export const wordIndex = 'words';

assetSchema.index({ words: 1, buyerOrganizationId: 1, _id: 1 }, { name: wordIndex });
assetSchema.index({ buyerOrganizationId: 1, deletedAt: 1, status: 1, category: 1 }, { name: 'register' });
assetSchema.index({ sellerOrderId: 1, contractRevision: 1 });
assetSchema.index({ gemContractNumber: 1 });
assetSchema.index({ endUserId: 1 }, { partialFilterExpression: { endUserId: { $exists: true } } });
// Holders are reminded of a warranty that ends.
assetSchema.index(
  { warrantyExpiry: 1 },
  { name: 'heldWarranty', partialFilterExpression: { endUserId: { $exists: true } } },
);
// Holders are reminded of what they have not acknowledged.
assetSchema.index(
  { allocationDate: 1 },
  { name: 'unacknowledged', partialFilterExpression: { 'device.acknowledgmentStatus': 'Pending' } },
);
assetSchema.index({ deletedAt: 1 }, { partialFilterExpression: { deletedAt: { $exists: true } } });
assetSchema.index({ serialKey: 1 }, { unique: true, partialFilterExpression: { serialKey: { $exists: true } } });
assetSchema.index({ assetUid: 1 }, { unique: true });
