import {
  dayInIndia,
  escalations,
  invoices,
  orders,
  purchaseOrders,
  receipts,
  type ReplyOf,
  rfqs,
  tickets,
} from '@portal/contracts';
import { type Cut, useMay, useEscalationText, useReadPages, useT, useTicketText, useWho } from '@portal/ui';
import type { Waiting } from './waiting.js';
import { queueOf, type WaitingQueue } from './waiting-queue.js';

type GemOrder = ReplyOf<typeof orders.list>['items'][number];
type PurchaseRow = ReplyOf<typeof purchaseOrders.list>['items'][number];

/** Where a seller does what waits. */
export interface SellerAddresses {
  orders: string;
  purchaseOrders: string;
  quotes: string;
  receipts: string;
  invoices: string;
  escalations: string;
  tickets: string;
}

/** What waits for a seller: what is to be confirmed, answered, delivered, put right. */
export function useSellerWaiting(at: SellerAddresses, cut: Cut): WaitingQueue {
  const t = useT();
  const escalationText = useEscalationText();
  const ticketText = useTicketText();
  const who = useWho();
  const enabled = useMay()(orders.deliver);
  const gem = (status: 'Approved' | 'In Progress' | 'Rejected') =>
    ({ query: { status, sort: 'createdAt' }, enabled }) as const;
  const own = (status: 'Sent to Supplier' | 'Order Confirmed' | 'In Production' | 'Ready for Delivery') =>
    ({ query: { status, source: 'purchase-order', sort: 'expectedDelivery' }, enabled }) as const;
  const reads = {
    rejected: useReadPages(orders.list, gem('Rejected'), cut),
    approved: useReadPages(orders.list, gem('Approved'), cut),
    running: useReadPages(orders.list, gem('In Progress'), cut),
    sent: useReadPages(purchaseOrders.list, own('Sent to Supplier'), cut),
    confirmed: useReadPages(purchaseOrders.list, own('Order Confirmed'), cut),
    inProduction: useReadPages(purchaseOrders.list, own('In Production'), cut),
    ready: useReadPages(purchaseOrders.list, own('Ready for Delivery'), cut),
    requests: useReadPages(rfqs.list, { query: { waiting: 'yes', sort: 'closesAt' }, enabled }, cut),
    refused: useReadPages(receipts.list, { query: { status: 'Rejected', sort: 'receivedAt' }, enabled }, cut),
    partly: useReadPages(receipts.list, { query: { status: 'Partly Rejected', sort: 'receivedAt' }, enabled }, cut),
    returned: useReadPages(invoices.list, { query: { status: 'Returned', sort: 'createdAt' }, enabled }, cut),
    escalations: useReadPages(escalations.list, { query: { waiting: 'yes', sort: 'dueOn' }, enabled }, cut),
    tickets: useReadPages(tickets.list, { query: { status: 'In Progress', sort: 'createdAt' }, enabled }, cut),
  };
  const gemRow = (kind: 'correction' | 'start' | 'delivery') => (order: GemOrder) => ({
    ...{ kind, id: order.id, version: order.version },
    name: order.gemContractNumber,
    about: t(order.gemOrderCategory),
    by: order.gemBuyerDepartmentName,
    since: order.createdAt,
    amount: order.totalAmount,
    dueOn: kind === 'correction' ? undefined : order.expectedDeliveryWindow.endDate,
    to: `${at.orders}/${order.id}`,
  });
  const ownRow = (kind: 'confirmation' | 'delivery') => (order: PurchaseRow) => ({
    ...{ kind, id: order.id, version: order.version },
    name: order.poNumber,
    about: order.title,
    by: order.department,
    since: order.requestedDate,
    amount: order.totalAmount,
    dueOn: order.expectedDeliveryDate,
    isCritical: order.priority === 'Critical',
    to: `${at.purchaseOrders}/${order.id}`,
  });
  const rows: Waiting[] = [
    ...(reads.rejected.data?.items ?? []).map(gemRow('correction')),
    ...(reads.approved.data?.items ?? []).map(gemRow('start')),
    ...(reads.running.data?.items ?? []).map(gemRow('delivery')),
    ...(reads.sent.data?.items ?? []).map(ownRow('confirmation')),
    ...[reads.confirmed, reads.inProduction, reads.ready].flatMap(({ data }) =>
      (data?.items ?? []).map(ownRow('delivery')),
    ),
    ...(reads.requests.data?.items ?? []).map((request) => ({
      ...{ kind: 'rfq' as const, id: request.id },
      name: request.rfqNumber,
      about: request.title,
      by: request.department,
      since: request.createdAt,
      dueOn: dayInIndia(new Date(request.closesAt)),
      to: `${at.quotes}/${request.id}`,
    })),
    ...[reads.refused, reads.partly].flatMap(({ data }) =>
      (data?.items ?? []).map((one) => ({
        ...{ kind: 'replacement' as const, id: one.id, version: one.version },
        name: one.number,
        about: one.orderNumber,
        by: one.department,
        since: one.receivedAt,
        to: `${at.receipts}/${one.id}`,
      })),
    ),
    ...(reads.returned.data?.items ?? []).map((one) => ({
      ...{ kind: 'returned' as const, id: one.id, version: one.version },
      name: one.number,
      about: one.orderNumber,
      by: one.sellerName,
      since: one.createdAt,
      amount: one.totalAmount,
      to: `${at.invoices}/${one.id}`,
    })),
    ...(reads.escalations.data?.items ?? []).map((one) => ({
      ...{ kind: 'escalation' as const, id: one.id, version: one.version },
      name: one.number,
      about: escalationText(one).title,
      by: who(one.reportedById, one.reportedBy),
      since: one.reportedDate,
      dueOn: one.dueOn,
      isCritical: one.priority === 'Critical',
      to: `${at.escalations}/${one.id}`,
    })),
    ...(reads.tickets.data?.items ?? []).map((one) => ({
      ...{ kind: 'ticket' as const, id: one.id, version: one.version },
      name: one.number,
      about: ticketText(one).title,
      by: who(one.createdById, one.createdBy),
      since: one.createdAt,
      isCritical: one.priority === 'Critical',
      to: `${at.tickets}/${one.id}`,
    })),
  ];
  return queueOf(rows, Object.values(reads));
}
