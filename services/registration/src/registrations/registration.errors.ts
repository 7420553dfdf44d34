import type { Conflict } from '@portal/contracts';
import { DomainError, invalid } from '@portal/service-kit';
import type { RegistrationRecord } from './registration.schema.js';

const conflictOf = ({ status, decidedBy = '', decidedAt, updatedAt }: RegistrationRecord): Conflict => ({
  status,
  by: decidedBy,
  at: (decidedAt ?? updatedAt).toISOString(),
});

/** Somebody else was faster; who, when and what stands in `conflict`. */
export const alreadyDecided = (registration: RegistrationRecord) =>
  registration.status === 'Approved'
    ? new DomainError('ALREADY_APPROVED', 409, 'User is already approved.', { conflict: conflictOf(registration) })
    : new DomainError('ALREADY_DECIDED', 409, 'Somebody else has decided this registration already', {
        conflict: conflictOf(registration),
      });
/** Of the e-mail, not of this registration: it stays as it is. */
export const accountExists = () =>
  new DomainError('EMAIL_TAKEN', 409, 'An account with this e-mail address already exists');
export const emailHeld = () =>
  new DomainError(
    'EMAIL_HELD',
    409,
    'Another registration with this e-mail address is approved, and its account is about to be made',
  );
export const placementRequired = () =>
  new DomainError(
    'PLACEMENT_REQUIRED',
    409,
    'An organization of this or a similar name exists. Please choose: a new organization, or that one.',
  );
export const gstinTaken = () => new DomainError('GSTIN_TAKEN', 409, 'Another organization has this GSTIN');
export const unknownOrganization = () =>
  new DomainError('UNKNOWN_ORGANIZATION', 409, 'There is no such organization of this kind');
export const unknownRegistration = () => new DomainError('NOT_FOUND', 404, 'Registration not found');
export const otherKind = () =>
  new DomainError('OTHER_KIND', 409, 'User type mismatch detected. Please refresh the page and try again.');
export const fixedEmail = () => invalid({ emailId: 'The e-mail address of a registration cannot be changed' });
export const openAgain = () => invalid({ pass: 'Please open your registration again' });
