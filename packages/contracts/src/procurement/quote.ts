import { z } from 'zod';
import { FileIds, StoredFile } from '../kernel/file.js';
import { ListQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, day, Id, lengths, oneOf, optional, required, rupees } from '../kernel/text.js';
import { quoteStatuses } from '../states/quote.js';
import { count, gst, totalPaise } from './order.js';

/** @untranslated defaults of the quote form, which go into the quote; validity in days */
export const quoteDefaults = {
  validity: 30,
  terms: 'Net 30 days, 3-year warranty included',
  deliveryTime: '2-3 weeks',
  warranty: '3 years on-site warranty',
} as const;

/** One line of a quote: which line of the request it answers; unit price in rupees before GST. */
const NewQuoteItem = z.object({
  rfqItemId: Id.meta({ label: 'Line of the request (id)' }),
  assetName: required('Asset name is required').meta({ label: 'Asset name' }),
  description: required('Description is required', lengths.paragraph).meta({ label: 'Description' }),
  quantity: count('Quantity must be greater than 0').meta({ label: 'Quantity' }),
  unitPrice: rupees('Unit price must be greater than 0')
    .positive('Unit price must be greater than 0')
    .meta({ label: 'Unit price before GST', unit: 'rupees' }),
  gst: gst(),
});

const eachOnce = 'Each line of the request is quoted once';
const isEachOnce = (items: readonly { rfqItemId: string }[]) =>
  new Set(items.map(({ rfqItemId }) => rfqItemId)).size === items.length;

/** Those that stand here are its files from now on; what it had and is not named is let go. */
const quoteFiles = FileIds.max(5, 'At most 5 files are allowed').default([]).meta({ label: 'Files' });

/** What a seller quotes (requirements: quote form). */
const NewQuote = z
  .object({
    quoteNumber: required('Quote number is required', 50).meta({ label: 'Quote number' }),
    quoteDate: day('Quote date is required').meta({ label: 'Quote date', unit: 'day' }),
    validUntil: day('Valid until date is required').meta({ label: 'Valid until', unit: 'day' }),
    terms: required('Terms are required', lengths.paragraph).meta({ label: 'Terms' }),
    deliveryTime: required('Delivery time is required').meta({ label: 'Delivery time' }),
    warranty: required('Warranty information is required', lengths.paragraph).meta({ label: 'Warranty' }),
    notes: optional(2000).meta({ label: 'Notes' }),
    files: quoteFiles,
    items: z
      .array(NewQuoteItem, { error: 'Add at least one item.' })
      .min(1, 'Add at least one item.')
      .max(200, 'The list is too long')
      .meta({ label: 'Items' }),
  })
  .refine(({ quoteDate, validUntil }) => validUntil > quoteDate, {
    path: ['validUntil'],
    error: 'The validity must end after the quote date',
  })
  .refine(({ items }) => isEachOnce(items), { path: ['items'], error: eachOnce })
  .refine(({ items }) => totalPaise(items) <= Number.MAX_SAFE_INTEGER, {
    path: ['items'],
    error: 'This amount is too large',
  });

/** A line of a draft: which line of the request it answers, and whatever is filled in. */
const QuoteDraftItem = NewQuoteItem.extend({
  assetName: optional().meta({ label: 'Asset name' }),
  description: optional(lengths.paragraph).meta({ label: 'Description' }),
  quantity: NewQuoteItem.shape.quantity.optional(),
  unitPrice: NewQuoteItem.shape.unitPrice.optional(),
});

/** What a seller has written so far: anything may be missing, and what is given is well-formed. */
const QuoteDraft = z
  .object({
    quoteNumber: optional(50).meta({ label: 'Quote number' }),
    quoteDate: day().optional().meta({ label: 'Quote date', unit: 'day' }),
    validUntil: day().optional().meta({ label: 'Valid until', unit: 'day' }),
    terms: optional(lengths.paragraph).meta({ label: 'Terms' }),
    deliveryTime: optional().meta({ label: 'Delivery time' }),
    warranty: optional(lengths.paragraph).meta({ label: 'Warranty' }),
    notes: optional(2000).meta({ label: 'Notes' }),
    files: quoteFiles,
    items: z.array(QuoteDraftItem).max(200, 'The list is too long').default([]).meta({ label: 'Items' }),
  })
  .refine(({ items }) => isEachOnce(items), { path: ['items'], error: eachOnce });

// Who says nothing hands it in.
const handedIn = z.literal('Submitted').optional().default('Submitted');
const drafted = z.literal('Draft');
const unknownStatus = { error: 'Please choose a status' };

/** What is written of a quote: whole to be handed in, or as far as it has come. */
export const WrittenQuote = z.discriminatedUnion(
  'status',
  [NewQuote.safeExtend({ status: handedIn }), QuoteDraft.safeExtend({ status: drafted })],
  unknownStatus,
);
export type WrittenQuote = z.output<typeof WrittenQuote>;

interface AskedLine {
  id: string;
  quantity: number;
}

/** Which lines of a quote offer more than was asked for, each with what is said of it at its field. */
export const linesBeyond = (items: readonly { rfqItemId: string; quantity?: number }[], asked: readonly AskedLine[]) =>
  items.flatMap(({ rfqItemId, quantity = 0 }, index) => {
    const line = asked.find(({ id }) => id === rfqItemId);
    return line && quantity > line.quantity
      ? { path: ['items', index, 'quantity'], message: 'The quantity must not exceed what was asked for' }
      : [];
  });

/** What may be written for a request of these lines. */
export const quoteFor = (asked: readonly AskedLine[]) =>
  WrittenQuote.superRefine(({ items }, context) => {
    for (const beyond of linesBeyond(items, asked)) context.addIssue({ code: 'custom', ...beyond });
  });

const source = {
  rfqId: Id.optional().meta({ label: 'Request (id)' }),
  purchaseOrderId: Id.optional().meta({ label: 'Purchase order (id)' }),
};
const namesSource = ({ rfqId, purchaseOrderId }: { rfqId?: string; purchaseOrderId?: string }) =>
  (rfqId ?? purchaseOrderId) !== undefined;
const withoutSource = { path: ['rfqId'], error: 'Please choose a request' };

/** An answer to a request, named by itself or by the order that it was made from. Who answers is who is signed in. */
const QuoteCreation = z.discriminatedUnion(
  'status',
  [
    NewQuote.safeExtend({ ...source, status: handedIn }).refine(namesSource, withoutSource),
    QuoteDraft.safeExtend({ ...source, status: drafted }).refine(namesSource, withoutSource),
  ],
  unknownStatus,
);

/** A quote is written anew, as a draft or submitted; or it is withdrawn by its seller, shortlisted by the office. */
const QuoteChange = z
  .object({
    quote: WrittenQuote.optional(),
    status: oneOf(['Withdrawn', 'Shortlisted'], 'Please choose a status').optional(),
  })
  .refine(({ quote, status }) => (quote === undefined) !== (status === undefined), {
    path: ['status'],
    error: 'Please choose a status',
  });

/** One line as stored; amounts in rupees, its total with GST. What is optional is missing in a draft alone. */
const QuoteItem = z.object({
  id: z.string().meta({ label: 'Id' }),
  rfqItemId: z.string().meta({ label: 'Line of the request (id)' }),
  assetName: z.string().optional().meta({ label: 'Asset name' }),
  description: z.string().optional().meta({ label: 'Description' }),
  quantity: z.int().optional().meta({ label: 'Quantity' }),
  unitPrice: z.number().optional().meta({ label: 'Unit price before GST', unit: 'rupees' }),
  gst: z.number().meta({ label: 'GST in percent' }),
  gstAmount: z.number().meta({ label: 'GST amount', unit: 'rupees' }),
  totalPrice: z.number().meta({ label: 'Total price', unit: 'rupees' }),
});

/** A quote; amounts in rupees. A draft may lack what has to be given to hand it in. */
export const Quote = Tracked.extend({
  rfqId: z.string().meta({ label: 'Request (id)' }),
  rfqNumber: z.string().meta({ label: 'Request number' }),
  title: z.string().meta({ label: 'Title' }),
  purchaseOrderId: z.string().optional().meta({ label: 'Purchase order (id)' }),
  vendorId: z.string().meta({ label: 'Seller organization (id)' }),
  vendorName: z.string().meta({ label: 'Seller' }),
  quoteNumber: z.string().optional().meta({ label: 'Quote number' }),
  quoteDate: z.string().optional().meta({ label: 'Quote date', unit: 'day' }),
  validUntil: z.string().optional().meta({ label: 'Valid until', unit: 'day' }),
  terms: z.string().optional().meta({ label: 'Terms' }),
  deliveryTime: z.string().optional().meta({ label: 'Delivery time' }),
  warranty: z.string().optional().meta({ label: 'Warranty' }),
  status: z.enum(quoteStatuses).meta({ label: 'Status' }),
  currency: z.literal('INR').meta({ label: 'Currency' }),
  items: z.array(QuoteItem).meta({ label: 'Items' }),
  subtotal: z.number().meta({ label: 'Subtotal', unit: 'rupees' }),
  gstTotal: z.number().meta({ label: 'GST total', unit: 'rupees' }),
  totalAmount: z.number().meta({ label: 'Total amount', unit: 'rupees' }),
  notes: z.string().optional().meta({ label: 'Notes' }),
  files: z.array(StoredFile).meta({ label: 'Files' }),
  submittedAt: z.string().optional().meta({ label: 'Submitted on', unit: 'instant' }),
});
export type Quote = z.output<typeof Quote>;

/** By what lists of quotes are narrowed. */
const QuoteQuery = ListQuery.extend({ rfqId: Id.optional(), status: z.enum(quoteStatuses).optional() });

const parties = ['Super Admin', 'Buyer', 'Seller'] as const;
const readers = { any: ['procurement:view', 'sales:view'], only: parties } as const;
/** 200 lines with their descriptions. */
const longQuote = 256 * 1024;

/** Quotes of sellers: sealed until their request is closed. */
export const quotes = {
  list: operation({
    subject: 'procurement.quote.list',
    method: 'GET',
    path: '/quotes',
    summary: 'A seller lists its own quotes, an office those of its closed requests',
    needs: readers,
    query: QuoteQuery,
    reply: pageOf(Quote),
  }),
  get: operation({
    subject: 'procurement.quote.get',
    method: 'GET',
    path: '/quotes/{id}',
    summary: 'One quote; before the closing for its seller alone',
    needs: readers,
    params: ById,
    reply: Quote,
  }),
  create: operation({
    subject: 'procurement.quote.create',
    method: 'POST',
    path: '/quotes',
    summary: 'Answer an open request, as a draft or submitted at once; one quote per seller and request',
    needs: { any: ['sales:create'], only: ['Seller'] },
    body: QuoteCreation,
    reply: Quote,
    status: 201,
    maxBytes: longQuote,
  }),
  update: operation({
    subject: 'procurement.quote.update',
    method: 'PUT',
    path: '/quotes/{id}',
    summary: 'Write the own quote anew or withdraw it until the closing; shortlist one after it',
    needs: { any: ['sales:edit', 'procurement:edit'], only: parties },
    params: ById,
    body: QuoteChange,
    reply: Quote,
    maxBytes: longQuote,
  }),
};
