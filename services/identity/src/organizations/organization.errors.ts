import { DomainError } from '@portal/service-kit';

export const otherOrganization = () =>
  new DomainError('OTHER_ORGANIZATION', 409, 'Another organization of this name has a different GSTIN');
export const nameTaken = () => new DomainError('NAME_TAKEN', 409, 'Another organization has this name');
export const gstinTaken = () => new DomainError('GSTIN_TAKEN', 409, 'Another organization has this GSTIN');
