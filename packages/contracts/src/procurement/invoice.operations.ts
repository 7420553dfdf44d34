import { z } from 'zod';
import { pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById } from '../kernel/text.js';
import {
  Billable,
  Invoice,
  InvoiceCorrection,
  InvoiceMove,
  InvoiceQuery,
  InvoiceRow,
  InvoiceSummary,
  MatchedInvoice,
  NewInvoice,
  NewPayment,
  OrderNamed,
  PaymentCorrection,
} from './invoice.js';

const parties = ['Super Admin', 'Buyer', 'Seller'] as const;
const readers = { any: ['procurement:view', 'sales:view'], only: parties } as const;
const payers = { any: ['procurement:edit'], only: ['Buyer'] } as const;

/** 200 lines, each with its names. */
const longInvoice = 256 * 1024;

/** Invoices of orders, compared with what was accepted, and their payment. */
export const invoices = {
  list: operation({
    subject: 'procurement.invoice.list',
    method: 'GET',
    path: '/invoices',
    summary: 'Invoices that the asker sees; unknown names of sort or filter answer 422',
    needs: readers,
    query: InvoiceQuery,
    reply: pageOf(InvoiceRow),
  }),
  summary: operation({
    subject: 'procurement.invoice.summary',
    method: 'GET',
    path: '/invoices/summary',
    summary: 'What is to be paid, what is overdue and what was paid in this financial year, of all that the asker sees',
    needs: readers,
    reply: InvoiceSummary,
  }),
  exportCsv: operation({
    subject: 'procurement.invoice.export',
    method: 'GET',
    path: '/invoices/export',
    summary: 'All matching invoices as CSV',
    needs: readers,
    query: InvoiceQuery,
    reply: z.undefined(),
    download: 'text/csv',
    deadline: 30_000,
  }),
  billable: operation({
    subject: 'procurement.invoice.billable',
    method: 'GET',
    path: '/invoices/billable',
    summary: 'What of an order was accepted, invoiced and paid, and what of each line can still be invoiced',
    needs: readers,
    query: OrderNamed,
    reply: Billable,
  }),
  get: operation({
    subject: 'procurement.invoice.get',
    method: 'GET',
    path: '/invoices/{id}',
    summary: 'One invoice with its comparison with the order, line by line',
    needs: readers,
    params: ById,
    reply: MatchedInvoice,
  }),
  create: operation({
    subject: 'procurement.invoice.create',
    method: 'POST',
    path: '/invoices',
    summary: 'Submit an invoice of an own order, of at most what was accepted and is not invoiced yet',
    needs: { any: ['sales:create'], only: ['Seller'] },
    body: NewInvoice,
    reply: Invoice,
    status: 201,
    maxBytes: longInvoice,
  }),
  correct: operation({
    subject: 'procurement.invoice.correct',
    method: 'PUT',
    path: '/invoices/{id}',
    summary: 'Correct an own invoice that was returned and send it again',
    needs: { any: ['sales:edit'], only: ['Seller'] },
    params: ById,
    body: InvoiceCorrection,
    reply: Invoice,
    maxBytes: longInvoice,
  }),
  move: operation({
    subject: 'procurement.invoice.move',
    method: 'PUT',
    path: '/invoices/{id}/status',
    summary: "Accept or return an invoice as its order's buyer, or withdraw an own one",
    needs: { any: ['procurement:edit', 'sales:edit'], only: ['Buyer', 'Seller'] },
    params: ById,
    body: InvoiceMove,
    reply: Invoice,
  }),
  pay: operation({
    subject: 'procurement.invoice.pay',
    method: 'PUT',
    path: '/invoices/{id}/payment',
    summary: 'Record the payment of an accepted invoice; amount and deductions are together what is to be paid of it',
    needs: payers,
    params: ById,
    body: NewPayment,
    reply: Invoice,
  }),
  correctPayment: operation({
    subject: 'procurement.invoice.correct-payment',
    method: 'PUT',
    path: '/invoices/{id}/payment/correction',
    summary: 'Put another payment in place of the recorded one, with a reason; both are kept',
    needs: payers,
    params: ById,
    body: PaymentCorrection,
    reply: Invoice,
  }),
};
