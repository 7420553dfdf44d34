import { z } from 'zod';
import { FileIds, StoredFile } from '../kernel/file.js';
import { HistoryEntry, ListQuery, Tracked } from '../kernel/list.js';
import { Id, oneOf, optionalParagraph, required, rupees, toPaise } from '../kernel/text.js';
import { receiptStatuses } from '../states/receipt.js';
import { gstPaise } from './order.js';
import { purchaseOrderSources } from './purchase-order.js';
import { ReplacedReceipt, Replacement } from './replacement.js';

/** So many days before the last one the buyer's office is reminded, the nearest first. */
export const inspectionReminderDays = [1, 3] as const;
export const rejectionReasons = [
  'damaged',
  'wrong item',
  'short',
  'does not work',
  'specification differs',
  'other',
] as const;

const units = 'Please enter a whole number of units';
const unitCount = z.int(units).min(0, units).max(1_000_000, units);

const tooMuch = 'The deduction is more than the value of the accepted units';
const amount = 'Please enter an amount';

/** What so many units of a line are worth with GST, in paise, by their price in paise before GST; nothing where it is unknown. */
export function unitsWorth(units: number, unitPrice = 0, gst = 0) {
  const base = unitPrice * units;
  return base + gstPaise(base, gst);
}

/** So many rejected units of one line are named: as many as one proof of delivery brings. */
const mostRejected = 5_000;

/** What was found of one line; accepted and rejected are together what was delivered. */
const InspectedLine = z
  .object({
    lineId: Id.meta({ label: 'Order line (id)' }),
    accepted: unitCount.meta({ label: 'Accepted units' }),
    rejected: unitCount.meta({ label: 'Rejected units' }),
    /** Which ones, where the delivery named its units; as many as are rejected, or none where all are. */
    rejectedSerials: z
      .array(required('Serial number is required', 100))
      .max(mostRejected, 'The list is too long')
      .optional()
      .meta({ label: 'Serial numbers of the rejected units' }),
    reason: oneOf(rejectionReasons).optional().meta({ label: 'Reason' }),
    note: optionalParagraph(500).meta({ label: 'Note' }),
    /** Kept back of what the accepted units cost, with GST: at most all of it. */
    deduction: rupees(amount).min(0, amount).default(0).meta({ label: 'Deduction', unit: 'rupees' }),
    deductionReason: optionalParagraph(500).meta({ label: 'Why it is deducted' }),
  })
  .refine(({ rejected, reason }) => rejected === 0 || reason, { path: ['reason'], error: 'Please give a reason' })
  .refine(({ rejected, reason, note }) => rejected === 0 || reason !== 'other' || note, {
    path: ['note'],
    error: 'Please say what is wrong',
  })
  .refine(({ deduction, deductionReason }) => deduction === 0 || deductionReason, {
    path: ['deductionReason'],
    error: 'Please say why something is deducted',
  });

/** The result of an inspection, of every line; a rejection is shown by a photo. */
export const Inspection = z
  .object({
    lines: z.array(InspectedLine).min(1, 'Add at least one item.').max(200, 'The list is too long'),
    photos: FileIds.max(5, 'At most 5 photos are allowed').default([]).meta({ label: 'Photos' }),
  })
  .refine(({ lines, photos }) => photos.length > 0 || lines.every(({ rejected }) => rejected === 0), {
    path: ['photos'],
    error: 'Please add a photo of what is rejected',
  });

/** The places of lines from which more is deducted than their accepted units are worth, and what to say there. */
export const excessDeductions = (
  lines: readonly { accepted: number; deduction: number; unitPrice?: number | undefined; gst?: number | undefined }[],
) =>
  lines.flatMap(({ accepted, deduction, unitPrice, gst }, index) =>
    deduction > unitsWorth(accepted, unitPrice, gst) ? [{ path: ['lines', index, 'deduction'], message: tooMuch }] : [],
  );

/**
 * An inspection as a form asks for it: of each delivered line only what is rejected, the rest is accepted. Where the delivery
 * named its units they are chosen; where not, they are counted.
 */
export const inspectionOf = (
  delivered: readonly Pick<ReceiptLine, 'lineId' | 'delivered' | 'serialNumbers' | 'unitPrice' | 'gst'>[],
) =>
  z.preprocess(
    (value) => {
      const { lines = [], ...rest } = value as { lines?: { rejected?: unknown; rejectedSerials?: string[] }[] };
      return {
        ...rest,
        lines: delivered.map(({ lineId, delivered: all, serialNumbers }, index) => {
          const { rejected: counted = 0, ...line } = lines[index] ?? {};
          const rejected = serialNumbers ? (line.rejectedSerials?.length ?? 0) : counted;
          const isCount = typeof rejected === 'number' && rejected <= all;
          // More than came is no count: then the message stands at the field that was filled in.
          return { ...line, lineId, rejected: isCount ? rejected : undefined, accepted: isCount ? all - rejected : 0 };
        }),
      };
    },
    Inspection.superRefine(({ lines }, context) => {
      const priced = lines.map(({ accepted, deduction }, index) => {
        const { unitPrice = 0, gst } = delivered[index] ?? {};
        return { accepted, deduction: toPaise(deduction), unitPrice: toPaise(unitPrice), gst };
      });
      for (const issue of excessDeductions(priced)) context.addIssue({ code: 'custom', ...issue });
    }),
  );

/** One line of a receipt; amounts in rupees. */
const ReceiptLine = z.object({
  lineId: z.string().meta({ label: 'Order line (id)' }),
  name: z.string().meta({ label: 'Item' }),
  category: z.string().optional().meta({ label: 'Category' }),
  delivered: z.int().meta({ label: 'Delivered' }),
  /** Of every delivered unit, where the delivery named them. */
  serialNumbers: z.array(z.string()).optional().meta({ label: 'Serial numbers' }),
  /** From the inspection, or the end of its time, on. */
  accepted: z.int().optional().meta({ label: 'Accepted units' }),
  rejected: z.int().optional().meta({ label: 'Rejected units' }),
  rejectedSerials: z.array(z.string()).optional().meta({ label: 'Serial numbers of the rejected units' }),
  /** Of the rejected ones, from the announcement of their replacement on. */
  replacedUnits: z.int().optional().meta({ label: 'Units to be replaced' }),
  unitPrice: z.number().optional().meta({ label: 'Unit price before GST', unit: 'rupees' }),
  gst: z.number().optional().meta({ label: 'GST in percent' }),
  reason: z.enum(rejectionReasons).optional().meta({ label: 'Reason' }),
  note: z.string().optional().meta({ label: 'Note' }),
  /** Of what the accepted units cost with GST; missing where nothing is deducted. */
  deduction: z.number().optional().meta({ label: 'Deduction', unit: 'rupees' }),
  deductionReason: z.string().optional().meta({ label: 'Why it is deducted' }),
});
type ReceiptLine = z.output<typeof ReceiptLine>;

/** A receipt of goods that were delivered, and what their inspection found. */
export const Receipt = Tracked.extend({
  number: z.string().meta({ label: 'Number' }),
  status: z.enum(receiptStatuses).meta({ label: 'Status' }),
  source: z.enum(purchaseOrderSources).meta({ label: 'Kind of order' }),
  orderId: z.string().meta({ label: 'Order (id)' }),
  orderNumber: z.string().meta({ label: 'Order' }),
  deliveryNumber: z.string().optional().meta({ label: 'Delivery proof' }),
  sellerOrganizationId: z.string().meta({ label: 'Seller organization (id)' }),
  sellerName: z.string().meta({ label: 'Seller' }),
  buyerOrganizationId: z.string().optional().meta({ label: 'Buyer organization (id)' }),
  department: z.string().meta({ label: 'Department' }),
  lines: z.array(ReceiptLine).meta({ label: 'Items' }),
  receivedAt: z.string().meta({ label: 'Received on', unit: 'instant' }),
  /** The last day of the inspection. */
  dueOn: z.string().meta({ label: 'To be inspected by', unit: 'day' }),
  inspectedAt: z.string().optional().meta({ label: 'Inspected on', unit: 'instant' }),
  replacement: Replacement.optional().meta({ label: 'Replacement' }),
  refusalReason: z.string().optional().meta({ label: 'Why nothing is replaced' }),
  /** The receipt whose rejected units came again with this one. */
  replaces: ReplacedReceipt.optional().meta({ label: 'Replaces' }),
  /** The first one of a chain of replacements. */
  firstReceiptId: z.string().optional().meta({ label: 'First receipt (id)' }),
  photos: z.array(StoredFile).meta({ label: 'Photos' }),
  history: z.array(HistoryEntry).meta({ label: 'History' }),
});
export type Receipt = z.output<typeof Receipt>;

/** Until when something of a receipt is awaited: its inspection, or what replaces rejected units. */
export const receiptDues = ['Overdue', 'Within 3 days', 'Later'] as const;
export type ReceiptDue = (typeof receiptDues)[number];

/** How many of the receipts that the asker sees are awaited until when. */
export const ReceiptSummary = z.object({ overdue: z.int(), soon: z.int(), later: z.int(), announced: z.int() });

/** By what lists of receipts are narrowed; names that it does not know are refused. */
export const ReceiptQuery = ListQuery.extend({
  status: z.enum(receiptStatuses).optional(),
  seller: Id.optional(),
  order: Id.optional(),
  /** The first receipt of a chain of replacements, and all that replaced something of it. */
  chain: Id.optional(),
  due: z.enum(receiptDues).optional(),
  /** Those of which units were rejected. */
  rejected: z.literal('yes').optional(),
  /** Those that something is outstanding of before their order is complete. */
  outstanding: z.literal('yes').optional(),
});
