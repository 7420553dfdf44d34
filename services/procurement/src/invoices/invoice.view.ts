import { type Invoice, type InvoiceRow, toRupees } from '@portal/contracts';
import type { InvoiceRecord, StoredPayment } from './invoice.schema.js';

/** What is to be paid of an invoice, in paise: its total less what was deducted when the goods were accepted. */
export const payableOf = (invoice: Pick<InvoiceRecord, 'totalAmount' | 'items'>) =>
  invoice.totalAmount - deductedOf(invoice);

/** What was deducted from an invoice when its goods were accepted, in paise. */
export const deductedOf = ({ items }: Pick<InvoiceRecord, 'items'>) =>
  items.reduce((sum, { deduction = 0 }) => sum + deduction, 0);

/** A row of the list; paise become rupees. */
export const rowView = (record: InvoiceRecord): InvoiceRow => ({
  ...record,
  id: record._id,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
  totalAmount: toRupees(record.totalAmount),
  payableAmount: toRupees(payableOf(record)),
});

/** An invoice as the contract shows it; paise become rupees. */
export const invoiceView = (record: InvoiceRecord): Invoice => ({
  ...record,
  ...rowView(record),
  subtotal: toRupees(record.subtotal),
  gstTotal: toRupees(record.gstTotal),
  items: record.items.map((item) => ({
    ...item,
    unitPrice: toRupees(item.unitPrice),
    gstAmount: toRupees(item.gstAmount),
    totalPrice: toRupees(item.totalPrice),
    ...(item.deduction === undefined ? {} : { deduction: toRupees(item.deduction) }),
  })),
  acceptedAt: record.acceptedAt?.toISOString(),
  payment: record.payment && paymentView(record.payment),
  earlierPayments: record.earlierPayments.map(paymentView),
});

const paymentView = (payment: StoredPayment) => ({
  ...payment,
  amount: toRupees(payment.amount),
  deductions: toRupees(payment.deductions),
  recordedAt: payment.recordedAt.toISOString(),
});
