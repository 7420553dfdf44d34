import { DomainError, refuse } from '@portal/service-kit';

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
/** 'Quantity validation failed: {category}: attempting N, remaining capacity M' for each category that is over. */
export function tooMany(over: { category: string; attempting: number; remaining: number }[]) {
  const message = `Quantity validation failed: ${over
    .map(
      ({ category, attempting, remaining }) => `${category}: attempting ${attempting}, remaining capacity ${remaining}`,
    )
    .join('; ')}`;
  return new DomainError('DELIVERY_QUANTITY', 422, message, { fields: { deliveredAssets: message } });
}
