import type { HistoryEntry, OrderStatus, StoredFile } from '@portal/contracts';
import { recordSchema, type Stored, type StoredOtp } from '@portal/service-kit';

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

/** A GeM order as stored; amounts in paise. */
export interface OrderRecord extends Stored {
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
  items: OrderLine[];
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
  rejectionReason?: string;
  isMappedToBuyer: boolean;
  buyerId?: string;
  buyerName?: string;
  buyerOrganizationId?: string;
  mappedAt?: Date;
  otp?: StoredOtp;
  history: HistoryEntry[];
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
  expectedDeliveryWindow: Object,
  items: [Object],
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
  completedAt: Date,
  rejectionReason: String,
  isMappedToBuyer: { type: Boolean, required: true },
  buyerId: String,
  buyerName: String,
  buyerOrganizationId: String,
  mappedAt: Date,
  otp: Object,
  history: [Object],
})
  .index({ gemContractNumber: 1 }, { unique: true })
  .index({ organizations: 1, createdAt: -1 })
  .index({ sellerOrganizationId: 1, createdAt: -1 })
  .index({ status: 1, createdAt: -1 });
