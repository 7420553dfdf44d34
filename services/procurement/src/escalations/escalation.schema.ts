import type { Escalation } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

type Told = Omit<
  Escalation,
  | 'id'
  | 'version'
  | 'mayAnswer'
  | 'mayResolve'
  | 'createdAt'
  | 'updatedAt'
  | 'reportedDate'
  | 'assignedDate'
  | 'resolvedDate'
>;

/** An escalation as stored. */
export interface EscalationRecord extends Stored, Omit<Told, 'notes'> {
  /** Each with the organisation of who wrote it; those from before it was stored lack it. */
  notes: (Told['notes'][number] & { organizationId?: string })[];
  reportedDate: Date;
  assignedDate?: Date;
  resolvedDate?: Date;
  /** The day that somebody was reminded of. */
  remindedFor?: string;
  /** Missing in those from before it was stored. */
  reportedByOrganizationId?: string;
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
  reportedByOrganizationId: String,
  reportedDate: Date,
  dueOn: String,
  answeringSide: { type: String, required: true },
  cause: Object,
  remindedFor: String,
  assignedTo: String,
  assignedToId: String,
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
