import { invoiceState, type invoiceStates, type InvoiceStatus, type PortalEvent } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { InvoiceRecord } from './invoice.schema.js';

type StatusEvent = (typeof invoiceStates)[InvoiceStatus]['event'];
type Announced = Pick<
  InvoiceRecord,
  | '_id'
  | 'number'
  | 'status'
  | 'source'
  | 'orderId'
  | 'sellerOrganizationId'
  | 'buyerOrganizationId'
  | 'organizations'
  | 'dueOn'
>;

const besides = {
  'payment-corrected': { title: 'The payment of invoice {{number}} was corrected', to: 'seller' },
  reminded: { title: 'Invoice {{number}} is to be paid by {{day}}', to: 'office' },
} as const;

/** What others learn of an invoice; the other side of its order is told. */
export function invoiceEvent(
  verb: StatusEvent | keyof typeof besides,
  by: PortalEvent['by'],
  invoice: Announced,
): NewEvent {
  const { _id, number, status, source, orderId, sellerOrganizationId: seller, buyerOrganizationId: buyer } = invoice;
  const { title, to } =
    verb === 'reminded' || verb === 'payment-corrected' ? besides[verb] : invoiceState(status).notice;
  const office = buyer ? [buyer] : [];
  return {
    subject: `procurement.invoice.${verb}`,
    by,
    label: number,
    organizations: [seller, ...invoice.organizations],
    data: { invoice: { id: _id, number, status, source, orderId } },
    notice: {
      organizations: to === 'office' ? office : [seller],
      title,
      values: { number, ...(verb === 'reminded' ? { day: invoice.dueOn ?? '' } : {}) },
      record: { type: 'invoice', id: _id },
    },
  };
}
