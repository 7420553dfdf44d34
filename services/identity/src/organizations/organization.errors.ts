import { DomainError } from '@portal/service-kit';

const alikeMessage =
  'An organization of this or a similar name exists. Please choose: a new organization, or that one.';
/** Somebody has to say which one is meant; `field` is that of the form. */
export const placementRequired = (field?: string) =>
  new DomainError('PLACEMENT_REQUIRED', 409, alikeMessage, field ? { fields: { [field]: alikeMessage } } : {});
export const unknownOrganization = () =>
  new DomainError('UNKNOWN_ORGANIZATION', 409, 'There is no such organization of this kind');
export const nameTaken = () => new DomainError('NAME_TAKEN', 409, 'Another organization has this name');
export const gstinTaken = () => new DomainError('GSTIN_TAKEN', 409, 'Another organization has this GSTIN');
