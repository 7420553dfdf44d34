import { lazy } from 'react';

/** The quotes of a closed request as they are shown, and awarded, where it waits beside other things. */
export const AwardEvidence = lazy(async () => ({
  default: (await import('./rfq/award-evidence.js')).AwardEvidence,
}));
