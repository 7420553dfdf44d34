import { DomainError, invalid } from '@portal/service-kit';

export const ownPurchaseOrder = () => new DomainError('PURCHASE_ORDER_OWN', 403, 'Nobody approves what they created');
export const noAuthority = () =>
  new DomainError(
    'PURCHASE_ORDER_NO_AUTHORITY',
    403,
    'Only a Super Admin, or a buyer of the office with an authorized designation, decides about this order',
  );
export const otherStep = () =>
  new DomainError('PURCHASE_ORDER_OTHER_STEP', 403, 'The order waits for the approval of another designation');
export const approvedAlready = () =>
  new DomainError(
    'PURCHASE_ORDER_APPROVED_ALREADY',
    409,
    'You approved this order already. The next approval is somebody else’s.',
  );
export const gemOrderRow = () =>
  new DomainError('PURCHASE_ORDER_OF_GEM', 409, 'This is a GeM order. It is changed on its own page.');
export const buyerMissing = () => invalid({ buyerId: 'Buyer is required.' });
export const sellerMissing = () => invalid({ sellerOrganizationId: 'Seller is required' });
