import fault from './jest.fault.config.mjs';

/** Faults of a cluster: two dozen processes under work, which two processors need a quarter of an hour for. */
export default { ...fault, displayName: 'cluster', testMatch: ['<rootDir>/e2e/fault/**/*.cluster.ts'] };
