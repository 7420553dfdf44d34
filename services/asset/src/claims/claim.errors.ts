import { claimsADay } from '@portal/contracts';
import { DomainError, invalid, type Limit, rateExceeded } from '@portal/service-kit';

const claimed = 'You have already asked for this device; your office has not decided yet';
const own = 'This device is already among yours';

export const claimErrors = {
  claimed: () => new DomainError('DEVICE_CLAIMED', 409, claimed, { fields: { serialNumber: claimed } }),
  own: () => new DomainError('DEVICE_OWN', 409, own, { fields: { serialNumber: own } }),
  held: () =>
    new DomainError('DEVICE_HELD', 409, 'Somebody else holds this device; take it back before you confirm the claim'),
  otherSerial: () => invalid({ assetId: 'Please choose the device of this serial number' }),
};

/** Claims of one person: whoever tries serial numbers gets no further. */
export const claimLimit: Limit = {
  purpose: 'device claims of',
  most: claimsADay,
  minutes: 24 * 60,
  fromFirst: true,
  refusal: rateExceeded,
};
