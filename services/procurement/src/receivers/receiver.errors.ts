import { DomainError, invalid } from '@portal/service-kit';

export const notMapped = () =>
  new DomainError(
    'ORDER_NOT_MAPPED',
    409,
    'This order is not mapped to a buyer yet. Ask the buyer to map it; only then a delivery can be proven.',
  );
export const receiverMissing = () =>
  new DomainError('RECEIVER_MISSING', 409, 'The buyer has not named who receives the delivery. Please ask the buyer.');
export const receiverGone = () =>
  new DomainError(
    'RECEIVER_GONE',
    409,
    'Whoever was to receive can no longer do so for this office. The buyer must name somebody else.',
  );
export const notOfTheOffice = () => invalid({ receiverId: 'Please choose an active person of your office' });
export const notYourOrder = () =>
  new DomainError('ORDER_NOT_YOURS', 409, 'Only the office that the order is mapped to names who receives it');
export const nothingToReceive = () =>
  new DomainError('ORDER_COMPLETED', 409, 'Everything of this order was delivered already');
