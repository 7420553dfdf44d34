import { z } from 'zod';
import { StoredFile } from '../kernel/file.js';
import { HistoryEntry, Tracked } from '../kernel/list.js';
import { registrationStatuses } from '../states/registration.js';
import { OrganizationMatch } from './placement.js';
import { registrationKinds } from './registration.js';

/** What makes a registration suspicious; `others` are the numbers of the registrations that have the same. */
export const markCodes = [
  'SAME_EMAIL',
  'SAME_PHONE',
  'SAME_GSTIN',
  'SAME_GEM_SELLER_ID',
  'SAME_SERIAL_NUMBER',
  'ACCOUNT_HAS_EMAIL',
  'ACCOUNT_HAS_PHONE',
  'ACCOUNT_HAS_GSTIN',
  'SAME_ORGANIZATION',
  'SIMILAR_ORGANIZATION',
  'UNFITTING_MAIL_DOMAIN',
  'GSTIN_CHECKSUM',
  'GSTIN_OF_OTHER_STATE',
  'ACCOUNTS_UNCHECKED',
] as const;

/** Words for each mark. */
export const markWords: Record<(typeof markCodes)[number], string> = {
  SAME_EMAIL: 'Another registration has the same e-mail address',
  SAME_PHONE: 'Another registration has the same phone number',
  SAME_GSTIN: 'Another registration has the same GSTIN',
  SAME_GEM_SELLER_ID: 'Another registration has the same GeM Seller ID',
  SAME_SERIAL_NUMBER: 'Another registration has the same serial number',
  ACCOUNT_HAS_EMAIL: 'An account has this e-mail address already',
  ACCOUNT_HAS_PHONE: 'An account has this phone number already',
  ACCOUNT_HAS_GSTIN: 'An organization has this GSTIN already',
  SAME_ORGANIZATION: 'An organization of this name exists',
  SIMILAR_ORGANIZATION: 'An organization of a similar name exists',
  UNFITTING_MAIL_DOMAIN: 'The mail domain does not fit: it is a free mail service or not an official one',
  GSTIN_CHECKSUM: 'The check character of the GSTIN is wrong',
  GSTIN_OF_OTHER_STATE: 'The GSTIN belongs to another state than the address',
  ACCOUNTS_UNCHECKED: 'Accounts could not be compared right now',
};

export const Mark = z.object({
  code: z.enum(markCodes),
  field: z.string(),
  others: z.array(z.object({ id: z.string(), number: z.string(), name: z.string(), status: z.string() })),
});
export type Mark = z.output<typeof Mark>;

/** How far the account of an approved registration is. */
export const AccountState = z.object({
  state: z.enum(['waiting', 'created', 'refused']).meta({ label: 'State' }),
  userId: z.string().optional().meta({ label: 'User (id)' }),
  reason: z.string().optional().meta({ label: 'Reason' }),
});

/** Whom a reviewer would let in where, until it is confirmed. */
const JoiningState = z.object({
  id: z.string().meta({ label: 'Id' }),
  organizationId: z.string().meta({ label: 'Organization (id)' }),
  organizationName: z.string().meta({ label: 'Organization name' }),
  by: z.string().meta({ label: 'By' }),
  at: z.string().meta({ label: 'When' }),
});

/** A registration in a list; `marks` are the codes of what is suspicious, for those that wait. */
export const RegistrationRow = Tracked.extend({
  number: z.string().meta({ label: 'Number' }),
  kind: z.enum(registrationKinds).meta({ label: 'Kind' }),
  status: z.enum(registrationStatuses).meta({ label: 'Status' }),
  name: z.string().meta({ label: 'Name' }),
  contactPerson: z.string().meta({ label: 'Contact person' }),
  email: z.string().meta({ label: 'Email' }),
  phone: z.string().meta({ label: 'Phone' }),
  submittedAt: z.string().meta({ label: 'Submitted on', unit: 'instant' }),
  reason: z.string().optional().meta({ label: 'Reason' }),
  decidedBy: z.string().optional().meta({ label: 'Decided by' }),
  decidedAt: z.string().optional().meta({ label: 'Decided on', unit: 'instant' }),
  account: AccountState.optional().meta({ label: 'Account' }),
  joining: JoiningState.optional().meta({ label: 'Joining' }),
  marks: z.array(z.enum(markCodes)).optional(),
  /** The day (YYYY-MM-DD, in India) until which it is to be decided; only of what waits for that. */
  dueOn: z.string().optional(),
  /** That day is over. */
  overdue: z.boolean().optional(),
});

/** A registration as an administrator reads it; `form` holds every submitted field but the password. */
export const Registration = RegistrationRow.omit({ marks: true }).extend({
  form: z.record(z.string(), z.unknown()).meta({ label: 'Form' }),
  files: z
    .array(StoredFile.extend({ field: z.string().meta({ label: 'Field', namesFields: true }) }))
    .meta({ label: 'Files' }),
  history: z.array(HistoryEntry).meta({ label: 'History' }),
  /** Fields that the applicant was asked to correct. */
  fieldsToCorrect: z.array(z.string()).optional().meta({ label: 'Fields to correct', namesFields: true }),
  marks: z.array(Mark).optional(),
  /** Organisations that may be meant; missing where they could not be looked up. */
  organizations: z.array(OrganizationMatch).optional().meta({ label: 'Organizations (ids)' }),
});
export type Registration = z.output<typeof Registration>;

/** What the applicant is told. */
export const Submitted = z.object({
  success: z.literal(true),
  id: z.string(),
  number: z.string(),
  status: z.enum(registrationStatuses),
  submittedAt: z.string(),
});
