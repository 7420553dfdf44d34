import type { NotificationPreferences, PersonFile, Role } from '@portal/contracts';
import { recordSchema, type SealedText, type Stored } from '@portal/service-kit';

/** The authenticator app of an account: its secret sealed, its recovery codes as hashes. */
export interface StoredFactor {
  secret: SealedText;
  since?: Date;
  /** The time step of the last code that was taken: it is not taken twice. */
  lastStep: number;
  recoveryHashes: string[];
}

/** An account as stored. */
export interface UserRecord extends Stored {
  name: string;
  /** Lower-case and unique; a deleted account's is kept as `formerEmail`, so that it is free. */
  email?: string;
  formerEmail?: string;
  /** A deleted account was suspended before: brought back it is suspended again. */
  suspendedBefore?: boolean;
  role: Role;
  /** What is not exactly 'active' gives no access. */
  status: string;
  organizationId: string;
  organizationName: string;
  department: string;
  designation?: string;
  /** Nobody but its owner said so: it gives no authority. */
  ownDesignation?: boolean;
  phone?: string;
  language?: string;
  /** What the form of the role asks besides: address, tax number, brands, devices. */
  form?: Record<string, unknown>;
  files?: (Omit<PersonFile, 'keptBy'> & Partial<Pick<PersonFile, 'keptBy'>>)[];
  avatar?: string;
  preferences?: NotificationPreferences;
  /** Words of name, e-mail, department and organisation, for the search. */
  words?: string[];
  passwordHash: string;
  passwordChangedAt?: Date;
  mustChangePassword: boolean;
  temporaryUntil?: Date;
  factor?: StoredFactor;
  /** Made, but not confirmed with a code yet. */
  factorToConfirm?: SealedText;
  /** Rises when all sessions end: a session of an earlier epoch is over. */
  epoch: number;
  sessionsEndedAt?: Date;
  lastSignInAt?: Date;
  registrationId?: string;
  /** Decides who joins the organisation. */
  organizationAdministrator?: boolean;
  /** Exists in demo mode only. */
  demo?: boolean;
}

/** What must not stand in the audit log. */
export const secretFields = [
  'passwordHash',
  'epoch',
  'sessionsEndedAt',
  'temporaryUntil',
  'factor',
  'factorToConfirm',
  'words',
] as const;

export const userSchema = recordSchema('users', {
  name: { type: String, required: true },
  email: String,
  formerEmail: String,
  suspendedBefore: Boolean,
  role: { type: String, required: true },
  status: { type: String, required: true },
  organizationId: { type: String, required: true },
  organizationName: { type: String, required: true },
  department: { type: String, required: false },
  designation: String,
  ownDesignation: Boolean,
  phone: String,
  language: String,
  form: Object,
  files: { type: [Object], default: undefined },
  avatar: String,
  preferences: {
    email: Boolean,
    push: Boolean,
    sms: Boolean,
    warranty: Boolean,
    amc: Boolean,
    maintenance: Boolean,
  },
  words: { type: [String], default: undefined },
  passwordHash: { type: String, required: true },
  passwordChangedAt: Date,
  mustChangePassword: { type: Boolean, required: true },
  temporaryUntil: Date,
  factor: Object,
  factorToConfirm: Object,
  epoch: { type: Number, required: true },
  sessionsEndedAt: Date,
  lastSignInAt: Date,
  registrationId: String,
  organizationAdministrator: Boolean,
  demo: Boolean,
});
const where = (field: string) => ({ unique: true, partialFilterExpression: { [field]: { $exists: true } } });
userSchema.index({ email: 1 }, where('email'));
userSchema.index({ registrationId: 1 }, where('registrationId'));
userSchema.index({ organizationId: 1, role: 1, status: 1 });
userSchema.index({ role: 1, status: 1, createdAt: -1 });
userSchema.index({ sessionsEndedAt: 1 }, { partialFilterExpression: { sessionsEndedAt: { $exists: true } } });
userSchema.index({ phone: 1 }, { partialFilterExpression: { phone: { $exists: true } } });

/** By what a list is sorted, each with an index of its own: of one role, of one department, and of all. */
export const userSorts = {
  name: 'name',
  email: 'email',
  role: 'role',
  status: 'status',
  organizationName: 'organizationName',
  department: 'department',
  createdAt: 'createdAt',
  lastSignInAt: 'lastSignInAt',
} as const;
for (const field of Object.values(userSorts)) {
  userSchema.index({ [field]: 1, _id: 1 });
  for (const within of ['role', 'department'])
    if (field !== within) userSchema.index({ [within]: 1, [field]: 1, _id: 1 });
}
/** Sorts by what the words of the search are made of, with those who share a word in their order. */
export const wordSorts = ['name', 'email', 'organizationName', 'department'] as const;
for (const field of wordSorts) userSchema.index({ words: 1, [field]: 1, _id: 1 }, { name: `words_${field}` });
/** What picks few out of many. */
userSchema.index({ words: 1 }, { name: 'words' });
userSchema.index({ role: 1, words: 1 }, { name: 'roleWords' });
userSchema.index({ department: 1, role: 1, status: 1 });
userSchema.index({ status: 1, role: 1 }, { name: 'status' });
