import { DomainError, invalid, type Limit, type NextOtp, rateExceeded, refuse } from '@portal/service-kit';

const wrong = 'Invalid OTP. Please try again.';
const locked = 'Maximum attempts exceeded. Please contact support.';

export const deviceErrors = {
  wrongOtp: () => new DomainError('DEVICE_OTP_WRONG', 422, wrong, { fields: { otp: wrong } }),
  otpLocked: () => new DomainError('DEVICE_OTP_LOCKED', 409, locked, { fields: { otp: locked } }),
  otpTooSoon: ({ wait, because }: Extract<NextOtp, { wait: number }>) =>
    refuse('TOO_MANY', {
      retryAfter: wait,
      message:
        because === 'pause'
          ? 'Please wait 30 seconds before asking for another OTP'
          : `Rate limit exceeded. Please try again in ${Math.ceil(wait / 60)} minute(s).`,
    }),
  acknowledgeFirst: () =>
    new DomainError('DEVICE_NOT_ACKNOWLEDGED', 409, 'Please acknowledge first that you received the device'),
  otpFirst: () => new DomainError('DEVICE_OTP_NEEDED', 409, 'Please verify with the OTP first'),
  unanswered: () => invalid({ items: 'Please answer every item' }),
};

/** A device does not go to repair and back all day: what its holder says of it stands in its life. */
export const repairStatusLimit: Limit = {
  purpose: 'repair status of',
  most: 10,
  minutes: 24 * 60,
  fromFirst: true,
  refusal: rateExceeded,
};
