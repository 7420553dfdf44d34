import { z } from 'zod';
import { dayInIndia } from '../kernel/day.js';
import { fileIds, StoredFile } from '../kernel/file.js';
import { HistoryEntry, ListQuery, Tracked } from '../kernel/list.js';
import { day, Id, oneOf, optional, optionalParagraph, paragraph, required, rupees } from '../kernel/text.js';
import { invoiceStatuses } from '../states/invoice.js';
import { count, gst, totalPaise } from './order.js';
import { hsn, purchaseOrderSources } from './purchase-order.js';

/** Days after its acceptance in which an invoice is to be paid (GeM's rule). */
export const paymentDueDays = 10;
/** Days before that day on which the buyer's office is reminded. */
export const paymentReminderDays = 3;
export const invoicePaymentModes = ['PFMS', 'NEFT', 'RTGS', 'Cheque', 'GeM Pool Account'] as const;

const future = 'The date must not lie in the future';
const price = 'Unit Price must be greater than 0';
const wrongNumber = 'An invoice number has at most 16 letters, digits, hyphens and slashes';
const wrongReference = 'A payment reference has 6 to 30 letters, digits, hyphens and slashes';

/** One line of an invoice, of a line of its order; unit price in rupees before GST. */
export const NewInvoiceItem = z.object({
  lineId: Id.meta({ label: 'Order line (id)' }),
  quantity: count('Quantity must be greater than 0').meta({ label: 'Quantity' }),
  unitPrice: rupees(price).positive(price).meta({ label: 'Unit price before GST', unit: 'rupees' }),
  gst: gst(),
  hsn,
});

const InvoiceForm = z.object({
  invoiceNumber: required('Invoice number is required', 50)
    .refine((value) => /^[A-Za-z0-9/-]{1,16}$/.test(value), wrongNumber)
    .meta({ label: 'Invoice number', pattern: '^[A-Za-z0-9/-]{1,16}$' }),
  invoiceDate: day('Invoice date is required')
    .refine((date) => date <= dayInIndia(), future)
    .meta({ label: 'Invoice date', unit: 'day' }),
  items: z
    .array(NewInvoiceItem, { error: 'Add at least one item.' })
    .min(1, 'Add at least one item.')
    .max(200, 'The list is too long')
    .refine((items) => totalPaise(items) <= Number.MAX_SAFE_INTEGER, 'This amount is too large')
    .meta({ label: 'Items' }),
  notes: optional(2000).meta({ label: 'Notes' }),
});
const invoiceFile = fileIds('Please choose the file of the invoice').max(1).meta({ label: 'File of the invoice' });

/** A new invoice of an order that its seller delivered. */
export const NewInvoice = InvoiceForm.extend({
  source: oneOf(purchaseOrderSources).meta({ label: 'Kind of order' }),
  orderId: Id.meta({ label: 'Order (id)' }),
  file: invoiceFile.min(1, 'Please choose the file of the invoice'),
});
export type NewInvoice = z.output<typeof NewInvoice>;

/** A returned invoice as it is sent again; without a file the one of before stays. */
export const InvoiceCorrection = InvoiceForm.extend({ file: invoiceFile.default([]) });
export type InvoiceCorrection = z.output<typeof InvoiceCorrection>;

/** A step that is asked for; a return says why. */
export const InvoiceMove = z
  .object({
    status: oneOf(['Accepted', 'Returned', 'Withdrawn'], 'Please choose a status'),
    reason: optionalParagraph(500),
  })
  .refine(({ status, reason }) => status !== 'Returned' || reason, { path: ['reason'], error: 'Please give a reason' });

const amountPaid = 'Please enter the amount paid';
const PaymentForm = z.object({
  paidOn: day('Payment date is required')
    .refine((date) => date <= dayInIndia(), future)
    .meta({ label: 'Paid on', unit: 'day' }),
  mode: oneOf(invoicePaymentModes, 'Please choose how it was paid').meta({ label: 'Payment mode' }),
  reference: required('Payment reference is required', 50)
    .refine((value) => /^[A-Za-z0-9/-]{6,30}$/.test(value), wrongReference)
    .meta({ label: 'Payment reference', pattern: '^[A-Za-z0-9/-]{6,30}$' }),
  amount: rupees(amountPaid).min(0, amountPaid).meta({ label: 'Amount paid', unit: 'rupees' }),
  deductions: rupees('Please enter an amount')
    .min(0, 'Please enter an amount')
    .default(0)
    .meta({ label: 'Deductions', unit: 'rupees' }),
  deductionNote: optionalParagraph(500).meta({ label: 'What was deducted' }),
});
const noted = ({ deductions, deductionNote }: { deductions: number; deductionNote?: string | undefined }) =>
  deductions === 0 || deductionNote !== undefined;
const deductionMissing = { path: ['deductionNote'], error: 'Please say what was deducted' };

/** The payment of an accepted invoice; what was paid and what was deducted are together what is to be paid of it. Nothing is paid only where nothing is to be paid. */
export const NewPayment = PaymentForm.refine(noted, deductionMissing);
export type NewPayment = z.output<typeof NewPayment>;

/** Another payment in place of a recorded one, and why. */
export const PaymentCorrection = PaymentForm.extend({
  reason: paragraph('Please give a reason').meta({ label: 'Reason' }),
}).refine(noted, deductionMissing);

/** A payment as recorded; amounts in rupees. */
const Payment = z.object({
  paidOn: z.string().meta({ label: 'Paid on', unit: 'day' }),
  mode: z.enum(invoicePaymentModes).meta({ label: 'Payment mode' }),
  reference: z.string().meta({ label: 'Payment reference' }),
  amount: z.number().meta({ label: 'Amount paid', unit: 'rupees' }),
  deductions: z.number().meta({ label: 'Deductions', unit: 'rupees' }),
  deductionNote: z.string().optional().meta({ label: 'What was deducted' }),
  recordedBy: z.string().meta({ label: 'Recorded by' }),
  recordedAt: z.string().meta({ label: 'Recorded on', unit: 'instant' }),
});
export type Payment = z.output<typeof Payment>;

/** One line as stored; amounts in rupees, its total with GST. */
const InvoiceItem = z.object({
  lineId: z.string().meta({ label: 'Order line (id)' }),
  name: z.string().meta({ label: 'Item' }),
  quantity: z.int().meta({ label: 'Quantity' }),
  unitPrice: z.number().meta({ label: 'Unit price before GST', unit: 'rupees' }),
  gst: z.number().meta({ label: 'GST in percent' }),
  gstAmount: z.number().meta({ label: 'GST amount', unit: 'rupees' }),
  totalPrice: z.number().meta({ label: 'Total price', unit: 'rupees' }),
  /** Of its total price, from the acceptance of the goods; missing where nothing is deducted. */
  deduction: z.number().optional().meta({ label: 'Deducted at acceptance', unit: 'rupees' }),
  hsn: z.string().optional().meta({ label: 'HSN' }),
});

/** A row of the list of invoices; amounts in rupees. */
export const InvoiceRow = Tracked.extend({
  number: z.string().meta({ label: 'Number' }),
  invoiceNumber: z.string().meta({ label: 'Invoice number' }),
  invoiceDate: z.string().meta({ label: 'Invoice date', unit: 'day' }),
  status: z.enum(invoiceStatuses).meta({ label: 'Status' }),
  source: z.enum(purchaseOrderSources).meta({ label: 'Kind of order' }),
  orderId: z.string().meta({ label: 'Order (id)' }),
  orderNumber: z.string().meta({ label: 'Order' }),
  sellerOrganizationId: z.string().meta({ label: 'Seller organization (id)' }),
  sellerName: z.string().meta({ label: 'Seller' }),
  totalAmount: z.number().meta({ label: 'Total amount', unit: 'rupees' }),
  /** What is to be paid of it: its total less what was deducted when the goods were accepted. */
  payableAmount: z.number().meta({ label: 'Payable amount', unit: 'rupees' }),
  /** From its acceptance on. */
  dueOn: z.string().optional().meta({ label: 'To be paid by', unit: 'day' }),
});
export type InvoiceRow = z.output<typeof InvoiceRow>;

/** One line of an order beside what an invoice says of it; prices in rupees before GST. */
const MatchLine = z.object({
  lineId: z.string().meta({ label: 'Order line (id)' }),
  name: z.string().meta({ label: 'Item' }),
  ordered: z.int().meta({ label: 'Ordered' }),
  accepted: z.int().meta({ label: 'Accepted units' }),
  /** By other invoices that were not returned or withdrawn. */
  invoiced: z.int().meta({ label: 'Already invoiced' }),
  quantity: z.int().meta({ label: 'This invoice' }),
  orderPrice: z.number().meta({ label: 'Price of the order', unit: 'rupees' }),
  unitPrice: z.number().meta({ label: 'Price of the invoice', unit: 'rupees' }),
  difference: z.number().meta({ label: 'Difference', unit: 'rupees' }),
  /** What this invoice bears of the deductions from the line, and why these were made. */
  deduction: z.number().optional().meta({ label: 'Deducted at acceptance', unit: 'rupees' }),
  deductionReasons: z.array(z.string()).optional().meta({ label: 'Why it is deducted' }),
});
export type MatchLine = z.output<typeof MatchLine>;

/** An invoice; amounts in rupees. */
export const Invoice = InvoiceRow.extend({
  buyerOrganizationId: z.string().optional().meta({ label: 'Buyer organization (id)' }),
  items: z.array(InvoiceItem).meta({ label: 'Items' }),
  subtotal: z.number().meta({ label: 'Subtotal', unit: 'rupees' }),
  gstTotal: z.number().meta({ label: 'GST total', unit: 'rupees' }),
  file: StoredFile.meta({ label: 'File of the invoice' }),
  notes: z.string().optional().meta({ label: 'Notes' }),
  /** Why it was returned. */
  reason: z.string().optional().meta({ label: 'Reason' }),
  acceptedAt: z.string().optional().meta({ label: 'Accepted on', unit: 'instant' }),
  payment: Payment.optional().meta({ label: 'Payment' }),
  /** Those that were corrected, the oldest first. */
  earlierPayments: z.array(Payment).meta({ label: 'Corrected payments' }),
  history: z.array(HistoryEntry).meta({ label: 'History' }),
});
export type Invoice = z.output<typeof Invoice>;

/** An invoice with its comparison line by line. */
export const MatchedInvoice = Invoice.extend({ match: z.array(MatchLine) });
export type MatchedInvoice = z.output<typeof MatchedInvoice>;

/** What of an order can still be invoiced, and its sums less what was deducted at acceptance; amounts in rupees with GST. */
export const Billable = z.object({
  source: z.enum(purchaseOrderSources),
  orderId: z.string(),
  orderNumber: z.string(),
  lines: z.array(
    MatchLine.pick({ lineId: true, name: true, ordered: true, accepted: true, invoiced: true }).extend({
      billable: z.int(),
      unitPrice: z.number(),
      gst: z.number(),
      hsn: z.string().optional(),
      /** What the next invoices bear of the deductions from the line, and why these were made. */
      deduction: z.number(),
      deductionReasons: z.array(z.string()),
    }),
  ),
  sums: z.object({
    ordered: z.number(),
    accepted: z.number(),
    deducted: z.number(),
    invoiced: z.number(),
    paid: z.number(),
  }),
});
export type Billable = z.output<typeof Billable>;

/** The order whose invoices are meant. */
export const OrderNamed = z.object({ source: z.enum(purchaseOrderSources), orderId: Id });

/** A question for invoices; names that it does not know are refused. Days are of the invoice. */
export const InvoiceQuery = ListQuery.extend({
  status: z.enum(invoiceStatuses).optional(),
  seller: Id.optional(),
  order: Id.optional(),
  overdue: z.enum(['yes', 'no']).optional(),
  /** By the day of the payment: in the financial year of today. */
  paid: z.enum(['this-year']).optional(),
  from: day().optional(),
  to: day().optional(),
});
export type InvoiceQuery = z.output<typeof InvoiceQuery>;

const Sum = z.object({ count: z.int(), amount: z.number() });
/** What the list of invoices says above it, of all that the asker sees; amounts in rupees. */
export const InvoiceSummary = z.object({ toPay: Sum, overdue: Sum, paidThisYear: Sum });
export type InvoiceSummary = z.output<typeof InvoiceSummary>;
