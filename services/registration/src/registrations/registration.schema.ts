import type { HistoryEntry, Placement, RegistrationKind, RegistrationStatus, StoredFile } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** How far the account of an approved registration is. */
interface StoredAccount {
  state: 'waiting' | 'created' | 'refused';
  userId?: string;
  reason?: string;
}

/** Whom a reviewer would let in where; named so that the organisation's answer finds it. */
export interface StoredJoining {
  id: string;
  organizationId: string;
  organizationName: string;
  by: string;
  at: Date;
}

/** An application as stored; the password is a hash, and gone once it is approved. */
export interface RegistrationRecord extends Stored {
  number: string;
  kind: RegistrationKind;
  status: RegistrationStatus;
  name: string;
  contactPerson: string;
  email: string;
  phone: string;
  /** Of the mails to the applicant. */
  language: string;
  submittedAt: Date;
  reason?: string;
  fieldsToCorrect?: string[];
  decidedBy?: string;
  decidedAt?: Date;
  /** The bulk decision that decided it. */
  decidedIn?: string;
  account?: StoredAccount;
  /** What the reviewer decided about the organisation. */
  placement?: Placement;
  joining?: StoredJoining;
  /** The e-mail, while an account is about to be made with it: of two registrations one. */
  heldEmail?: string;
  /** Ids of the events about the account that were applied. */
  accountEvents?: string[];
  form: Record<string, unknown>;
  files: (StoredFile & { field: string })[];
  history: HistoryEntry[];
  /** What another registration must not have too, as `phone:9000000000`. */
  keys?: string[];
  passwordHash?: string;
}

export const registrationSchema = recordSchema('registrations', {
  number: { type: String, required: true },
  kind: { type: String, required: true },
  status: { type: String, required: true },
  name: { type: String, required: true },
  contactPerson: { type: String, required: true },
  email: { type: String, required: true },
  phone: { type: String, required: true },
  language: { type: String, required: true },
  submittedAt: { type: Date, required: true },
  reason: String,
  fieldsToCorrect: { type: [String], default: undefined },
  decidedBy: String,
  decidedAt: Date,
  decidedIn: String,
  account: { state: String, userId: String, reason: String },
  placement: Object,
  joining: { id: String, organizationId: String, organizationName: String, by: String, at: Date },
  heldEmail: String,
  accountEvents: { type: [String], default: undefined },
  form: { type: Object, required: true },
  files: { type: [Object], required: true },
  history: { type: [Object], required: true },
  keys: { type: [String], default: undefined },
  passwordHash: String,
});
registrationSchema.index({ number: 1 }, { unique: true });
registrationSchema.index({ email: 1, submittedAt: -1 });
registrationSchema.index({ status: 1, kind: 1, submittedAt: -1 });
registrationSchema.index({ submittedAt: -1 });
registrationSchema.index({ keys: 1 });
registrationSchema.index({ heldEmail: 1 }, { unique: true, partialFilterExpression: { heldEmail: { $exists: true } } });
