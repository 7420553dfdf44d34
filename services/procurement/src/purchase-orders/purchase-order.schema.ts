import type { ApprovalStep, PurchaseOrderEntry, PurchaseOrder, PurchaseOrderStatus } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';
import type { WholeDelivery } from './order-days.js';

/** One line as stored; prices in paise. */
export type PurchaseLine = PurchaseOrder['items'][number];

/** A purchase order as stored; amounts in paise. When it was made is when it was requested. */
export interface PurchaseOrderRecord extends Stored, WholeDelivery {
  status: PurchaseOrderStatus;
  poNumber: string;
  title: string;
  description?: string;
  priority: PurchaseOrder['priority'];
  /** Its rank, to sort by. */
  urgency: number;
  department: string;
  buyerId: string;
  buyerName: string;
  buyerOrganizationId: string;
  buyerOrganizationName?: string;
  buyerContact?: PurchaseOrder['buyerContact'];
  sellerOrganizationId?: string;
  supplier?: string;
  supplierContact?: PurchaseOrder['supplierContact'];
  assigneeId?: string;
  assigneeName?: string;
  /** From the moment it was sent to the supplier, for good. */
  isSent: boolean;
  /** Of its items. */
  brands: string[];
  /** What its lines are of, to be found by what was paid before. */
  itemKeys?: string[];
  requestedBy: string;
  requestedById: string;
  expectedDeliveryDate: string;
  expectedDeliveryStartDate?: string;
  expectedDeliveryEndDate?: string;
  promisedDate?: string;
  gemContractNumber?: string;
  deliveryPerson?: PurchaseOrder['deliveryPerson'];
  items: PurchaseLine[];
  subtotal: number;
  gstTotal: number;
  totalAmount: number;
  notes?: string;
  internalNotes?: string;
  attachments: PurchaseOrder['attachments'];
  /** By the tiers that its value reached when it was submitted. */
  approvals?: ApprovalStep[];
  approvedBy?: string;
  approvedOnBehalfOf?: string;
  approvedDate?: Date;
  completedAt?: Date;
  /** Somebody was last reminded that it waits. */
  remindedAt?: Date;
  reason?: string;
  /** The requisition that it was made of. */
  requisitionId?: string;
  requisitionNumber?: string;
  /** Who made it, who edited it and whose requisition it was made of: none of them decides about it. */
  authorIds: string[];
  history: PurchaseOrderEntry[];
}

export const purchaseOrderSchema = recordSchema('purchaseOrders', {
  status: { type: String, required: true },
  poNumber: { type: String, required: true },
  title: String,
  description: String,
  priority: String,
  urgency: Number,
  department: String,
  buyerId: String,
  buyerName: String,
  buyerOrganizationId: { type: String, required: true },
  buyerOrganizationName: String,
  buyerContact: Object,
  sellerOrganizationId: String,
  supplier: String,
  supplierContact: Object,
  assigneeId: String,
  assigneeName: String,
  isSent: { type: Boolean, required: true },
  brands: [String],
  itemKeys: { type: [String], default: undefined },
  requestedBy: String,
  requestedById: { type: String, required: true },
  expectedDeliveryDate: String,
  expectedDeliveryStartDate: String,
  expectedDeliveryEndDate: String,
  promisedDate: String,
  gemContractNumber: String,
  deliveryPerson: Object,
  items: [Object],
  subtotal: Number,
  gstTotal: Number,
  totalAmount: Number,
  notes: String,
  internalNotes: String,
  attachments: [Object],
  approvals: { type: [Object], default: undefined },
  approvedBy: String,
  approvedOnBehalfOf: String,
  approvedDate: Date,
  deliveredAt: Date,
  isOnTime: Boolean,
  completedAt: Date,
  remindedAt: Date,
  reason: String,
  requisitionId: String,
  requisitionNumber: String,
  authorIds: [String],
  history: [Object],
})
  .index({ poNumber: 1 }, { unique: true })
  .index({ buyerOrganizationId: 1, createdAt: -1, _id: -1 })
  .index({ buyerOrganizationId: 1, expectedDeliveryDate: 1, _id: 1 })
  .index({ sellerOrganizationId: 1, isSent: 1, createdAt: -1, _id: -1 })
  .index({ status: 1, createdAt: -1, _id: -1 })
  .index({ createdAt: -1, _id: -1 })
  .index({ deletedAt: -1 }, { partialFilterExpression: { deletedAt: { $exists: true } } })
  .index({ updatedAt: -1, _id: -1 })
  .index({ completedAt: -1 }, { partialFilterExpression: { completedAt: { $exists: true } } })
  .index({ buyerOrganizationId: 1, updatedAt: -1, _id: -1 })
  .index({ requestedById: 1, createdAt: -1, _id: -1 })
  .index({ assigneeId: 1, createdAt: -1, _id: -1 })
  .index({ brands: 1, isSent: 1, createdAt: -1, _id: -1 })
  .index({ itemKeys: 1, approvedDate: -1 }, { partialFilterExpression: { approvedDate: { $exists: true } } });
