import { DomainError } from '@portal/service-kit';

export const otherKind = () =>
  new DomainError('OTHER_KIND', 409, 'User type mismatch detected. Please refresh the page and try again.');
