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
export const hasAccount = () => new DomainError('ALREADY_APPROVED', 409, 'User is already approved.');
export const unknownRegistration = () => new DomainError('NOT_FOUND', 404, 'Registration not found');
export const otherKind = () =>
  new DomainError('OTHER_KIND', 409, 'User type mismatch detected. Please refresh the page and try again.');
export const fixedEmail = () => invalid({ emailId: 'The e-mail address of a registration cannot be changed' });
export const openAgain = () => invalid({ pass: 'Please open your registration again' });
