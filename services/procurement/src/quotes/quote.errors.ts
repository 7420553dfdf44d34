import type { linesBeyond } from '@portal/contracts';
import { DomainError, invalid, refuse } from '@portal/service-kit';

export const alreadyAnswered = () =>
  new DomainError('QUOTE_EXISTS', 409, 'Your organisation has a quote for this request already');
const notUnique = 'Quote number must be unique';
export const numberTaken = () =>
  new DomainError('QUOTE_NUMBER_TAKEN', 409, notUnique, { fields: { quoteNumber: notUnique } });
export const requestClosed = () => new DomainError('REQUEST_CLOSED', 409, 'The request is closed');
export const unknownRequest = () => refuse('NOT_FOUND');
export const unknownLine = () => invalid({ items: 'There is no such line in the request' });
export const moreThanAsked = (lines: ReturnType<typeof linesBeyond>) =>
  invalid(Object.fromEntries(lines.map(({ path, message }) => [path.join('.'), message])));
export const fileGone = () => invalid({ files: 'Please upload this file again' });
export const endsBeforeClosing = () => invalid({ validUntil: 'The validity must not end before the closing' });
