import { keysOf, NewAsset } from '@portal/contracts';
import { recordSchema, storedFields } from '@portal/service-kit';
import { Schema } from 'mongoose';
import { sortable } from './asset.filter.js';

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
  words: { type: [String], default: undefined },
  staged: { type: [Mixed], default: undefined },
});

/** What lists are filtered by besides words: it stands in the indexes, so that what does not fit is passed over unread. */
const filtered = {
  status: 1,
  category: 1,
  department: 1,
  endUserId: 1,
  'disposal.status': 1,
  value: 1,
  purchaseDate: 1,
  warrantyExpiry: 1,
  amcExpiry: 1,
  deletedAt: 1,
} as const;

/** Whose rows: of an office, of a seller, of a maker, and all. An order that few ask for sorts what was found. */
const scopes = {
  buyerOrganizationId: Object.values(sortable),
  sellerOrganizationId: ['createdAt', 'name', 'status', 'value'],
  brand: ['createdAt', 'name', 'status'],
  deletedAt: Object.values(sortable),
} as const;
export type Scope = keyof typeof scopes;

/** The index in which the rows of a scope stand in the order of a field; none where few ask for it. */
export const indexOf = (scope: Scope, field: string) =>
  scopes[scope].some((one) => one === field) ? `${scope}_${field}` : undefined;
export const wordIndexOf = (scope: Scope) => `${scope}_words`;

for (const scope of keysOf(scopes)) {
  for (const field of scopes[scope])
    assetSchema.index({ [scope]: 1, [field]: 1, _id: 1, ...filtered }, { name: `${scope}_${field}` });
  assetSchema.index({ [scope]: 1, words: 1, _id: 1 }, { name: wordIndexOf(scope) });
}
assetSchema.index({ sellerOrderId: 1, contractRevision: 1 });
assetSchema.index({ gemContractNumber: 1 });
assetSchema.index({ endUserId: 1 }, { partialFilterExpression: { endUserId: { $exists: true } } });
assetSchema.index({ serialKey: 1 }, { unique: true, partialFilterExpression: { serialKey: { $exists: true } } });
assetSchema.index({ assetUid: 1 }, { unique: true });
