import { DomainError, invalid } from '@portal/service-kit';

export const ownRequisition = () => new DomainError('REQUISITION_OWN', 403, 'Nobody decides about what they raised');
export const notWaiting = () =>
  new DomainError('REQUISITION_NOT_WAITING', 409, 'The requisition does not wait for an order any more');
export const notAcceptedYet = () =>
  new DomainError(
    'REQUISITION_NOT_ACCEPTED',
    409,
    'The requisition was not accepted yet. It is accepted first, then ordered.',
  );
export const askedAlready = () =>
  new DomainError('REQUISITION_ASKED', 409, 'Quotes for this requisition were requested already');
export const ofAnotherOffice = () => invalid({ buyerId: 'The requisition is of another office' });
