import {
  type MappingDifference,
  type MappingStatus,
  numberedOrderStatuses,
  type Order,
  type OrderStatus,
  type Receiver,
  type Role,
  type StoredFile,
} from '@portal/contracts';
import { recordSchema, type Stored, type StoredOtp } from '@portal/service-kit';
import type { z } from 'zod';
import type { WholeDelivery } from '../purchase-orders/order-days.js';
import type { OrderEntry } from './order.history.js';

/** One line as stored; prices in paise. */
export interface OrderLine {
  id: string;
  productName: string;
  brand: string;
  modelNumber: string;
  categoryType: string;
  quantity: number;
  unitPrice: number;
  gst: number;
  gstAmount: number;
  totalPrice: number;
  gstin: string;
  warrantyPeriod: number;
  amcResponsibility: string;
  installationRequired: boolean;
  delivered: number;
}

/** Who receives, with the role of when they were named: it decides where their notice leads. Orders of before have none. */
type StoredReceiver = z.output<typeof Receiver> & { role?: Role };

/** An office's request for the order; kept when it is decided. */
export interface StoredRequest {
  id: string;
  status: MappingStatus;
  organizationId: string;
  organizationName: string;
  requestedBy: string;
  requestedById: string;
  receiver: StoredReceiver;
  differs: MappingDifference[];
  requestedAt: Date;
  expiresAt: Date;
  decidedAt?: Date;
  decidedBy?: string;
  reason?: string;
}

/** A GeM order as stored; amounts in paise. */
export interface OrderRecord extends Stored, WholeDelivery {
  status: OrderStatus;
  gemContractNumber: string;
  gemOrderCategory: string;
  gemBuyerDepartmentName: string;
  sellerId: string;
  sellerName: string;
  sellerOrganizationId: string;
  buyerContact: { officerName: string; designation: string; email: string; contactNumber: string };
  deliveryPerson: { officerName: string; designation: string; contactNumber: string };
  expectedDeliveryWindow: { startDate: string; endDate: string };
  priority: Order['priority'];
  /** The place of its priority among all, by which lists are sorted. */
  urgency: number;
  items: OrderLine[];
  /** What its lines are of, to be found by what was paid before. */
  itemKeys?: string[];
  subtotal: number;
  gstTotal: number;
  totalAmount: number;
  gemOrderFile?: StoredFile;
  oemAuthorizationLetter?: StoredFile;
  notes?: string;
  createdById: string;
  createdByOrganizationId: string;
  /** Buyer organisations that see it: the one that made it and the one it is mapped to. */
  organizations: string[];
  approvedBy?: string;
  approvedAt?: Date;
  completedAt?: Date;
  /** Somebody was last reminded that it waits. */
  remindedAt?: Date;
  rejectionReason?: string;
  cancellationReason?: string;
  isMappedToBuyer: boolean;
  buyerId?: string;
  buyerName?: string;
  buyerOrganizationId?: string;
  mappedAt?: Date;
  receiver?: StoredReceiver;
  /** Who of the buyer's office looks after it. */
  assigneeId?: string;
  assigneeName?: string;
  mappingRequests?: StoredRequest[];
  /** Buyer organisations that a Super Admin took it off: they get it back only by a Super Admin. */
  takenOff?: string[];
  otp?: StoredOtp;
  history: OrderEntry[];
}

export const orderSchema = recordSchema('orders', {
  status: { type: String, required: true },
  gemContractNumber: { type: String, required: true },
  gemOrderCategory: String,
  gemBuyerDepartmentName: String,
  sellerId: String,
  sellerName: String,
  sellerOrganizationId: { type: String, required: true },
  buyerContact: Object,
  deliveryPerson: Object,
  expectedDeliveryWindow: { startDate: String, endDate: String },
  priority: String,
  urgency: Number,
  items: [Object],
  itemKeys: { type: [String], default: undefined },
  subtotal: Number,
  gstTotal: Number,
  totalAmount: Number,
  gemOrderFile: Object,
  oemAuthorizationLetter: Object,
  notes: String,
  createdById: String,
  createdByOrganizationId: String,
  organizations: [String],
  approvedBy: String,
  approvedAt: Date,
  deliveredAt: Date,
  isOnTime: Boolean,
  completedAt: Date,
  remindedAt: Date,
  rejectionReason: String,
  cancellationReason: String,
  isMappedToBuyer: { type: Boolean, required: true },
  buyerId: String,
  buyerName: String,
  buyerOrganizationId: String,
  mappedAt: Date,
  receiver: Object,
  assigneeId: String,
  assigneeName: String,
  mappingRequests: { type: [Object], default: undefined },
  takenOff: { type: [String], default: undefined },
  otp: Object,
  history: [Object],
})
  .index(
    { gemContractNumber: 1 },
    { unique: true, partialFilterExpression: { status: { $in: [...numberedOrderStatuses] } } },
  )
  // Looking one up by its number asks for fewer statuses than the unique index holds, which then serves no such question.
  .index({ gemContractNumber: 1, status: 1 })
  .index({ organizations: 1, createdAt: -1, _id: -1 })
  .index({ sellerOrganizationId: 1, createdAt: -1, _id: -1 })
  .index({ status: 1, createdAt: -1, _id: -1 })
  .index({ createdAt: -1, _id: -1 })
  .index({ updatedAt: -1, _id: -1 })
  .index({ completedAt: -1 }, { partialFilterExpression: { completedAt: { $exists: true } } })
  .index({ itemKeys: 1, approvedAt: -1 }, { partialFilterExpression: { approvedAt: { $exists: true } } })
  .index(
    { 'mappingRequests.organizationId': 1 },
    { partialFilterExpression: { 'mappingRequests.organizationId': { $exists: true } } },
  );
