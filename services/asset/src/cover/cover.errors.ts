import { DomainError } from '@portal/service-kit';

const runs = 'This asset already has a warranty that runs; extend that one instead';

/** What is out of use for good has no new cover. */
export const disposedCover = 'A disposed asset cannot be covered';

export const coverErrors = {
  /** Said at the field that would make it run. */
  warrantyRuns: (field: 'assetId' | 'warrantyEndDate') =>
    new DomainError('WARRANTY_RUNS', 409, runs, { fields: { [field]: runs } }),
};
