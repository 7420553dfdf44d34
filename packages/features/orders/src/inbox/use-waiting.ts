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
  users,
} from '@portal/contracts';
import { useMay, useRead, useUser } from '@portal/ui';

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
}

/** What is decided here; the others are opened, since they need more than a yes. */
const decided = ['order', 'purchaseOrder', 'document', 'requisition', 'disposal'] as const;
type Decided = (typeof decided)[number];

/** One thing that waits for the reader. */
export interface Waiting {
  kind: Decided | 'award' | 'registration' | 'joining' | 'receipt' | 'invoice' | 'payment' | 'deviceClaim';
  id: string;
  version: number;
  /** What it is called: a number, a contract, a name. */
  name: string;
  /** What it is about, and who asks. */
  about: string;
  by: string;
  since: string;
  amount?: number;
  /** The last day of what is awaited. */
  dueOn?: string;
  to: string;
}

export const isDecidable = (row: Waiting): row is Waiting & { kind: Decided } =>
  decided.some((kind) => kind === row.kind);
export const keyOf = ({ kind, id }: Waiting) => `${kind} ${id}`;

const most = 50;

/** What waits for the reader, the oldest first; nobody is asked about what is their own. */
export function useWaiting(at: InboxAddresses) {
  const may = useMay();
  const { id: me, role, organizationId } = useUser();
  const isAdmin = role === 'Super Admin';
  const authority = useRead(users.authority, { enabled: role === 'Buyer' });
  const approves = isAdmin || authority.data?.approvesOrders === true;
  const waiting = { status: 'Pending Approval', pageSize: most } as const;
  const reads = {
    orders: useRead(orders.list, { query: { ...waiting, sort: 'createdAt' }, enabled: isAdmin }),
    purchaseOrders: useRead(purchaseOrders.list, {
      query: { ...waiting, source: 'purchase-order', sort: 'requestedDate' },
      enabled: approves,
    }),
    documents: useRead(documents.list, {
      query: { status: 'pending', sort: 'uploadedAt', pageSize: most },
      enabled: may(documents.decide),
    }),
    requisitions: useRead(requisitions.list, {
      query: { status: 'Submitted', sort: 'createdAt', pageSize: most },
      enabled: may(requisitions.list),
    }),
    disposals: useRead(assets.list, {
      query: { decidable: 'yes', sort: 'createdAt', pageSize: most },
      enabled: at.assets !== undefined && may(assets.decideDisposal),
    }),
    awards: useRead(rfqs.list, {
      query: { status: 'Closed', sort: 'closesAt', pageSize: most },
      enabled: at.rfqs !== undefined && may(rfqs.award),
    }),
    registrations: useRead(registrations.list, {
      query: { status: 'Pending', sort: 'dueOn', pageSize: most },
      enabled: at.registrations !== undefined && may(registrations.list),
    }),
    receipts: useRead(receipts.list, {
      query: { status: 'Inspection Due', sort: 'dueOn', pageSize: most },
      enabled: at.receipts !== undefined && may(receipts.inspect),
    }),
    invoices: useRead(invoices.list, {
      query: { status: 'Submitted', sort: 'createdAt', pageSize: most },
      enabled: at.invoices !== undefined && may(invoices.pay),
    }),
    payments: useRead(invoices.list, {
      query: { status: 'Accepted', sort: 'dueOn', pageSize: most },
      enabled: at.invoices !== undefined && may(invoices.pay),
    }),
    deviceClaims: useRead(deviceClaims.list, {
      query: { status: 'Waiting', sort: 'createdAt', pageSize: most },
      enabled: at.deviceClaims !== undefined && may(deviceClaims.decide),
    }),
    joinings: useRead(joinings.list, { query: { decidable: 'yes', pageSize: most }, enabled: may(joinings.list) }),
  };
  const all = [authority, ...Object.values(reads)];
  const rows: Waiting[] = [
    ...(reads.orders.data?.items ?? [])
      .filter(({ createdById }) => createdById !== me)
      .map((order) => ({
        ...{ kind: 'order' as const, id: order.id, version: order.version },
        name: order.gemContractNumber,
        about: order.gemBuyerDepartmentName,
        by: order.sellerName,
        since: order.createdAt,
        amount: order.totalAmount,
        to: `${at.orders}/${order.id}`,
      })),
    ...(reads.purchaseOrders.data?.items ?? [])
      .filter(({ requestedById }) => requestedById !== me)
      .map((order) => ({
        ...{ kind: 'purchaseOrder' as const, id: order.id, version: order.version },
        name: order.poNumber,
        about: order.title,
        by: order.requestedBy,
        since: order.requestedDate,
        amount: order.totalAmount,
        to: `${at.purchaseOrders}/${order.id}`,
      })),
    ...(reads.documents.data?.items ?? [])
      .filter(({ uploadedByOrganizationId }) => uploadedByOrganizationId !== organizationId)
      .map((document) => ({
        ...{ kind: 'document' as const, id: document.id, version: document.version },
        name: document.name,
        about: document.recordName,
        by: document.uploadedBy,
        since: document.uploadedAt,
        to: `${at.documents}/${document.id}`,
      })),
    ...(reads.requisitions.data?.items ?? [])
      .filter(({ requestedById }) => requestedById !== me)
      .map((one) => ({
        ...{ kind: 'requisition' as const, id: one.id, version: one.version },
        name: one.number,
        about: one.title,
        by: one.requestedBy,
        since: one.createdAt,
        amount: one.estimatedTotal,
        to: `${at.requisitions}/${one.id}`,
      })),
    ...(reads.disposals.data?.items ?? []).map((asset) => ({
      ...{ kind: 'disposal' as const, id: asset.id, version: asset.version },
      name: asset.name,
      about: asset.disposal.reason ?? '',
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
      amount: one.totalAmount,
      ...(one.dueOn ? { dueOn: one.dueOn } : {}),
      to: `${at.invoices}/${one.id}`,
    })),
    ...(reads.registrations.data?.items ?? []).map((one) => ({
      ...{ kind: 'registration' as const, id: one.id, version: one.version },
      name: one.number,
      about: one.name,
      by: one.contactPerson,
      since: one.submittedAt,
      to: `${at.registrations}/${one.id}`,
    })),
    ...(reads.deviceClaims.data?.items ?? []).map((one) => ({
      ...{ kind: 'deviceClaim' as const, id: one.id, version: one.version },
      name: one.serialNumber,
      about: one.matches?.[0]?.name ?? '',
      by: one.claimedBy,
      since: one.createdAt,
      to: `${at.deviceClaims}?status=Waiting&q=${encodeURIComponent(one.serialNumber)}`,
    })),
    ...(reads.joinings.data?.items ?? []).map((one) => ({
      ...{ kind: 'joining' as const, id: one.id, version: one.version },
      name: one.name,
      about: one.organizationName,
      by: one.askedBy,
      since: one.createdAt,
      to: at.joinings,
    })),
  ];
  return {
    rows: rows.sort((a, b) => a.since.localeCompare(b.since)),
    /** Some list holds more than is shown. */
    more: Object.values(reads).some(({ data }) => data !== undefined && data.total > most),
    error: all.find(({ error }) => error)?.error,
    pending: all.some(({ isLoading }) => isLoading),
    again: () => Promise.all(all.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}
