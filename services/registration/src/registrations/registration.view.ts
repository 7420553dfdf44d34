import type { Mark, OrganizationMatch, Registration } from '@portal/contracts';
import { dueOf } from './due.js';
import type { RegistrationRecord } from './registration.schema.js';

/** A registration in a list. */
const registrationRow = (registration: RegistrationRecord) => ({
  id: registration._id,
  version: registration.version,
  createdAt: registration.createdAt.toISOString(),
  updatedAt: registration.updatedAt.toISOString(),
  number: registration.number,
  kind: registration.kind,
  status: registration.status,
  name: registration.name,
  contactPerson: registration.contactPerson,
  email: registration.email,
  phone: registration.phone,
  submittedAt: registration.submittedAt.toISOString(),
  reason: registration.reason,
  decidedBy: registration.decidedBy,
  decidedAt: registration.decidedAt?.toISOString(),
  account: registration.account,
  joining: registration.joining && { ...registration.joining, at: registration.joining.at.toISOString() },
  ...dueOf(registration),
});

/** The same with what is suspicious about it. */
export const markedRow = (registration: RegistrationRecord, marks: Mark[] | undefined) => ({
  ...registrationRow(registration),
  marks: marks?.map(({ code }) => code),
});

/** Whether an organisation is there, and is asked, is not the applicant's to know. */
const statusForApplicant = ({ status }: RegistrationRecord) =>
  status === 'Awaiting Confirmation' ? 'Pending' : status;

/** What the applicant follows it by. */
export const applicationView = (registration: RegistrationRecord) => ({
  id: registration._id,
  number: registration.number,
  kind: registration.kind,
  status: statusForApplicant(registration),
  name: registration.name,
  submittedAt: registration.submittedAt.toISOString(),
  reason: registration.status === 'Approved' ? undefined : registration.reason,
  fieldsToCorrect: registration.fieldsToCorrect,
});

/** All that an administrator reads; never the password. */
export const registrationView = (
  registration: RegistrationRecord,
  { marks, organizations }: { marks?: Mark[]; organizations?: OrganizationMatch[] } = {},
): Registration => ({
  ...registrationRow(registration),
  form: registration.form,
  files: registration.files,
  history: registration.history,
  fieldsToCorrect: registration.fieldsToCorrect,
  marks,
  organizations,
});

/** What the applicant is told. */
export const submittedView = (registration: RegistrationRecord) => ({
  success: true as const,
  id: registration._id,
  number: registration.number,
  status: statusForApplicant(registration),
  submittedAt: registration.submittedAt.toISOString(),
});
