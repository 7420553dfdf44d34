import type { Ticket } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** A ticket as stored. */
export interface TicketRecord
  extends Stored, Omit<Ticket, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'resolvedAt'> {
  resolvedAt?: Date;
  urgency: number;
  stage: number;
}

export const ticketSchema = recordSchema('tickets', {
  number: { type: String, required: true },
  title: String,
  description: String,
  cause: Object,
  category: String,
  priority: String,
  urgency: Number,
  status: { type: String, required: true },
  stage: Number,
  deviceId: String,
  deviceName: String,
  assetUid: String,
  serialNumber: String,
  brand: String,
  organizationId: { type: String, required: true },
  department: String,
  createdById: { type: String, required: true },
  createdBy: String,
  createdByRole: String,
  contactPreference: String,
  preferredTime: String,
  assignedToOrganizationId: String,
  assignedTo: String,
  resolution: String,
  resolvedAt: Date,
  attachments: [Object],
  history: [Object],
})
  .index({ number: 1 }, { unique: true })
  .index({ createdById: 1, createdAt: -1 })
  .index({ organizationId: 1, createdAt: -1 })
  .index({ assignedToOrganizationId: 1, createdAt: -1 })
  .index({ deviceId: 1, createdAt: -1 })
  .index({ brand: 1, createdAt: -1 })
  .index({ status: 1, createdAt: -1 });
