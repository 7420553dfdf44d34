import { type Limit, rateExceeded } from '@portal/service-kit';

/** A refusal tells that somebody else has registered a serial number: of so many an organisation hears in an hour, in whichever way it asks. */
export const strangersSerials: Limit = {
  purpose: 'serial numbers of others told to',
  most: 300,
  minutes: 60,
  fromFirst: true,
  refusal: rateExceeded,
};
