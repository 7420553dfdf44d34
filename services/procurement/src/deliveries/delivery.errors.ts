import type { DeliveryDetail } from '@portal/contracts';
import { DomainError, invalid, refuse } from '@portal/service-kit';

export const otpWrong = () =>
  new DomainError('OTP_WRONG', 422, 'Invalid OTP. Please try again.', {
    fields: { otp: 'Invalid OTP. Please try again.' },
  });
export const otpSpent = () =>
  new DomainError('OTP_SPENT', 422, 'Maximum attempts exceeded. Please request a new OTP.', {
    fields: { otp: 'Maximum attempts exceeded. Please request a new OTP.' },
  });
export const otpMissing = () =>
  new DomainError('OTP_MISSING', 422, 'Please enter OTP', { fields: { otp: 'Please request an OTP first' } });
export const notInProgress = () => refuse('ILLEGAL_MOVE');
export const tooSoon = (seconds: number) =>
  refuse('TOO_MANY', {
    retryAfter: seconds,
    message: `Rate limit exceeded. Please try again in ${Math.ceil(seconds / 60)} minute(s).`,
  });
export const beforeOrder = () => invalid({ deliveryDate: 'The delivery date must not lie before the order' });
export const lineNeeded = (index: number) =>
  invalid({ [`deliveredAssets.${index}.lineId`]: 'The order has several lines of this category. Please choose one.' });
export const lineUnknown = (index: number) =>
  invalid({ [`deliveredAssets.${index}.category`]: 'The category is not part of this order' });
/** Of a unit whose serial number is typed in the proof. */
export const makerUnknown = 'The order names no brand of this item: announce its serial numbers with their maker first';
/** 'Quantity validation failed: {category}: attempting N, remaining capacity M' for each category that is over. */
export function tooMany(details: readonly DeliveryDetail[]) {
  const message = `Quantity validation failed: ${details
    .map(
      ({ category, attemptingToDeliver, remainingCapacity }) =>
        `${category}: attempting ${attemptingToDeliver}, remaining capacity ${remainingCapacity}`,
    )
    .join('; ')}`;
  return new DomainError('DELIVERY_QUANTITY', 422, message, {
    fields: { deliveredAssets: message },
    overDelivery: [...details],
  });
}
