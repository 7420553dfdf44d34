import type { HistoryEntry, PurchaseOrder, Rfq, RfqStatus } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** A seller that is asked, as identity knew it when the request was written. */
export interface AskedSeller {
  id: string;
  name: string;
  userId?: string;
  contact?: PurchaseOrder['supplierContact'];
}

/** A request for quotation as stored. */
export interface RfqRecord extends Stored {
  rfqNumber: string;
  title: string;
  /** As it was last told; by the clock an open one may be closed already. */
  status: RfqStatus;
  department: string;
  buyerId: string;
  buyerName: string;
  buyerOrganizationId: string;
  purchaseOrderId?: string;
  requisitionId?: string;
  requisitionNumber?: string;
  sellers: AskedSeller[];
  /** Their organisations. */
  invited: string[];
  /** From the moment it was published, for good. */
  isPublished: boolean;
  closesAt: Date;
  /** How often a quote was written for it. */
  quoteWrites?: number;
  /** The office saw its quotes before the portal had noted that its time has passed. */
  openedAt?: Date;
  expectedDeliveryDate: string;
  items: Rfq['items'];
  notes?: string;
  reason?: string;
  awardedQuoteId?: string;
  awardedOrderId?: string;
  awardedOrderNumber?: string;
  awardedBy?: string;
  awardedById?: string;
  /** The Idempotency-Key of the award, and what it stands for. */
  awardKey?: string;
  awardBodyHash?: string;
  history: HistoryEntry[];
}

export const rfqSchema = recordSchema('rfqs', {
  rfqNumber: { type: String, required: true },
  title: String,
  status: { type: String, required: true },
  department: String,
  buyerId: String,
  buyerName: String,
  buyerOrganizationId: { type: String, required: true },
  purchaseOrderId: String,
  requisitionId: String,
  requisitionNumber: String,
  sellers: [Object],
  invited: [String],
  isPublished: { type: Boolean, required: true },
  closesAt: { type: Date, required: true },
  quoteWrites: Number,
  openedAt: Date,
  expectedDeliveryDate: String,
  items: [Object],
  notes: String,
  reason: String,
  awardedQuoteId: String,
  awardedOrderId: String,
  awardedOrderNumber: String,
  awardedBy: String,
  awardedById: String,
  awardKey: String,
  awardBodyHash: String,
  history: [Object],
})
  .index({ rfqNumber: 1 }, { unique: true })
  .index({ buyerOrganizationId: 1, createdAt: -1, _id: -1 })
  .index({ invited: 1, createdAt: -1, _id: -1 })
  .index({ createdAt: -1, _id: -1 })
  .index({ status: 1, closesAt: 1 })
  .index({ purchaseOrderId: 1 }, { partialFilterExpression: { purchaseOrderId: { $exists: true } } });
