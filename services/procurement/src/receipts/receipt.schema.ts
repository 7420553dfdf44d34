import type { HistoryEntry, Receipt, ReceiptStatus, StoredFile } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** One line as stored; amounts in paise. */
export type StoredReceiptLine = Receipt['lines'][number];

/** A receipt as stored; amounts in paise. Its order stays with these organisations: what was delivered is not unmapped. */
export interface ReceiptRecord extends Stored {
  number: string;
  status: ReceiptStatus;
  source: Receipt['source'];
  orderId: string;
  orderNumber: string;
  deliveryNumber?: string;
  sellerOrganizationId: string;
  sellerName: string;
  /** The office that inspects. */
  buyerOrganizationId?: string;
  /** Buyer organisations that see the order. */
  organizations: string[];
  department: string;
  lines: StoredReceiptLine[];
  receivedAt: Date;
  dueOn: string;
  /** So many days before the last one the office was reminded, at last. */
  reminded?: number;
  inspectedAt?: Date;
  replacement?: Receipt['replacement'];
  refusalReason?: string;
  replaces?: Receipt['replaces'];
  firstReceiptId?: string;
  photos: StoredFile[];
  history: HistoryEntry[];
}

export const receiptSchema = recordSchema('receipts', {
  number: { type: String, required: true },
  status: { type: String, required: true },
  source: { type: String, required: true },
  orderId: { type: String, required: true },
  orderNumber: String,
  deliveryNumber: String,
  sellerOrganizationId: { type: String, required: true },
  sellerName: String,
  buyerOrganizationId: String,
  organizations: [String],
  department: String,
  lines: [Object],
  receivedAt: Date,
  dueOn: { type: String, required: true },
  reminded: Number,
  inspectedAt: Date,
  replacement: Object,
  refusalReason: String,
  replaces: Object,
  firstReceiptId: String,
  photos: [Object],
  history: [Object],
})
  .index({ number: 1 }, { unique: true })
  .index({ orderId: 1, createdAt: -1 })
  .index({ firstReceiptId: 1 }, { partialFilterExpression: { firstReceiptId: { $exists: true } } })
  .index({ organizations: 1, createdAt: -1, _id: -1 })
  .index({ sellerOrganizationId: 1, createdAt: -1, _id: -1 })
  .index({ status: 1, dueOn: 1 })
  .index({ createdAt: -1, _id: -1 });
