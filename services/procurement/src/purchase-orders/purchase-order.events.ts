import {
  type AwaitedApproval,
  type DeliveredUnits,
  itemDeliverySteps,
  type ItemDeliveryStep,
  type PortalEvent,
  purchaseOrderState,
  type PurchaseOrderStatus,
  type purchaseOrderStates,
} from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import { waitsSince } from '../orders/waits-since.js';
import { contractOf } from './purchase-order.contract.js';
import type { PurchaseOrderRecord } from './purchase-order.schema.js';

type StatusEvent = (typeof purchaseOrderStates)[PurchaseOrderStatus]['event'];
type Announced = Pick<
  PurchaseOrderRecord,
  | '_id'
  | 'poNumber'
  | 'status'
  | 'buyerOrganizationId'
  | 'buyerName'
  | 'supplier'
  | 'department'
  | 'items'
  | 'sellerOrganizationId'
  | 'isSent'
  | 'requestedById'
  | 'authorIds'
  | 'approvals'
>;

/** What others learn of a purchase order; its seller only once it was sent. */
export function purchaseOrderEvent(
  verb:
    | StatusEvent
    | 'changed'
    | 'deleted'
    | 'restored'
    | 'step-approved'
    | 'reminded'
    | 'item-delivery-told'
    | 'part-delivered'
    | 'rest-cancelled',
  by: PortalEvent['by'],
  order: Announced,
  notice?: NewEvent['notice'],
  units?: DeliveredUnits,
): NewEvent {
  const { _id, poNumber, status, buyerOrganizationId, requestedById } = order;
  return {
    subject: `procurement.purchase-order.${verb}`,
    by,
    label: poNumber,
    organizations: [buyerOrganizationId, ...sellerOf(order)],
    data: { order: { id: _id, poNumber, status, requestedById }, contract: contractOf(order), units },
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

/** To who gives the next approval of an order, and whose order it is: the one before was given. */
export const nextApproval = (order: Announced): NewEvent['notice'] => ({
  title: 'Purchase order {{number}} waits for the next approval',
  values: { number: order.poNumber },
  record: { type: 'purchaseOrder', id: order._id },
  ...receiversOf('author', order),
  ...receiversOf('approvers', order),
});

/** To who is to decide about an order, and whose order it is: nobody has for long. */
export const stillWaits = (order: Announced & Pick<PurchaseOrderRecord, 'history'>): NewEvent['notice'] => ({
  title: 'Purchase order {{number}} has waited for approval since {{day}}',
  values: { number: order.poNumber, day: waitsSince(order) },
  record: { type: 'purchaseOrder', id: order._id },
  ...receiversOf('author', order),
  ...receiversOf('approvers', order),
});

/** To the office of an order: a proof of delivery brought a part of it. */
export const partCame = (order: Announced): NewEvent['notice'] => ({
  title: 'A part of purchase order {{number}} was delivered',
  values: { number: order.poNumber },
  record: { type: 'purchaseOrder', id: order._id },
  ...receiversOf('office', order),
});

/** To both sides of an order: what did not come was taken off it. */
export const restCancelled = (order: Announced): NewEvent['notice'] => ({
  title: 'The rest of purchase order {{number}} was cancelled',
  values: { number: order.poNumber },
  record: { type: 'purchaseOrder', id: order._id },
  ...receiversOf('everybody', order),
});

/** To the office of an order: how far its seller says some of its items are. */
export const itemsTold = (order: Announced, step: ItemDeliveryStep, items: string): NewEvent['notice'] => {
  const { notice } = itemDeliverySteps[step];
  if (!notice) return undefined;
  return {
    title: notice,
    values: { number: order.poNumber, items },
    record: { type: 'purchaseOrder', id: order._id },
    ...receiversOf('office', order),
  };
};

type Receivers = NonNullable<ReturnType<typeof purchaseOrderState>['notice']>['to'];

function receiversOf(to: Receivers, order: Announced) {
  const { buyerOrganizationId, requestedById, authorIds } = order;
  const office = { users: [requestedById], organizations: [buyerOrganizationId] };
  switch (to) {
    // The Super Admins too: they decide where nobody of the office may.
    case 'approvers':
      return { roles: ['Super Admin'], approvers: awaitedApproval(order) };
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

const awaitedApproval = ({ buyerOrganizationId, approvals = [], authorIds }: Announced): AwaitedApproval => ({
  organizationId: buyerOrganizationId,
  approvals: approvals.map(({ designation, approvedById, onBehalfOfId }) => ({
    designation,
    ...(approvedById ? { approvedById } : {}),
    ...(onBehalfOfId ? { onBehalfOfId } : {}),
  })),
  authorIds,
});

const sellerOf = ({ isSent, sellerOrganizationId }: Announced) =>
  isSent && sellerOrganizationId ? [sellerOrganizationId] : [];
