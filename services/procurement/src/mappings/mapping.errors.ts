import { DomainError, refuse } from '@portal/service-kit';

export const alreadyAsked = () =>
  new DomainError('MAPPING_ASKED', 409, 'Your office has asked for this order already. Please wait for the answer.');
export const requestOver = () =>
  new DomainError('MAPPING_OVER', 409, 'This request is no longer open. Please look at the list again.');
export const adminDecides = () =>
  new DomainError('MAPPING_BY_ADMIN', 403, 'A Super Admin took this order off that office, so a Super Admin decides');
export const notMappedAtAll = () => new DomainError('ORDER_NOT_MAPPED', 409, 'This order is not mapped to a buyer');
export const deliveredAlready = () =>
  new DomainError('ORDER_DELIVERED', 409, 'A delivery of this order was accepted, so it stays with its office');
export const registeredAlready = () =>
  new DomainError('ORDER_REGISTERED', 409, 'Assets were registered against this order, so it stays with its office');
/** In the portal's own words, not in those of signing in. */
export const tooManyLookUps = (retryAfter: number) => refuse('TOO_MANY', { retryAfter });
