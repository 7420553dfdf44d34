import { Injectable } from '@nestjs/common';
import { LiveCopy, type Path } from '@portal/service-kit';
import { ReceiptRepository } from './receipt.repository.js';
import type { ReceiptRecord } from './receipt.schema.js';

const shared = [
  ...([
    'status',
    'sellerName',
    'sellerOrganizationId',
    'organizations',
    'dueOn',
    'replacement.expectedOn',
    'firstReceiptId',
  ] as const),
] as const satisfies Path<ReceiptRecord>[];
const own = [
  ...(['number', 'orderId', 'orderNumber', 'receivedAt', 'createdAt'] as const),
] as const satisfies Path<ReceiptRecord>[];

type Field = (typeof shared)[number] | (typeof own)[number];

/** What the list asks of receipts, in memory. */
@Injectable()
export class LiveReceipts extends LiveCopy<ReceiptRecord, Field> {
  constructor(receipts: ReceiptRepository) {
    super(receipts, { shared, own });
  }
}
