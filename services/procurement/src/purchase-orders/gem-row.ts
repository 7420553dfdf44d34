import {
  type Actor,
  entriesOf,
  gemRowPrefix,
  type OrderStatus,
  type PurchaseOrder,
  purchaseOrderState,
  type PurchaseOrderStatus,
  toRupees,
} from '@portal/contracts';
import { historyFor } from '../orders/order.history.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { openUnitsStage } from './delivered-items.js';

/** What a GeM order is called among purchase orders; both lists of names have one order, by which they are sorted. */
export const statusOfGem = {
  'Pending Approval': 'Pending Approval',
  Approved: 'Approved',
  Rejected: 'Rejected',
  'In Progress': 'In Production',
  Completed: 'Completed',
  Cancelled: 'Cancelled',
} as const satisfies Record<OrderStatus, PurchaseOrderStatus>;

/** The GeM statuses that stand behind these of purchase orders. */
export const gemStatusesOf = (statuses: readonly PurchaseOrderStatus[]): OrderStatus[] =>
  entriesOf<OrderStatus, PurchaseOrderStatus>(statusOfGem)
    .filter(([, status]) => statuses.includes(status))
    .map(([status]) => status);

/** The id of the GeM order that such a row is of; none of a purchase order's own id. */
export const gemIdOf = (id: string) => (id.startsWith(gemRowPrefix) ? id.slice(gemRowPrefix.length) : undefined);

export const noTitle = 'Seller Order';
/** What a GeM order without one shows (requirements: conversion of a seller order). */
export const noDepartment = '-';

/** A GeM order as a row of the list, in the database. */
export const gemRowStage = {
  $project: {
    _id: { $concat: [gemRowPrefix, '$_id'] },
    source: { $literal: 'gem' },
    version: 1,
    createdAt: 1,
    updatedAt: 1,
    poNumber: { $ifNull: ['$gemContractNumber', '$_id'] },
    title: { $ifNull: ['$gemOrderCategory', noTitle] },
    priority: 1,
    urgency: 1,
    status: {
      $switch: {
        branches: entriesOf<OrderStatus, PurchaseOrderStatus>(statusOfGem).map(([from, to]) => ({
          case: { $eq: ['$status', from] },
          then: { $literal: to },
        })),
        default: { $literal: 'Pending Approval' },
      },
    },
    department: { $ifNull: ['$gemBuyerDepartmentName', noDepartment] },
    supplier: '$sellerName',
    sellerOrganizationId: 1,
    assigneeId: { $ifNull: ['$assigneeId', '$sellerId'] },
    assigneeName: { $ifNull: ['$assigneeName', '$sellerName'] },
    requestedBy: '$buyerContact.officerName',
    requestedById: '$createdById',
    expectedDeliveryDate: '$expectedDeliveryWindow.endDate',
    deliveredAt: 1,
    isOnTime: 1,
    totalAmount: 1,
    openUnits: openUnitsStage,
  },
};

/** The files of a GeM order as those of a purchase order: each is the only one of its kind. */
const attachmentsOf = ({ gemOrderFile, oemAuthorizationLetter }: OrderRecord): PurchaseOrder['attachments'] =>
  [gemOrderFile, oemAuthorizationLetter].flatMap((file) => (file ? [{ ...file, kind: 'Other', number: 1 }] : []));

/** A whole GeM order as a purchase order, with who answers for its seller; paise become rupees. */
export function gemView(
  order: OrderRecord,
  actor: Actor,
  supplierContact: PurchaseOrder['supplierContact'],
): PurchaseOrder {
  const status = statusOfGem[order.status];
  return {
    id: `${gemRowPrefix}${order._id}`,
    source: 'gem',
    sellerOrderId: order._id,
    version: order.version,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    poNumber: order.gemContractNumber || order._id,
    title: order.gemOrderCategory || noTitle,
    priority: order.priority,
    status,
    department: order.gemBuyerDepartmentName || noDepartment,
    currency: 'INR',
    supplier: order.sellerName,
    supplierContact,
    sellerOrganizationId: order.sellerOrganizationId,
    assigneeId: order.assigneeId ?? order.sellerId,
    assigneeName: order.assigneeName ?? order.sellerName,
    requestedBy: order.buyerContact.officerName,
    requestedById: order.createdById,
    requestedDate: order.createdAt.toISOString(),
    expectedDeliveryDate: order.expectedDeliveryWindow.endDate,
    deliveredAt: order.deliveredAt?.toISOString(),
    isOnTime: order.isOnTime,
    expectedDeliveryStartDate: order.expectedDeliveryWindow.startDate,
    expectedDeliveryEndDate: order.expectedDeliveryWindow.endDate,
    gemContractNumber: order.gemContractNumber,
    gemOrderCategory: order.gemOrderCategory,
    buyerId: order.buyerId,
    buyerName: order.buyerName,
    buyerOrganizationId: order.buyerOrganizationId,
    buyerContact: order.buyerContact,
    deliveryPerson: order.deliveryPerson,
    items: order.items.map((item) => ({
      id: item.id,
      assetName: item.productName,
      category: item.categoryType,
      quantity: item.quantity,
      delivered: item.delivered,
      unitPrice: toRupees(item.unitPrice),
      gst: item.gst,
      gstAmount: toRupees(item.gstAmount),
      totalPrice: toRupees(item.totalPrice),
      deliveryStatus: item.delivered >= item.quantity ? 'Delivered' : purchaseOrderState(status).itemDelivery,
      specifications: {
        brand: item.brand,
        model: item.modelNumber,
        category: item.categoryType,
        warrantyPeriod: item.warrantyPeriod,
        amcResponsibility: item.amcResponsibility,
        installationRequired: item.installationRequired,
      },
    })),
    subtotal: toRupees(order.subtotal),
    gstTotal: toRupees(order.gstTotal),
    totalAmount: toRupees(order.totalAmount),
    notes: order.notes,
    attachments: attachmentsOf(order),
    gemOrderFile: order.gemOrderFile,
    oemAuthorizationLetter: order.oemAuthorizationLetter,
    approvedBy: order.approvedBy,
    approvedDate: order.approvedAt?.toISOString(),
    reason: order.cancellationReason ?? order.rejectionReason,
    history: historyFor(actor, order),
  };
}
