import {
  assets,
  deviceClaims,
  documents,
  invoices,
  joinings,
  orders,
  purchaseOrders,
  receipts,
  registrations,
  requisitions,
  rfqs,
} from '@portal/contracts';
import { type Cut, useMay, useReadPages, useUser } from '@portal/ui';
import type { Waiting } from './waiting.js';
import { queueOf, type WaitingQueue } from './waiting-queue.js';

export interface InboxAddresses {
  orders: string;
  purchaseOrders: string;
  documents: string;
  requisitions: string;
  joinings: string;
  /** Of an area that inspects deliveries. */
  receipts?: string;
  /** Of an area that accepts and pays invoices. */
  invoices?: string;
  /** Of an area whose office decides about devices that its people claim. */
  deviceClaims?: string;
  /** Of an area that compares the quotes of a request that is closed. */
  rfqs?: string;
  /** Of an area that decides about disposals. */
  assets?: string;
  /** Of an area that decides about registrations. */
  registrations?: string;
  /** Of an area that tells how sellers did. */
  vendors?: string;
}

/** What waits for the reader's decision, so many pages of each kind; nobody is asked about what is their own. */
export function useWaiting(at: InboxAddresses, cut: Cut): WaitingQueue {
  const may = useMay();
  const { role } = useUser();
  const isAdmin = role === 'Super Admin';
  const reads = {
    orders: useReadPages(orders.list, { query: { waiting: 'yes', sort: 'createdAt' }, enabled: isAdmin }, cut),
    purchaseOrders: useReadPages(
      purchaseOrders.list,
      { query: { waiting: 'yes', sort: '-priority,requestedDate' }, enabled: isAdmin || role === 'Buyer' },
      cut,
    ),
    documents: useReadPages(
      documents.list,
      { query: { waiting: 'yes', sort: 'uploadedAt' }, enabled: may(documents.decide) },
      cut,
    ),
    requisitions: useReadPages(
      requisitions.list,
      { query: { status: 'Submitted', mine: 'no', sort: '-priority,createdAt' }, enabled: may(requisitions.list) },
      cut,
    ),
    disposals: useReadPages(
      assets.list,
      {
        query: { decidable: 'yes', sort: 'createdAt' },
        enabled: at.assets !== undefined && may(assets.decideDisposal),
      },
      cut,
    ),
    awards: useReadPages(
      rfqs.list,
      { query: { status: 'Closed', sort: 'closesAt' }, enabled: at.rfqs !== undefined && may(rfqs.award) },
      cut,
    ),
    registrations: useReadPages(
      registrations.list,
      {
        query: { status: 'Pending', sort: 'dueOn' },
        enabled: at.registrations !== undefined && may(registrations.list),
      },
      cut,
    ),
    receipts: useReadPages(
      receipts.list,
      {
        query: { status: 'Inspection Due', sort: 'dueOn' },
        enabled: at.receipts !== undefined && may(receipts.inspect),
      },
      cut,
    ),
    invoices: useReadPages(
      invoices.list,
      { query: { status: 'Submitted', sort: 'createdAt' }, enabled: at.invoices !== undefined && may(invoices.pay) },
      cut,
    ),
    payments: useReadPages(
      invoices.list,
      { query: { status: 'Accepted', sort: 'dueOn' }, enabled: at.invoices !== undefined && may(invoices.pay) },
      cut,
    ),
    deviceClaims: useReadPages(
      deviceClaims.list,
      {
        query: { status: 'Waiting', sort: 'createdAt' },
        enabled: at.deviceClaims !== undefined && may(deviceClaims.decide),
      },
      cut,
    ),
    joinings: useReadPages(joinings.list, { query: { decidable: 'yes' }, enabled: may(joinings.list) }, cut),
  };
  const rows: Waiting[] = [
    ...(reads.orders.data?.items ?? []).map((order) => ({
      ...{ kind: 'order' as const, id: order.id, version: order.version },
      name: order.gemContractNumber,
      about: order.gemBuyerDepartmentName,
      by: order.sellerName,
      since: order.createdAt,
      amount: order.totalAmount,
      to: `${at.orders}/${order.id}`,
    })),
    ...(reads.purchaseOrders.data?.items ?? []).map((order) => ({
      ...{ kind: 'purchaseOrder' as const, id: order.id, version: order.version },
      name: order.poNumber,
      about: order.title,
      by: order.requestedBy,
      since: order.requestedDate,
      amount: order.totalAmount,
      isCritical: order.priority === 'Critical',
      to: `${at.purchaseOrders}/${order.id}`,
    })),
    ...(reads.documents.data?.items ?? []).map((document) => ({
      ...{ kind: 'document' as const, id: document.id, version: document.version },
      name: document.name,
      about: document.recordName,
      by: document.uploadedBy,
      since: document.uploadedAt,
      to: `${at.documents}/${document.id}`,
    })),
    ...(reads.requisitions.data?.items ?? []).map((one) => ({
      ...{ kind: 'requisition' as const, id: one.id, version: one.version },
      name: one.number,
      about: one.title,
      by: one.requestedBy,
      since: one.createdAt,
      amount: one.estimatedTotal,
      isCritical: one.priority === 'Critical',
      to: `${at.requisitions}/${one.id}`,
    })),
    ...(reads.disposals.data?.items ?? []).map((asset) => ({
      ...{ kind: 'disposal' as const, id: asset.id, version: asset.version },
      name: asset.name,
      about: [asset.serialNumber, asset.disposal.reason].filter(Boolean).join(' · '),
      by: asset.disposal.requestedBy ?? '',
      since: asset.disposal.requestedAt ?? asset.updatedAt,
      amount: asset.value,
      to: `${at.assets}/${asset.id}`,
    })),
    ...(reads.awards.data?.items ?? []).map((rfq) => ({
      ...{ kind: 'award' as const, id: rfq.id, version: rfq.version },
      name: rfq.rfqNumber,
      about: rfq.title,
      by: rfq.department,
      since: rfq.closesAt,
      to: `${at.rfqs}/${rfq.id}`,
    })),
    ...(reads.receipts.data?.items ?? []).map((one) => ({
      ...{ kind: 'receipt' as const, id: one.id, version: one.version },
      name: one.number,
      about: one.orderNumber,
      by: one.sellerName,
      since: one.receivedAt,
      dueOn: one.dueOn,
      to: `${at.receipts}/${one.id}`,
    })),
    ...[...(reads.invoices.data?.items ?? []), ...(reads.payments.data?.items ?? [])].map((one) => ({
      kind: one.status === 'Accepted' ? ('payment' as const) : ('invoice' as const),
      ...{ id: one.id, version: one.version },
      name: one.number,
      about: one.orderNumber,
      by: one.sellerName,
      since: one.createdAt,
      amount: one.payableAmount,
      dueOn: one.dueOn,
      to: `${at.invoices}/${one.id}`,
    })),
    ...(reads.registrations.data?.items ?? []).map((one) => ({
      ...{ kind: 'registration' as const, id: one.id, version: one.version },
      name: one.number,
      about: one.name,
      by: one.contactPerson,
      since: one.submittedAt,
      dueOn: one.dueOn,
      isMarked: (one.marks?.length ?? 0) > 0,
      to: `${at.registrations}/${one.id}`,
    })),
    ...(reads.deviceClaims.data?.items ?? []).map((one) => ({
      ...{ kind: 'deviceClaim' as const, id: one.id, version: one.version },
      name: one.serialNumber,
      about: one.matches?.[0]?.name ?? '',
      by: one.claimedBy,
      since: one.createdAt,
      deviceId: one.matches?.length === 1 ? one.matches[0]?.id : undefined,
      to: `${at.deviceClaims}?status=Waiting&q=${encodeURIComponent(one.serialNumber)}`,
    })),
    ...(reads.joinings.data?.items ?? []).map((one) => ({
      ...{ kind: 'joining' as const, id: one.id, version: one.version },
      name: one.name,
      about: one.organizationName,
      by: one.askedBy,
      since: one.createdAt,
      to: `${at.joinings}?state=waiting&q=${encodeURIComponent(one.number)}`,
    })),
  ];
  return queueOf(rows, Object.values(reads));
}
