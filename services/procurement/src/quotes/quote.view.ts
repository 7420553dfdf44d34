import { type Actor, type Quote, quoteStatusAt, toRupees } from '@portal/contracts';
import type { QuoteRecord } from './quote.schema.js';

/** A quote as the contract shows it; paise become rupees. */
export function quoteView(actor: Actor, record: QuoteRecord): Quote {
  return {
    ...record,
    id: record._id,
    status: shownStatus(actor, record),
    currency: 'INR',
    vendorId: record.sellerOrganizationId,
    vendorName: record.sellerName,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    submittedAt: record.submittedAt?.toISOString(),
    subtotal: toRupees(record.subtotal),
    gstTotal: toRupees(record.gstTotal),
    totalAmount: toRupees(record.totalAmount),
    files: record.files ?? [],
    items: record.items.map((item) => ({
      ...item,
      ...(item.unitPrice === undefined ? {} : { unitPrice: toRupees(item.unitPrice) }),
      gstAmount: toRupees(item.gstAmount),
      totalPrice: toRupees(item.totalPrice),
    })),
  };
}

/** That the office has it on its short list is the office's own. */
function shownStatus({ role }: Actor, quote: QuoteRecord) {
  const now = quoteStatusAt(quote);
  return role === 'Seller' && now === 'Shortlisted' ? 'Submitted' : now;
}
