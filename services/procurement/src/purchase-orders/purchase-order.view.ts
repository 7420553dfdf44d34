import { type Actor, type PurchaseOrder, toRupees } from '@portal/contracts';
import { deliveredOf } from './delivered-items.js';
import type { PurchaseOrderRecord } from './purchase-order.schema.js';

/** A purchase order as the asker may see it; paise become rupees. What a role's view leaves out is cut by its schema. */
export function purchaseOrderView(actor: Actor, record: PurchaseOrderRecord): PurchaseOrder {
  return {
    ...record,
    id: record._id,
    source: 'purchase-order',
    currency: 'INR',
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    requestedDate: record.createdAt.toISOString(),
    approvedDate: record.approvedDate?.toISOString(),
    deliveredAt: record.deliveredAt?.toISOString(),
    subtotal: toRupees(record.subtotal),
    gstTotal: toRupees(record.gstTotal),
    totalAmount: toRupees(record.totalAmount),
    items: itemsFor(actor, record).map((item) => ({
      ...item,
      delivered: deliveredOf(record, item),
      unitPrice: toRupees(item.unitPrice),
      gstAmount: toRupees(item.gstAmount),
      totalPrice: toRupees(item.totalPrice),
    })),
    history: historyFor(actor, record),
  };
}

/** A maker sees what is of its brands. */
function itemsFor(actor: Actor, { items }: PurchaseOrderRecord) {
  if (actor.role !== 'OEM') return items;
  return items.filter(({ specifications: { brand } }) => brand !== undefined && actor.brands.includes(brand));
}

/** What the office said among itself before it sent the order is neither its seller's, nor, but for why it ended, that of who asked for it. */
function historyFor(actor: Actor, { history }: PurchaseOrderRecord) {
  const sent = history.findIndex(({ status }) => status === 'Sent to Supplier');
  if (actor.role === 'Seller') return history.slice(sent);
  if (actor.role !== 'End User') return history;
  return history.map(({ note, ...entry }, index) => {
    const isTold = (sent >= 0 && index >= sent) || entry.status === 'Rejected' || entry.status === 'Cancelled';
    return isTold && note ? { ...entry, note } : entry;
  });
}
