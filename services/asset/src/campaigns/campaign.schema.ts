import type { CampaignScope, CampaignStatus, HistoryEntry } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** The figures that are kept with a campaign; each changes in the transaction that changes a row behind it. */
export interface Tally {
  found: number;
  unexpected: number;
  wrongLocation: number;
  damaged: number;
}

/** A verification campaign as stored. */
export interface CampaignRecord extends Stored, Partial<CampaignScope>, Tally {
  number: string;
  name: string;
  status: CampaignStatus;
  organizationId: string;
  organizationName: string;
  dueDate: string;
  auditorIds: string[];
  auditors: { id: string; name: string }[];
  /** The list of expected assets stands. */
  isListed: boolean;
  expected: number;
  /** Each count and correction raises it: whoever closes the campaign at that moment, and whoever counts, meet in this one document. */
  countsMade: number;
  startedAt?: Date;
  closedAt?: Date;
  closedBy?: string;
  reason?: string;
  /** The end and the step of which its auditors were reminded. */
  remindedFor?: string;
  createdById: string;
  createdBy: string;
  history: HistoryEntry[];
}

const text = { type: String, required: true };
const figure = { type: Number, required: true };

export const campaignSchema = recordSchema('campaigns', {
  number: text,
  name: text,
  status: text,
  organizationId: text,
  organizationName: text,
  category: String,
  location: String,
  holderDepartment: String,
  dueDate: text,
  auditorIds: { type: [String], required: true },
  auditors: [Object],
  isListed: { type: Boolean, required: true },
  expected: figure,
  found: figure,
  unexpected: figure,
  wrongLocation: figure,
  damaged: figure,
  countsMade: figure,
  startedAt: Date,
  closedAt: Date,
  closedBy: String,
  reason: String,
  remindedFor: String,
  createdById: text,
  createdBy: text,
  history: [Object],
})
  .index({ number: 1 }, { unique: true })
  .index({ organizationId: 1, createdAt: -1, _id: -1 })
  .index({ auditorIds: 1, status: 1 })
  .index({ createdAt: -1, _id: -1 })
  .index({ status: 1, dueDate: 1 });
