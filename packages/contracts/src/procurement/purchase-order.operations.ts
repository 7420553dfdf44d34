import { z } from 'zod';
import { Done, ListQuery, pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById } from '../kernel/text.js';
import { ItemDelivery } from './item-delivery.js';
import { LastPrice } from './last-price.js';
import { RestCancellation } from './rest-cancellation.js';
import {
  DeletedDraft,
  PurchaseItem,
  PurchaseOrder,
  PurchaseOrderChange,
  PurchaseOrderCreation,
  PurchaseOrderEntry,
  PurchaseOrderListQuery,
  PurchaseOrderQuery,
  PurchaseOrderRow,
  PurchaseOrderSummary,
} from './purchase-order.js';

const offices = ['Super Admin', 'Buyer'] as const;
const parties = [...offices, 'Seller'] as const;
const readers = { any: ['procurement:view', 'dashboard:view'], only: [...parties, 'OEM', 'End User'] } as const;

/** 200 lines, each with its specifications. */
const longOrder = 256 * 1024;

/** What is not the office's own: without its internal notes and the people who decided. */
const ForParty = PurchaseOrder.omit({
  internalNotes: true,
  authorIds: true,
  approvals: true,
  approvedBy: true,
  approvedOnBehalfOf: true,
}).extend({
  history: z.array(PurchaseOrderEntry.omit({ by: true, byId: true, onBehalfOf: true })),
});

/** What its seller sees: the office's requisition is its own as well. */
const ForSeller = ForParty.omit({ requisitionId: true, requisitionNumber: true });

const RowForMaker = PurchaseOrderRow.pick({
  id: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  source: true,
  poNumber: true,
  title: true,
  priority: true,
  status: true,
  department: true,
  requestedDate: true,
  expectedDeliveryDate: true,
});

/** What the maker of its goods sees: no people, no prices, and of the items those of its brands. */
const ForMaker = RowForMaker.extend({
  items: z.array(
    PurchaseItem.pick({
      id: true,
      assetName: true,
      category: true,
      quantity: true,
      deliveryStatus: true,
      specifications: true,
    }),
  ),
});

const Found = z.object({ success: z.literal(true), orders: z.array(PurchaseOrderRow) });

/** Purchase orders, from the draft to their completion; GeM orders stand among them in the list. */
export const purchaseOrders = {
  list: operation({
    subject: 'procurement.purchase-order.list',
    method: 'GET',
    path: '/purchase-orders',
    summary:
      'Purchase orders and GeM orders (ids with SO-) that the asker sees; unknown names of sort or filter answer 422',
    needs: readers,
    query: PurchaseOrderListQuery,
    reply: pageOf(PurchaseOrderRow),
    views: { OEM: pageOf(RowForMaker) },
  }),
  summary: operation({
    subject: 'procurement.purchase-order.summary',
    method: 'GET',
    path: '/purchase-orders/summary',
    summary: 'Figures of all purchase orders and GeM orders that the asker sees',
    needs: { any: readers.any, only: [...parties, 'End User'] },
    reply: PurchaseOrderSummary,
  }),
  exportCsv: operation({
    subject: 'procurement.purchase-order.export',
    method: 'GET',
    path: '/purchase-orders/export',
    summary: 'All matching purchase orders and GeM orders as CSV',
    needs: { any: ['procurement:export', 'procurement:view'], only: parties },
    query: PurchaseOrderQuery,
    reply: z.undefined(),
    download: 'text/csv',
    deadline: 30_000,
  }),
  exportXlsx: operation({
    subject: 'procurement.purchase-order.export-xlsx',
    method: 'GET',
    path: '/purchase-orders/export/xlsx',
    summary: 'All matching purchase orders and GeM orders as a workbook, headed in the language of the asker',
    needs: { any: ['procurement:export', 'procurement:view'], only: parties },
    query: PurchaseOrderQuery,
    reply: z.undefined(),
    download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    deadline: 30_000,
  }),
  ofSeller: operation({
    subject: 'procurement.purchase-order.of-seller',
    method: 'GET',
    path: '/purchase-orders/seller/{id}',
    summary: 'The newest 100 purchase orders of a seller organisation or of its account, as far as the asker sees them',
    needs: { any: ['procurement:view'], only: parties },
    params: ById,
    reply: Found,
  }),
  ofBuyer: operation({
    subject: 'procurement.purchase-order.of-buyer',
    method: 'GET',
    path: '/purchase-orders/buyer/{id}',
    summary: 'The newest 100 purchase orders of a buyer organisation or of its account, as far as the asker sees them',
    needs: { any: ['procurement:view'], only: parties },
    params: ById,
    reply: Found,
  }),
  get: operation({
    subject: 'procurement.purchase-order.get',
    method: 'GET',
    path: '/purchase-orders/{id}',
    summary: 'One purchase order, or with an id of SO- one GeM order as one',
    needs: readers,
    params: ById,
    reply: PurchaseOrder,
    views: { Seller: ForSeller, 'End User': ForParty, OEM: ForMaker },
  }),
  pdf: operation({
    subject: 'procurement.purchase-order.pdf',
    method: 'GET',
    path: '/purchase-orders/{id}/pdf',
    summary: 'One purchase order as a document in the language of the asker, with what its page shows them',
    needs: readers,
    params: ById,
    reply: z.undefined(),
    download: 'application/pdf',
    deadline: 30_000,
  }),
  lastPrices: operation({
    subject: 'procurement.purchase-order.last-prices',
    method: 'GET',
    path: '/purchase-orders/{id}/last-prices',
    summary:
      'What was last paid for each item of an order, by the approved orders that the asker sees; with an id of SO- of a GeM order',
    needs: { any: ['procurement:view'], only: offices },
    params: ById,
    reply: z.object({ items: z.array(LastPrice) }),
  }),
  create: operation({
    subject: 'procurement.purchase-order.create',
    method: 'POST',
    path: '/purchase-orders',
    summary: 'Make a purchase order, as a draft or submitted for approval at once',
    needs: { any: ['procurement:create'], only: offices },
    body: PurchaseOrderCreation,
    reply: PurchaseOrder,
    status: 201,
    maxBytes: longOrder,
  }),
  update: operation({
    subject: 'procurement.purchase-order.update',
    method: 'PUT',
    path: '/purchase-orders/{id}',
    summary: 'Edit a purchase order before its approval, or take it one step further',
    needs: { any: ['procurement:edit', 'procurement:approve'], only: parties },
    params: ById,
    body: PurchaseOrderChange,
    reply: PurchaseOrder,
    views: { Seller: ForSeller },
    maxBytes: longOrder,
  }),
  tellItemDelivery: operation({
    subject: 'procurement.purchase-order.tell-item-delivery',
    method: 'PUT',
    path: '/purchase-orders/{id}/item-delivery',
    summary: 'How far the delivery of some items is, by the seller of the order; only forward',
    needs: { any: ['procurement:edit'], only: ['Seller'] },
    params: ById,
    body: ItemDelivery,
    reply: ForSeller,
  }),
  cancelRest: operation({
    subject: 'procurement.purchase-order.cancel-rest',
    method: 'PUT',
    path: '/purchase-orders/{id}/rest-cancellation',
    summary:
      'Take off an order what did not come by the last day on which it was expected; what came stays ordered, and is paid',
    needs: { any: ['procurement:edit'], only: offices },
    params: ById,
    body: RestCancellation,
    reply: PurchaseOrder,
  }),
  delete: operation({
    subject: 'procurement.purchase-order.delete',
    method: 'DELETE',
    path: '/purchase-orders/{id}',
    summary: 'Delete a draft, by who made it or a Super Admin',
    needs: { any: ['procurement:delete', 'procurement:edit'], only: offices },
    params: ById,
    reply: Done,
  }),
  deleted: operation({
    subject: 'procurement.purchase-order.list-deleted',
    method: 'GET',
    path: '/purchase-orders/deleted',
    summary: 'Drafts that were deleted and that the asker can bring back, the last one first',
    needs: { any: ['procurement:delete', 'procurement:edit'], only: offices },
    query: ListQuery,
    reply: pageOf(DeletedDraft),
  }),
  restore: operation({
    subject: 'procurement.purchase-order.restore',
    method: 'POST',
    path: '/purchase-orders/{id}/restore',
    summary:
      'Bring back a deleted draft, by who made it within 30 days or by a Super Admin at any time; one that is there stays',
    needs: { any: ['procurement:delete', 'procurement:edit'], only: offices },
    params: ById,
    reply: PurchaseOrder,
  }),
};
