import type { HistoryEntry, Invoice, InvoiceStatus, Payment, StoredFile } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** One line as stored; amounts in paise. */
export type InvoiceLine = Invoice['items'][number];

/** A payment as stored; amounts in paise. */
export interface StoredPayment extends Omit<Payment, 'recordedAt'> {
  recordedAt: Date;
}

/** An invoice as stored; amounts in paise. */
export interface InvoiceRecord extends Stored {
  number: string;
  status: InvoiceStatus;
  invoiceNumber: string;
  /** The same without its case, as long as the number is taken. */
  numberKey?: string;
  /** The calendar year in which the financial year of the invoice begins. */
  financialYear: number;
  invoiceDate: string;
  source: Invoice['source'];
  orderId: string;
  orderNumber: string;
  /** The order's version when who sees it was last learnt. */
  orderRevision: number;
  sellerOrganizationId: string;
  sellerName: string;
  /** The office that orders and pays. */
  buyerOrganizationId?: string;
  /** Buyer organisations that see the order. */
  organizations: string[];
  items: InvoiceLine[];
  subtotal: number;
  gstTotal: number;
  totalAmount: number;
  file: StoredFile;
  notes?: string;
  reason?: string;
  acceptedAt?: Date;
  dueOn?: string;
  /** The day of payment that was reminded of. */
  remindedFor?: string;
  payment?: StoredPayment;
  earlierPayments: StoredPayment[];
  history: HistoryEntry[];
}

export const invoiceSchema = recordSchema('invoices', {
  number: { type: String, required: true },
  status: { type: String, required: true },
  invoiceNumber: { type: String, required: true },
  numberKey: String,
  financialYear: { type: Number, required: true },
  invoiceDate: String,
  source: { type: String, required: true },
  orderId: { type: String, required: true },
  orderNumber: String,
  orderRevision: Number,
  sellerOrganizationId: { type: String, required: true },
  sellerName: String,
  buyerOrganizationId: String,
  organizations: [String],
  items: [Object],
  subtotal: Number,
  gstTotal: Number,
  totalAmount: Number,
  file: Object,
  notes: String,
  reason: String,
  acceptedAt: Date,
  dueOn: String,
  remindedFor: String,
  payment: Object,
  earlierPayments: [Object],
  history: [Object],
})
  .index({ number: 1 }, { unique: true })
  .index(
    { sellerOrganizationId: 1, financialYear: 1, numberKey: 1 },
    { unique: true, partialFilterExpression: { numberKey: { $exists: true } } },
  )
  .index({ orderId: 1, createdAt: -1 })
  .index({ organizations: 1, createdAt: -1, _id: -1 })
  .index({ sellerOrganizationId: 1, createdAt: -1, _id: -1 })
  .index({ status: 1, dueOn: 1 })
  .index({ createdAt: -1, _id: -1 });
