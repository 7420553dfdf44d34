import { warrantyClaimsADay } from '@portal/contracts';
import { DomainError, invalid, type Limit, rateExceeded } from '@portal/service-kit';

const open = 'This asset already has a claim that is open';
const uncovered =
  'This asset has no warranty that runs, and no AMC contract for which its maker is responsible: nothing can be claimed';
const ownAnswer = 'Nobody of its maker has an account: this claim would come to you, so the office raises it';
const taken = 'This serial number is already registered';

export const warrantyClaimErrors = {
  open: () => new DomainError('WARRANTY_CLAIM_OPEN', 409, open, { fields: { assetId: open } }),
  uncovered: () => new DomainError('WARRANTY_CLAIM_UNCOVERED', 409, uncovered, { fields: { assetId: uncovered } }),
  ownAnswer: () => new DomainError('WARRANTY_CLAIM_OWN', 403, ownAnswer, { fields: { assetId: ownAnswer } }),
  noAsset: () => invalid({ assetId: 'Asset not found' }),
  disposed: () => invalid({ assetId: 'A disposed asset cannot be claimed for' }),
  serialTaken: () => new DomainError('ASSET_SERIAL_TAKEN', 409, taken, { fields: { replacementSerial: taken } }),
  sameSerial: () => invalid({ replacementSerial: 'This is the serial number that the asset has' }),
  assetGone: () => invalid({ replacementSerial: 'The asset is no longer in the register: nothing can replace it' }),
  manyNotes: () => new DomainError('WARRANTY_CLAIM_NOTES', 409, 'This claim has as many notes as it can hold'),
};

/** Claims of one person: whoever raises and withdraws them again and again gets no further. */
export const warrantyClaimLimit: Limit = {
  purpose: 'warranty claims of',
  most: warrantyClaimsADay,
  minutes: 24 * 60,
  fromFirst: true,
  refusal: rateExceeded,
};
