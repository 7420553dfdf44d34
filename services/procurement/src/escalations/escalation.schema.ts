import type { Escalation } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

type Told = Omit<
  Escalation,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'reportedDate' | 'assignedDate' | 'resolvedDate'
>;

/** An escalation as stored. */
export interface EscalationRecord extends Stored, Told {
  reportedDate: Date;
  assignedDate?: Date;
  resolvedDate?: Date;
  /** Buyer organisations that see the order; they follow its mapping. */
  organizations: string[];
  /** Of a purchase order's items: their makers see it. */
  brands: string[];
  /** The rank of its priority, to sort by. */
  urgency: number;
  /** The order's version when who sees it was last learnt. */
  orderRevision: number;
}

export const escalationSchema = recordSchema('escalations', {
  number: { type: String, required: true },
  title: { type: String, required: true },
  description: String,
  type: { type: String, required: true },
  priority: { type: String, required: true },
  status: { type: String, required: true },
  purchaseOrderId: { type: String, required: true },
  source: String,
  purchaseOrderNumber: String,
  vendorName: String,
  sellerOrganizationId: { type: String, required: true },
  reportedBy: String,
  reportedById: String,
  reportedDate: Date,
  dueOn: String,
  assignedTo: String,
  assignedDate: Date,
  resolution: String,
  resolvedDate: Date,
  notes: [Object],
  organizations: [String],
  brands: [String],
  urgency: Number,
  orderRevision: Number,
})
  .index({ number: 1 }, { unique: true })
  .index({ purchaseOrderId: 1 })
  .index({ brands: 1, reportedDate: -1, _id: -1 })
  .index({ organizations: 1, reportedDate: -1, _id: -1 })
  .index({ sellerOrganizationId: 1, reportedDate: -1, _id: -1 })
  .index({ status: 1, reportedDate: -1, _id: -1 })
  .index({ reportedDate: -1, _id: -1 });
