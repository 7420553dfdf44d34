import { type Order, toRupees } from '@portal/contracts';
import type { OrderRecord } from './order.schema.js';

/** An order as the contract shows it; paise become rupees. */
export function orderView(record: OrderRecord): Order {
  return {
    ...record,
    id: record._id,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    approvedAt: record.approvedAt?.toISOString(),
    mappedAt: record.mappedAt?.toISOString(),
    subtotal: toRupees(record.subtotal),
    gstTotal: toRupees(record.gstTotal),
    totalAmount: toRupees(record.totalAmount),
    items: record.items.map((item) => ({
      ...item,
      unitPrice: toRupees(item.unitPrice),
      gstAmount: toRupees(item.gstAmount),
      totalPrice: toRupees(item.totalPrice),
    })) as Order['items'],
  };
}
