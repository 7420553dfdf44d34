import { z } from 'zod';
import { dayInIndia, yearsAfter } from '../kernel/day.js';
import { StoredFile } from '../kernel/file.js';
import { HistoryEntry, ListQuery, Tracked } from '../kernel/list.js';
import { neededWith } from '../kernel/needed.js';
import { day, Id, Moment, oneOf, optional, optionalParagraph, required } from '../kernel/text.js';
import { quoteStatuses } from '../states/quote.js';
import { rfqStatuses } from '../states/rfq.js';
import { count } from './order.js';
import { purchaseItemCategories } from './purchase-order.js';

/** One line of what sellers are asked for. */
const NewRfqItem = z.object({
  assetName: required('Asset name is required').meta({ label: 'Asset name' }),
  description: optionalParagraph(500).meta({ label: 'Description' }),
  category: oneOf(purchaseItemCategories).default('Other').meta({ label: 'Category' }),
  quantity: count('Quantity must be greater than 0').meta({ label: 'Quantity' }),
  brand: optional(100).meta({ label: 'Brand' }),
  model: optional(100).meta({ label: 'Model' }),
});

/** The day of the closing in India; of what is no moment, which is refused as such, a day before all others. */
function closingDay(moment: string): string {
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? '' : dayInIndia(at);
}

const RfqFields = z.object({
  title: required('Title is required.').meta({ label: 'Title' }),
  /** The account of the buyer whose office asks; what a buyer makes is of the own office. */
  buyerId: z.string({ error: 'Buyer is required.' }).min(1, 'Buyer is required.').pipe(Id).meta({ label: 'Buyer' }),
  /** The draft of a purchase order that it was made from. */
  purchaseOrderId: Id.optional().meta({ label: 'Purchase order (id)' }),
  /** The accepted requisition that it was made from. */
  requisitionId: Id.optional().meta({ label: 'Requisition (id)' }),
  /** The organisations that are asked. */
  sellerIds: z
    .array(Id, { error: 'Choose at least one seller' })
    .min(1, 'Choose at least one seller')
    .max(50, 'The list is too long')
    .meta({ label: 'Sellers' }),
  closesAt: z
    .string({ error: 'Closing time is required' })
    .pipe(Moment)
    .refine((moment) => new Date(moment) > new Date(), 'The closing time must lie in the future')
    .refine((moment) => closingDay(moment) <= yearsAfter(dayInIndia(), 1), 'The closing time must lie within a year')
    .meta({ label: 'Closing time', unit: 'instant' }),
  expectedDeliveryDate: day('Expected delivery date is required.')
    .refine((expected) => expected >= dayInIndia(), 'The date must not lie in the past')
    .meta({ label: 'Expected delivery', unit: 'day' }),
  items: z
    .array(NewRfqItem, { error: 'Add at least one item.' })
    .min(1, 'Add at least one item.')
    .max(200, 'The list is too long')
    .meta({ label: 'Items' }),
  notes: optional(2000).meta({ label: 'Notes' }),
});

/** A new request for quotation, or one that is edited while it is a draft. */
export const NewRfq = RfqFields.refine(({ purchaseOrderId, requisitionId }) => !purchaseOrderId || !requisitionId, {
  path: ['requisitionId'],
  error: 'A request is made from a purchase order or from a requisition, not from both',
}).refine(({ closesAt, expectedDeliveryDate }) => closingDay(closesAt) <= expectedDeliveryDate, {
  path: ['closesAt'],
  error: 'The closing must not lie after the expected delivery',
});
export type NewRfq = z.output<typeof NewRfq>;

/** A request is either edited with all its fields, or takes one step. */
export const RfqChange = z
  .object({
    rfq: NewRfq.optional(),
    status: oneOf(['Open', 'Closed', 'Cancelled'], 'Please choose a status').optional(),
    reason: optionalParagraph(500),
  })
  .refine(({ rfq, status }) => (rfq === undefined) !== (status === undefined), {
    path: ['status'],
    error: 'Please choose a status',
  })
  .refine(({ status, reason }) => status !== 'Cancelled' || reason, { path: ['reason'], error: 'Please give a reason' })
  .meta(neededWith('status', ['Cancelled'], 'reason'));

/** The quote that wins, and why. */
export const Award = z.object({
  quoteId: z.string({ error: 'Please choose a quote' }).pipe(Id),
  reason: required('Please give a reason', 500),
});

/** One line of a request as stored. */
const RfqItem = z.object({
  id: z.string().meta({ label: 'Id' }),
  assetName: z.string().meta({ label: 'Asset name' }),
  description: z.string().optional().meta({ label: 'Description' }),
  category: z.enum(purchaseItemCategories).meta({ label: 'Category' }),
  quantity: z.int().meta({ label: 'Quantity' }),
  brand: z.string().optional().meta({ label: 'Brand' }),
  model: z.string().optional().meta({ label: 'Model' }),
});

const Party = z.object({ id: z.string().meta({ label: 'Id' }), name: z.string().meta({ label: 'Name' }) });

/** A request for quotation. */
export const Rfq = Tracked.extend({
  rfqNumber: z.string().meta({ label: 'Request number' }),
  title: z.string().meta({ label: 'Title' }),
  status: z.enum(rfqStatuses).meta({ label: 'Status' }),
  department: z.string().meta({ label: 'Department' }),
  buyerId: z.string().meta({ label: 'Buyer (id)' }),
  buyerOrganizationId: z.string().meta({ label: 'Buyer organization (id)' }),
  purchaseOrderId: z.string().optional().meta({ label: 'Purchase order (id)' }),
  requisitionId: z.string().optional().meta({ label: 'Requisition (id)' }),
  requisitionNumber: z.string().optional().meta({ label: 'Requisition number' }),
  sellers: z.array(Party).meta({ label: 'Sellers' }),
  /** How many of them have answered. */
  answers: z.int().meta({ label: 'Answers' }),
  closesAt: z.string().meta({ label: 'Closing time', unit: 'instant' }),
  expectedDeliveryDate: z.string().meta({ label: 'Expected delivery', unit: 'day' }),
  items: z.array(RfqItem).meta({ label: 'Items' }),
  notes: z.string().optional().meta({ label: 'Notes' }),
  reason: z.string().optional().meta({ label: 'Reason' }),
  awardedQuoteId: z.string().optional().meta({ label: 'Awarded quote (id)' }),
  /** The draft that was made of the awarded quote. */
  awardedOrderId: z.string().optional().meta({ label: 'Order of the award (id)' }),
  awardedOrderNumber: z.string().optional().meta({ label: 'Order of the award' }),
  history: z.array(HistoryEntry).meta({ label: 'History' }),
});
export type Rfq = z.output<typeof Rfq>;

/** What a seller sees that is asked: nothing of its rivals, of answers, of the award, of what the office did. */
export const RfqForSeller = Rfq.pick({
  id: true,
  createdAt: true,
  rfqNumber: true,
  title: true,
  status: true,
  department: true,
  closesAt: true,
  expectedDeliveryDate: true,
  items: true,
  notes: true,
});

/** By what lists of requests are narrowed. */
export const RfqQuery = ListQuery.extend({
  status: z.enum(rfqStatuses).optional(),
  /** Of a seller those that it can still answer and has not; of an office those that are closed and not awarded. */
  waiting: z.literal('yes').optional(),
});

/** What the sellers answered, side by side; amounts in rupees with GST. */
export const Comparison = z.object({
  quotes: z.array(
    z.object({
      id: z.string(),
      version: z.int(),
      vendorName: z.string(),
      quoteNumber: z.string(),
      status: z.enum(quoteStatuses),
      validUntil: z.string(),
      deliveryTime: z.string(),
      totalAmount: z.number(),
      files: z.array(StoredFile),
      /** It quotes every line with its whole quantity. */
      isWhole: z.boolean(),
      /** The lowest total of those that quote every line: L1. */
      isLowest: z.boolean(),
    }),
  ),
  lines: z.array(
    z.object({
      itemId: z.string(),
      assetName: z.string(),
      quantity: z.int(),
      offers: z.array(
        z.object({
          quoteId: z.string(),
          quantity: z.int(),
          unitPrice: z.number(),
          totalPrice: z.number(),
          isLowest: z.boolean(),
        }),
      ),
    }),
  ),
});
export type Comparison = z.output<typeof Comparison>;
