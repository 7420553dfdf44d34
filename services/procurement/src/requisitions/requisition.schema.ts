import type { HistoryEntry, Requisition, RequisitionStatus, Role } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** One line as stored; the estimate in paise. */
export type RequisitionLine = Requisition['items'][number];

/** A requisition as stored; amounts in paise. */
export interface RequisitionRecord extends Stored {
  status: RequisitionStatus;
  number: string;
  title: string;
  justification: string;
  priority: Requisition['priority'];
  /** Its rank, to sort by. */
  urgency: number;
  neededBy: string;
  items: RequisitionLine[];
  estimatedTotal: number;
  organizationId: string;
  organizationName: string;
  requestedBy: string;
  requestedById: string;
  requesterRole: Role;
  /** From the moment it was submitted, for good: before that it is its requester's alone. */
  isSubmitted: boolean;
  decidedBy?: string;
  decidedAt?: Date;
  reason?: string;
  rfqId?: string;
  rfqNumber?: string;
  purchaseOrderId?: string;
  poNumber?: string;
  history: HistoryEntry[];
}

export const requisitionSchema = recordSchema('requisitions', {
  status: { type: String, required: true },
  number: { type: String, required: true },
  title: String,
  justification: String,
  priority: String,
  urgency: Number,
  neededBy: String,
  items: [Object],
  estimatedTotal: Number,
  organizationId: { type: String, required: true },
  organizationName: String,
  requestedBy: String,
  requestedById: { type: String, required: true },
  requesterRole: String,
  isSubmitted: { type: Boolean, required: true },
  decidedBy: String,
  decidedAt: Date,
  reason: String,
  rfqId: String,
  rfqNumber: String,
  purchaseOrderId: String,
  poNumber: String,
  history: [Object],
})
  .index({ number: 1 }, { unique: true })
  .index({ organizationId: 1, isSubmitted: 1, createdAt: -1, _id: -1 })
  .index({ requestedById: 1, createdAt: -1, _id: -1 })
  .index({ status: 1, createdAt: -1, _id: -1 })
  .index({ createdAt: -1, _id: -1 });
