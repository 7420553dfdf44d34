import type { DocumentStatus, RecordDocument, StoredFile } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** One version as stored; where an office decided about it, with that office. */
interface StoredVersion {
  number: number;
  file: StoredFile;
  uploadedBy: string;
  uploadedAt: Date;
  decision?: {
    status: 'approved' | 'rejected';
    decidedBy: string;
    decidedAt: Date;
    reason?: string;
    officeId?: string;
  };
}

/** A document as stored; the newest version comes first. */
export interface DocumentRecord extends Stored {
  name: string;
  type: RecordDocument['type'];
  size: number;
  status: DocumentStatus;
  uploadedAt: Date;
  uploadedBy: string;
  uploadedById: string;
  uploadedByOrganizationId: string;
  description?: string;
  expiresOn?: string;
  purchaseOrderId?: string;
  assetId?: string;
  amcContractId?: string;
  recordName: string;
  /** The GeM order behind the record, and its version when who sees it was last learnt. */
  orderId?: string;
  orderRevision?: number;
  /** The office that brought it: it stays that office's when the order gets another one. */
  officeId?: string;
  /** Organisations that see the record it hangs on; of an order they follow its mapping. */
  organizations: string[];
  decidedBy?: string;
  decidedAt?: Date;
  reason?: string;
  /** The end of validity that was told of last, and at which step. */
  remindedFor?: string;
  versions: StoredVersion[];
}

export const documentSchema = recordSchema('documents', {
  name: { type: String, required: true },
  type: { type: String, required: true },
  size: Number,
  status: { type: String, required: true },
  uploadedAt: Date,
  uploadedBy: String,
  uploadedById: { type: String, required: true },
  uploadedByOrganizationId: { type: String, required: true },
  description: String,
  expiresOn: String,
  purchaseOrderId: String,
  assetId: String,
  amcContractId: String,
  recordName: String,
  orderId: String,
  orderRevision: Number,
  officeId: String,
  organizations: [String],
  decidedBy: String,
  decidedAt: Date,
  reason: String,
  remindedFor: String,
  versions: [Object],
})
  .index({ organizations: 1, uploadedAt: -1, _id: -1 })
  .index({ status: 1, uploadedAt: -1, _id: -1 })
  .index({ uploadedAt: -1, _id: -1 })
  .index({ orderId: 1 }, { partialFilterExpression: { orderId: { $exists: true } } })
  .index({ purchaseOrderId: 1 }, { partialFilterExpression: { purchaseOrderId: { $exists: true } } })
  .index({ assetId: 1 }, { partialFilterExpression: { assetId: { $exists: true } } })
  .index({ amcContractId: 1 }, { partialFilterExpression: { amcContractId: { $exists: true } } })
  .index({ expiresOn: 1 }, { partialFilterExpression: { expiresOn: { $exists: true } } });
