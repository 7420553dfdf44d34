import { DomainError, invalid, refuse } from '@portal/service-kit';

export const recordNotFound = (field: string) => invalid({ [field]: 'There is no such record' });
export const notYours = () => refuse('FORBIDDEN');
export const ownDocument = () =>
  new DomainError('DOCUMENT_OWN', 403, 'Nobody decides about a document of their own organization');
export const approvedStays = () =>
  new DomainError('DOCUMENT_APPROVED', 409, 'An approved document is not deleted; upload a new version instead');
export const notPending = () => refuse('ILLEGAL_MOVE');
