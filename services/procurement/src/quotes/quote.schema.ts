import type { Quote, QuoteStatus, StoredFile } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** A quote as stored; amounts in paise. What is optional of its contents is missing in a draft alone. */
export interface QuoteRecord extends Stored {
  rfqId: string;
  rfqNumber: string;
  title: string;
  purchaseOrderId?: string;
  buyerOrganizationId: string;
  sellerOrganizationId: string;
  sellerName: string;
  quoteNumber?: string;
  quoteDate?: string;
  validUntil?: string;
  terms?: string;
  deliveryTime?: string;
  warranty?: string;
  /** As it was last told; by the calendar an answer may have expired. */
  status: QuoteStatus;
  items: Quote['items'];
  subtotal: number;
  gstTotal: number;
  totalAmount: number;
  notes?: string;
  /** Missing on a quote of before quotes had files. */
  files?: StoredFile[];
  submittedAt?: Date;
  /** When the request closes. Until then, and without it, nobody but the seller sees the quote. */
  sealedUntil?: Date;
}

/** One that was handed in: whole. */
export type HandedInQuote = Omit<QuoteRecord, 'items'> &
  Required<Pick<QuoteRecord, 'quoteNumber' | 'validUntil' | 'deliveryTime'>> & {
    items: Required<Quote['items'][number]>[];
  };

export const quoteSchema = recordSchema('quotes', {
  rfqId: { type: String, required: true },
  rfqNumber: String,
  title: String,
  purchaseOrderId: String,
  buyerOrganizationId: { type: String, required: true },
  sellerOrganizationId: { type: String, required: true },
  sellerName: String,
  quoteNumber: String,
  quoteDate: String,
  validUntil: String,
  terms: String,
  deliveryTime: String,
  warranty: String,
  status: { type: String, required: true },
  items: [Object],
  subtotal: Number,
  gstTotal: Number,
  totalAmount: Number,
  notes: String,
  files: [Object],
  submittedAt: Date,
  sealedUntil: Date,
})
  .index({ rfqId: 1, sellerOrganizationId: 1 }, { unique: true })
  .index(
    { sellerOrganizationId: 1, quoteNumber: 1 },
    { unique: true, partialFilterExpression: { quoteNumber: { $exists: true } } },
  )
  .index({ sellerOrganizationId: 1, createdAt: -1, _id: -1 })
  .index({ buyerOrganizationId: 1, createdAt: -1, _id: -1 })
  .index({ createdAt: -1, _id: -1 });
