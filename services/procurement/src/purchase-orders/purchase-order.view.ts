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

/** What the office said among itself before it sent the order is not the seller's. */
function historyFor(actor: Actor, { history }: PurchaseOrderRecord) {
  if (actor.role !== 'Seller') return history;
  return history.slice(history.findIndex(({ status }) => status === 'Sent to Supplier'));
}
