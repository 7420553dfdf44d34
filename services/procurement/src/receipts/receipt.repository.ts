import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type ReceiptRecord, receiptSchema } from './receipt.schema.js';

/** Where receipts live. */
@Injectable()
export class ReceiptRepository extends RecordRepository<ReceiptRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Receipt', receiptSchema);
    kit.keep(this);
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const sortable = {
  number: 'number',
  status: 'status',
  orderNumber: 'orderNumber',
  seller: 'sellerName',
  receivedAt: 'receivedAt',
  dueOn: 'dueOn',
  createdAt: 'createdAt',
} as const;
