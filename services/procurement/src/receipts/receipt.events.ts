import { type PortalEvent, receiptState, receiptStates, type ReceiptStatus } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { ReceiptRecord } from './receipt.schema.js';

type Announced = Pick<
  ReceiptRecord,
  | '_id'
  | 'number'
  | 'status'
  | 'source'
  | 'orderId'
  | 'orderNumber'
  | 'sellerOrganizationId'
  | 'buyerOrganizationId'
  | 'organizations'
  | 'dueOn'
>;
type Verb = (typeof receiptStates)[ReceiptStatus]['event'] | 'reminded';

/** What others learn of a receipt that came to its status. */
export const receiptEvent = (by: PortalEvent['by'], receipt: Announced): NewEvent =>
  announced(receiptStates[receipt.status].event, by, receipt, receiptState(receipt.status).notice);

/** The office is told again of what it has not inspected. */
export const reminder = (by: PortalEvent['by'], receipt: Announced): NewEvent =>
  announced('reminded', by, receipt, receiptState('Inspection Due').notice);

function announced(
  verb: Verb,
  by: PortalEvent['by'],
  { _id, number, status, source, orderId, orderNumber, dueOn, ...parties }: Announced,
  { title, to }: ReturnType<typeof receiptState>['notice'],
): NewEvent {
  const office = parties.buyerOrganizationId ? [parties.buyerOrganizationId] : [];
  const seller = [parties.sellerOrganizationId];
  return {
    subject: `procurement.receipt.${verb}`,
    by,
    label: number,
    organizations: [...seller, ...parties.organizations],
    data: { receipt: { id: _id, number, status, source, orderId } },
    notice: {
      organizations: { office, seller, both: [...office, ...seller] }[to],
      title,
      values: { number, order: orderNumber, day: dueOn },
      record: { type: source === 'gem' ? 'order' : 'purchaseOrder', id: orderId },
    },
  };
}
