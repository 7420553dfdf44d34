import {
  type PortalEvent,
  purchaseOrderState,
  type PurchaseOrderStatus,
  type purchaseOrderStates,
} from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import { waitsSince } from '../orders/waits-since.js';
import type { PurchaseOrderRecord } from './purchase-order.schema.js';

type StatusEvent = (typeof purchaseOrderStates)[PurchaseOrderStatus]['event'];
type Announced = Pick<
  PurchaseOrderRecord,
  | '_id'
  | 'poNumber'
  | 'status'
  | 'buyerOrganizationId'
  | 'sellerOrganizationId'
  | 'isSent'
  | 'requestedById'
  | 'authorIds'
>;

/** What others learn of a purchase order; its seller only once it was sent. */
export function purchaseOrderEvent(
  verb: StatusEvent | 'changed' | 'deleted' | 'step-approved' | 'reminded',
  by: PortalEvent['by'],
  order: Announced,
  notice?: NewEvent['notice'],
): NewEvent {
  const { _id, poNumber, status, buyerOrganizationId, requestedById } = order;
  return {
    subject: `procurement.purchase-order.${verb}`,
    by,
    label: poNumber,
    organizations: [buyerOrganizationId, ...sellerOf(order)],
    data: { order: { id: _id, poNumber, status, requestedById } },
    ...(notice ? { notice } : {}),
  };
}

/** Whom the status that it has now concerns, if somebody: only who may open it. */
export function noticeOf(order: Announced): NewEvent['notice'] {
  const { notice } = purchaseOrderState(order.status);
  if (!notice) return undefined;
  return {
    title: notice.title,
    values: { number: order.poNumber },
    record: { type: 'purchaseOrder', id: order._id },
    ...receiversOf(notice.to, order),
  };
}

/** To the office of an order whose approval is half given: the next designation is to decide. */
export const nextApproval = (order: Announced): NewEvent['notice'] => ({
  title: 'Purchase order {{number}} waits for the next approval',
  values: { number: order.poNumber },
  record: { type: 'purchaseOrder', id: order._id },
  ...receiversOf('office', order),
});

/** To the office, and to the Super Admins, who decide where nobody of the office may. */
export const stillWaits = (order: Announced & Pick<PurchaseOrderRecord, 'history'>): NewEvent['notice'] => ({
  title: 'Purchase order {{number}} has waited for approval since {{day}}',
  values: { number: order.poNumber, day: waitsSince(order) },
  record: { type: 'purchaseOrder', id: order._id },
  organizations: [order.buyerOrganizationId],
  roles: ['Super Admin'],
});

type Receivers = NonNullable<ReturnType<typeof purchaseOrderState>['notice']>['to'];

function receiversOf(to: Receivers, order: Announced) {
  const { buyerOrganizationId, requestedById, authorIds } = order;
  const office = { users: [requestedById], organizations: [buyerOrganizationId] };
  switch (to) {
    case 'administrators':
      return { roles: ['Super Admin'] };
    case 'author':
      return { users: [...new Set([requestedById, ...authorIds.slice(0, 1)])] };
    case 'office':
      return office;
    case 'seller':
      return { organizations: sellerOf(order) };
    case 'everybody':
      return { ...office, organizations: [buyerOrganizationId, ...sellerOf(order)] };
  }
}

const sellerOf = ({ isSent, sellerOrganizationId }: Announced) =>
  isSent && sellerOrganizationId ? [sellerOrganizationId] : [];
