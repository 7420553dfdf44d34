import {
  type DeliveredUnits,
  type PortalEvent,
  receiptState,
  receiptStates,
  type ReceiptStatus,
  type RejectedUnits,
} from '@portal/contracts';
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
  | 'replacement'
>;
type Verb = (typeof receiptStates)[ReceiptStatus]['event'] | 'reminded';

/** What others learn of a receipt that came to its status. */
export const receiptEvent = (by: PortalEvent['by'], receipt: Announced): NewEvent =>
  announced(receiptStates[receipt.status].event, by, receipt, receiptState(receipt.status).notice);

/** What the seller reads of an inspection that deducts something. */
const withDeduction: Partial<Record<ReceiptStatus, string>> = {
  Accepted: 'Goods of order {{order}} were accepted with a deduction: {{number}}',
  'Partly Rejected':
    'A part of the goods of order {{order}} was rejected, the rest accepted with a deduction: {{number}}',
};

/** What others learn of an inspection: also that something is deducted, and which units it rejected, where they are named. */
export function inspectionEvent(by: PortalEvent['by'], receipt: Announced & Pick<ReceiptRecord, 'lines'>): NewEvent {
  const isDeducted = receipt.lines.some(({ deduction = 0 }) => deduction > 0);
  const { notice } = receiptState(receipt.status);
  const title = (isDeducted && withDeduction[receipt.status]) || notice.title;
  const event = announced(receiptStates[receipt.status].event, by, receipt, { ...notice, title });
  const lines = receipt.lines.flatMap(({ lineId, rejectedSerials = [] }) =>
    rejectedSerials.length > 0 ? [{ lineId, serialNumbers: rejectedSerials }] : [],
  );
  const rejected: RejectedUnits = { orderId: receipt.orderId, receiptNumber: receipt.number, lines };
  return lines.length === 0 ? event : { ...event, data: { ...event.data, rejected } };
}

/** What others learn of a receipt of what replaces rejected units: also which units these are, where they were announced. */
export function arrivalEvent(by: PortalEvent['by'], receipt: Announced, units: DeliveredUnits | undefined): NewEvent {
  const event = receiptEvent(by, receipt);
  return units ? { ...event, data: { ...event.data, units } } : event;
}

/** The office is told again of what it has not inspected. */
export const reminder = (by: PortalEvent['by'], receipt: Announced): NewEvent =>
  announced('reminded', by, receipt, receiptState('Inspection Due').notice);

function announced(
  verb: Verb,
  by: PortalEvent['by'],
  { _id, number, status, source, orderId, orderNumber, dueOn, replacement, ...parties }: Announced,
  { title, to }: ReturnType<typeof receiptState>['notice'],
): NewEvent {
  const day = status === 'Replacement Announced' ? replacement?.expectedOn : undefined;
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
      values: { number, order: orderNumber, day: day ?? dueOn },
      record: { type: 'receipt', id: _id },
    },
  };
}
