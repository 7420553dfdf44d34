import { z } from 'zod';
import { dayInIndia, yearsAfter } from '../kernel/day.js';
import { HistoryEntry, Tracked } from '../kernel/list.js';
import { day, Id, oneOf, optional, optionalParagraph, paragraph, required } from '../kernel/text.js';
import { dispatchStatuses } from '../states/dispatch.js';
import { purchaseOrderSources } from './purchase-order.js';
import { ReplacedReceipt } from './replacement.js';

/** So many serial numbers are announced at once. */
const mostDispatched = 1_000;
/** So many advices of one order, or of what replaces the rejected units of one receipt, are on their way at once. */
export const mostOnTheirWay = 50;
const tooManySerials = `At most ${mostDispatched} serial numbers can be announced at once`;

/** The goods of one line of the order that are on their way, unit by unit. */
const NewDispatchLine = z.object({
  lineId: Id.meta({ label: 'Order line (id)' }),
  serialNumbers: z
    .array(required('Serial number is required', 100), { error: 'Please enter the serial numbers' })
    .min(1, 'Please enter the serial numbers')
    .max(mostDispatched, tooManySerials)
    .meta({ label: 'Serial numbers' }),
  /** Who makes the goods, needed of an item whose order names no brand: a serial number is one of its maker. */
  manufacturer: optional(100).meta({ label: 'Manufacturer' }),
});

/** The last day on which goods may be expected that leave on a day. */
export const lastArrivalOf = (dispatchDate: string) => yearsAfter(dispatchDate, 1);

/** What a seller announces of goods that leave: today at the latest, and expected within a year. */
export const NewDispatchAdvice = z
  .object({
    dispatchDate: day('Dispatch date is required')
      .refine((date) => date <= dayInIndia(), 'The dispatch date must not lie in the future')
      .meta({ label: 'Dispatch date', unit: 'day' }),
    carrier: required('Carrier is required', 100).meta({ label: 'Carrier' }),
    trackingNumber: required('Tracking number is required', 100).meta({ label: 'Tracking number' }),
    expectedArrival: day('Expected arrival is required').meta({ label: 'Expected arrival', unit: 'day' }),
    lines: z
      .array(NewDispatchLine)
      .min(1, 'Please enter the serial numbers of at least one item')
      .max(200, 'The list is too long')
      .meta({ label: 'Items' }),
    notes: optionalParagraph(1000).meta({ label: 'Notes' }),
    /** Which kind of order it is. */
    source: oneOf(purchaseOrderSources).default('gem').meta({ label: 'Kind of order' }),
    /** The receipt whose rejected units these goods come in place of. */
    receiptId: Id.optional().meta({ label: 'Replaced receipt (id)' }),
  })
  .refine(({ dispatchDate, expectedArrival }) => expectedArrival >= dispatchDate, {
    path: ['expectedArrival'],
    error: 'The expected arrival must not lie before the dispatch',
  })
  .refine(({ dispatchDate, expectedArrival }) => expectedArrival <= lastArrivalOf(dispatchDate), {
    path: ['expectedArrival'],
    error: 'The expected arrival must lie within a year of the dispatch',
  })
  .refine(({ lines }) => lines.reduce((sum, { serialNumbers }) => sum + serialNumbers.length, 0) <= mostDispatched, {
    path: ['lines'],
    error: tooManySerials,
  });
export type NewDispatchAdvice = z.output<typeof NewDispatchAdvice>;

/** Serial numbers as they are typed, pasted or scanned: one a line, or parted by commas. */
export const serialsIn = (text: string) =>
  text
    .split(/[\n\r,;\t]+/)
    .map((serial) => serial.trim())
    .filter(Boolean);

/** An advice as a form asks for it: of each line of the order a text of serial numbers; a line without any is left out. */
export const dispatchOf = (lineIds: readonly string[]) =>
  z.preprocess((value) => {
    const { lines = [], ...rest } = value as { lines?: { serialNumbers?: string; manufacturer?: string }[] };
    const typed = lineIds.map((lineId, at) => {
      const { serialNumbers = '', manufacturer } = lines[at] ?? {};
      return { lineId, serialNumbers: serialsIn(serialNumbers), manufacturer };
    });
    return { ...rest, lines: typed.filter(({ serialNumbers }) => serialNumbers.length > 0) };
  }, NewDispatchAdvice);

/** What an advice is withdrawn with. */
export const DispatchWithdrawal = z.object({
  reason: paragraph('Please give a reason').meta({ label: 'Reason' }),
});

/** A dispatch advice: goods of an order, of either kind, on their way to the office, with the serial number of every unit. */
export const DispatchAdvice = Tracked.extend({
  number: z.string().meta({ label: 'Number' }),
  status: z.enum(dispatchStatuses).meta({ label: 'Status' }),
  source: z.enum(purchaseOrderSources).meta({ label: 'Kind of order' }),
  orderId: z.string().meta({ label: 'Order (id)' }),
  /** The number of a purchase order, of one. */
  gemContractNumber: z.string().meta({ label: 'Order number' }),
  dispatchDate: z.string().meta({ label: 'Dispatch date', unit: 'day' }),
  carrier: z.string().meta({ label: 'Carrier' }),
  trackingNumber: z.string().meta({ label: 'Tracking number' }),
  expectedArrival: z.string().meta({ label: 'Expected arrival', unit: 'day' }),
  lines: z
    .array(
      z.object({
        lineId: z.string().meta({ label: 'Order line (id)' }),
        name: z.string().meta({ label: 'Item' }),
        category: z.string().meta({ label: 'Category' }),
        serialNumbers: z.array(z.string()).meta({ label: 'Serial numbers' }),
        manufacturer: z.string().optional().meta({ label: 'Manufacturer' }),
      }),
    )
    .meta({ label: 'Items' }),
  notes: z.string().optional().meta({ label: 'Notes' }),
  reason: z.string().optional().meta({ label: 'Reason' }),
  deliveryNumber: z.string().optional().meta({ label: 'Delivery proof' }),
  /** The receipt whose rejected units these goods come in place of. */
  replaces: ReplacedReceipt.optional().meta({ label: 'Replaces' }),
  history: z.array(HistoryEntry).meta({ label: 'History' }),
});
export type DispatchAdvice = z.output<typeof DispatchAdvice>;

/** How many units of a line may still be announced, of the order or of what replaces its rejected units: what is delivered or on its way is taken. */
export const DispatchBalance = z.object({
  lineId: z.string(),
  name: z.string(),
  category: z.string(),
  manufacturer: z.string(),
  ordered: z.int(),
  delivered: z.int(),
  announced: z.int(),
  open: z.int(),
});
export type DispatchBalance = z.output<typeof DispatchBalance>;
