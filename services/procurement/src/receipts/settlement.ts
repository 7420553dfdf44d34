import { Injectable } from '@nestjs/common';
import { outstandingOf, type ReceiptStatus } from '@portal/contracts';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import { ReceiptRepository } from './receipt.repository.js';

const sum = (units: number[]) => units.reduce((total, one) => total + one, 0);

/** Whether all that was delivered of a purchase order is accepted, or rejected and replaced. */
@Injectable()
export class Settlement {
  constructor(private readonly receipts: ReceiptRepository) {}

  /** What is outstanding before the order is complete: nothing once all of it has a receipt, and each of these is settled. */
  async outstanding({ _id: orderId, items }: Pick<PurchaseOrderRecord, '_id' | 'items'>): Promise<string | undefined> {
    const statuses: ReceiptStatus[] = [];
    let missing = sum(items.map(({ quantity }) => quantity));
    for await (const { status, lines, replaces } of this.receipts.each({ source: 'purchase-order', orderId })) {
      statuses.push(status);
      // What came in place of rejected units was counted when it came first.
      if (!replaces) missing -= sum(lines.map(({ delivered }) => delivered));
    }
    // The receipt of a delivery is opened a moment after it.
    return outstandingOf(missing > 0 ? [...statuses, 'Inspection Due'] : statuses);
  }
}
