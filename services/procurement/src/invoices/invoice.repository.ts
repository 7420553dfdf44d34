import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { numberTaken } from './invoice.errors.js';
import { type InvoiceRecord, invoiceSchema } from './invoice.schema.js';

/** Where invoices live. */
@Injectable()
export class InvoiceRepository extends RecordRepository<InvoiceRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Invoice', invoiceSchema, { numberKey: numberTaken });
    kit.keep(this);
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const sortable = {
  number: 'number',
  invoiceNumber: 'invoiceNumber',
  invoiceDate: 'invoiceDate',
  status: 'status',
  orderNumber: 'orderNumber',
  seller: 'sellerName',
  totalAmount: 'totalAmount',
  dueOn: 'dueOn',
  createdAt: 'createdAt',
};
