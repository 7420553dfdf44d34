import { DomainError, invalid, refuse } from '@portal/service-kit';

export const quotesSealed = () =>
  new DomainError('QUOTES_SEALED', 409, 'The quotes are sealed until the request is closed');
export const quoteExpired = () => new DomainError('QUOTE_EXPIRED', 409, 'The validity of this quote has ended');
export const unknownSeller = () => invalid({ sellerIds: 'Seller is required' });
export const unknownOrder = () => invalid({ purchaseOrderId: 'There is no such record' });
export const unknownQuote = () => invalid({ quoteId: 'Please choose a quote' });
export const closingPast = () => invalid({ closesAt: 'The closing time must lie in the future' });
/** Somebody else was first. */
export const awardedAlready = () => refuse('ILLEGAL_MOVE', { message: 'The request was awarded already' });
