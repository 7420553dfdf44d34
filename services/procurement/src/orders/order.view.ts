import { type Actor, type Order, toRupees } from '@portal/contracts';
import { historyFor } from './order.history.js';
import type { OrderRecord } from './order.schema.js';

/** An order as the contract shows it to somebody; paise become rupees. */
export function orderView(record: OrderRecord, actor: Actor): Order {
  return {
    ...record,
    id: record._id,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    history: historyFor(actor, record),
    approvedAt: record.approvedAt?.toISOString(),
    deliveredAt: record.deliveredAt?.toISOString(),
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
