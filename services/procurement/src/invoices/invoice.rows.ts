import { Injectable } from '@nestjs/common';
import {
  type Actor,
  dayInIndia,
  financialYearAt,
  type InvoiceQuery,
  type invoices as contract,
  type InvoiceSummary,
  toRupees,
} from '@portal/contracts';
import {
  type Call,
  csvParts,
  Download,
  type Filter,
  rowsFor,
  sortOf,
  textFilter,
  type Where,
} from '@portal/service-kit';
import { InvoiceRepository, sortable } from './invoice.repository.js';
import type { InvoiceRecord } from './invoice.schema.js';
import { deductedOf, payableOf, rowView } from './invoice.view.js';

type Column = readonly [heading: string, of: (row: InvoiceRecord) => string | number | undefined];

const columns: readonly Column[] = [
  ['Number', (row) => row.number],
  ['Invoice number', (row) => row.invoiceNumber],
  ['Invoice date', (row) => row.invoiceDate],
  ['Order', (row) => row.orderNumber],
  ['Seller', (row) => row.sellerName],
  ['Total amount', (row) => toRupees(row.totalAmount)],
  ['Deducted at acceptance', (row) => toRupees(deductedOf(row))],
  ['Payable amount', (row) => toRupees(payableOf(row))],
  ['Status', (row) => row.status],
  ['To be paid by', (row) => row.dueOn],
  ['Paid on', (row) => row.payment?.paidOn],
  ['Payment reference', (row) => row.payment?.reference],
];

/** What is to be paid of an invoice, as the database computes it. */
const payable = { $subtract: ['$totalAmount', { $sum: '$items.deduction' }] };

/** Invoices as a list, as a file and as figures. */
@Injectable()
export class InvoiceRows {
  constructor(private readonly invoices: InvoiceRepository) {}

  async list({ actor, query }: Call<typeof contract.list>) {
    const page = await this.invoices.list(asked(actor, query), query, sortable, '-createdAt');
    return { ...page, items: page.items.map(rowView) };
  }

  /** Every row of a list's question as a file, read while it is sent. */
  exportCsv({ actor, query }: Call<typeof contract.exportCsv>) {
    const sort = sortOf(query.sort, sortable, '-createdAt');
    const rows = this.invoices.each({ $and: asked(actor, query) }, { sort });
    return new Download('invoices.csv', 'text/csv; charset=utf-8', csvParts(columns, rows));
  }

  async summary(actor: Actor): Promise<InvoiceSummary> {
    const [toPay, overdue, paid] = await Promise.all([
      this.sumOf(actor, { status: 'Accepted' }),
      this.sumOf(actor, overdueFilter()),
      this.sumOf(actor, paidThisYear()),
    ]);
    return { toPay, overdue, paidThisYear: paid };
  }

  private async sumOf(actor: Actor, which: Filter<InvoiceRecord>) {
    const [sum] = await this.invoices.aggregate<{ count: number; amount: number }>(
      { $and: [rowsFor(actor, 'view', 'Invoice'), which] },
      [{ $group: { _id: null, count: { $sum: 1 }, amount: { $sum: payable } } }],
    );
    return { count: sum?.count ?? 0, amount: toRupees(sum?.amount ?? 0) };
  }
}

/** Accepted, and its day of payment is over in India. */
export const overdueFilter = (today = dayInIndia()): Filter<InvoiceRecord> => ({
  status: 'Accepted',
  dueOn: { $lt: today },
});

/** Paid since the financial year began. */
function paidThisYear(): Filter<InvoiceRecord> {
  const { from, to } = financialYearAt();
  return { status: 'Paid', 'payment.paidOn': { $gte: from, $lte: to } };
}

function asked(
  actor: Actor,
  { status, seller, order, overdue, paid, from, to, q }: InvoiceQuery,
): Where<InvoiceRecord>[] {
  const dates = { ...(from ? { $gte: from } : {}), ...(to ? { $lte: to } : {}) };
  return [
    rowsFor(actor, 'view', 'Invoice'),
    {
      ...(status ? { status } : {}),
      ...(seller ? { sellerOrganizationId: seller } : {}),
      ...(order ? { orderId: order } : {}),
      ...(from || to ? { invoiceDate: dates } : {}),
    },
    paid ? paidThisYear() : {},
    overdue === 'yes' ? overdueFilter() : overdue === 'no' ? { $nor: [overdueFilter()] } : {},
    textFilter(q, ['number', 'invoiceNumber', 'orderNumber']),
  ];
}
