import { DomainError } from '@portal/service-kit';

const runs = 'This asset already has a warranty that runs; extend that one instead';

export const coverErrors = {
  /** Said at the field that would make it run. */
  warrantyRuns: (field: 'assetId' | 'warrantyEndDate') =>
    new DomainError('WARRANTY_RUNS', 409, runs, { fields: { [field]: runs } }),
};
