import type { AmcContract, Warranty } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';
import { Schema } from 'mongoose';
import type { StoredAcknowledgment } from '../assets/asset-record.js';

type Given = 'id' | 'version' | 'createdAt' | 'updatedAt';

/** A warranty as stored; whom it concerns follows its asset. */
export interface WarrantyRecord extends Stored, Omit<Warranty, Given | 'status' | 'remainingDays'> {
  /** Kept only where somebody ended it; all else is a matter of days. */
  status?: 'Cancelled';
  sellerOrderId: string;
  sellerOrganizationId: string;
  sellerName: string;
  buyerOrganizationId?: string;
  endUserId?: string;
  /** The end and the days before it that its sides were last told of. */
  remindedFor?: string;
}

/** An AMC contract as stored; value in paise. */
export interface AmcRecord extends Stored, Omit<AmcContract, Given | 'remainingDays' | 'value'> {
  /** Paise. */
  value: number;
  sellerOrderIds: string[];
  sellerOrganizationId: string;
  buyerOrganizationId?: string;
  endUserIds: string[];
  /** Brands of its assets whose maker the order made responsible; missing in contracts of before. */
  makerBrands?: string[];
  /** The end and the days before it that its sides were last told of. */
  remindedFor?: string;
  /** The day of the preventive service that a ticket was opened for, and that of the one that was told as overdue. */
  dueFor?: string;
  overdueFor?: string;
  /** Its office has seen its end; counts while the end is that one. */
  acknowledged?: StoredAcknowledgment;
}

const text = { type: String, required: true };

export const warrantySchema = recordSchema('warranties', {
  warrantyNumber: text,
  assetId: text,
  assetName: text,
  serialNumber: text,
  brand: String,
  customerName: text,
  customerEmail: text,
  customerPhone: text,
  purchaseDate: text,
  warrantyType: text,
  warrantyStartDate: text,
  warrantyEndDate: text,
  contactPerson: text,
  contactPhone: text,
  contactEmail: text,
  warrantyTerms: String,
  coverageDetails: String,
  exclusions: String,
  notes: String,
  status: String,
  reason: String,
  history: { type: [Object], default: undefined },
  sellerOrderId: text,
  sellerOrganizationId: text,
  sellerName: text,
  buyerOrganizationId: String,
  endUserId: String,
  remindedFor: String,
});
warrantySchema.index({ assetId: 1 });
warrantySchema.index({ warrantyEndDate: 1 });
warrantySchema.index({ sellerOrderId: 1 });
warrantySchema.index({ sellerOrganizationId: 1, createdAt: 1, _id: 1 });
warrantySchema.index({ buyerOrganizationId: 1, createdAt: 1, _id: 1 });
warrantySchema.index({ brand: 1, createdAt: 1, _id: 1 });
warrantySchema.index({ endUserId: 1 });
warrantySchema.index({ warrantyNumber: 1 }, { unique: true });

export const amcSchema = recordSchema('amc_contracts', {
  contractNumber: text,
  assetIds: [String],
  assetNames: [String],
  provider: text,
  startDate: text,
  endDate: text,
  value: { type: Number, required: true },
  status: text,
  serviceType: text,
  customerName: String,
  customerEmail: String,
  customerPhone: String,
  contactPerson: text,
  contactPhone: text,
  contactEmail: text,
  lastServiceDate: String,
  nextServiceDate: String,
  terms: String,
  coverageDetails: String,
  renewalOfId: String,
  renewalOf: String,
  renewedById: String,
  renewedBy: String,
  reason: String,
  history: { type: [Object], default: undefined },
  sellerOrderIds: [String],
  sellerOrganizationId: text,
  buyerOrganizationId: String,
  endUserIds: [String],
  makerBrands: { type: [String], default: undefined },
  remindedFor: String,
  acknowledged: Schema.Types.Mixed,
  dueFor: String,
  overdueFor: String,
});
amcSchema.index({ assetIds: 1 });
amcSchema.index({ endDate: 1 });
amcSchema.index({ nextServiceDate: 1 });
amcSchema.index({ sellerOrderIds: 1 });
amcSchema.index({ sellerOrganizationId: 1, createdAt: 1, _id: 1 });
amcSchema.index({ buyerOrganizationId: 1, createdAt: 1, _id: 1 });
amcSchema.index({ endUserIds: 1 });
amcSchema.index({ makerBrands: 1, endDate: 1, _id: 1 });
amcSchema.index({ contractNumber: 1 }, { unique: true });
