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
/** What is outstanding says itself what is missing. */
export const notSettled = (outstanding: string) => new DomainError('PURCHASE_ORDER_NOT_SETTLED', 409, outstanding);
export const onItsWay = () =>
  new DomainError(
    'PURCHASE_ORDER_ON_ITS_WAY',
    409,
    'Goods of this order are on their way or delivered, so it cannot be cancelled',
  );
export const leftAlready = () =>
  new DomainError('PURCHASE_ORDER_GOODS_LEFT', 409, 'Goods of this order are on their way or delivered already');
export const restMayStillCome = () =>
  new DomainError(
    'PURCHASE_ORDER_REST_MAY_COME',
    409,
    'These goods may still come. The rest can be cancelled after the last day on which they are expected.',
  );
export const restAnnounced = () =>
  new DomainError(
    'PURCHASE_ORDER_REST_ANNOUNCED',
    409,
    'Goods of this order are announced: withdraw their dispatch advice first',
  );
export const nothingLeft = () =>
  new DomainError(
    'PURCHASE_ORDER_NOTHING_LEFT',
    409,
    'Nothing of this order has left its seller: cancel the order itself',
  );
export const furtherAlready = () =>
  new DomainError('PURCHASE_ORDER_ITEM_FURTHER', 409, 'The delivery of an item goes only forward');
export const otherItems = () => invalid({ itemIds: 'Please choose items of this order' });
export const dayOfNothing = () => invalid({ actualDeliveryDate: 'Only what is delivered has a delivery date' });
export const beforeSent = () =>
  invalid({ actualDeliveryDate: 'The delivery date must not lie before the order was sent' });
export const deletedLongAgo = () =>
  new DomainError(
    'PURCHASE_ORDER_DELETED_LONG_AGO',
    409,
    'This draft was deleted more than 30 days ago. Only a Super Admin can bring it back.',
  );
export const gemOrderRow = () =>
  new DomainError('PURCHASE_ORDER_OF_GEM', 409, 'This is a GeM order. It is changed on its own page.');
export const buyerMissing = () => invalid({ buyerId: 'Buyer is required.' });
export const sellerMissing = () => invalid({ sellerOrganizationId: 'Seller is required' });
