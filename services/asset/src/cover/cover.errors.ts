import { DomainError } from '@portal/service-kit';

const runs = 'This asset already has a warranty that runs; extend that one instead';

export const coverErrors = {
  warrantyRuns: () => new DomainError('WARRANTY_RUNS', 409, runs, { fields: { assetId: runs } }),
};
