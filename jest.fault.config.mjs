import { node } from './jest.server.config.mjs';

/** Faults on purpose; each test runs a portal of its own. */
export default {
  ...node,
  displayName: 'fault',
  testMatch: ['<rootDir>/e2e/fault/**/*.fault.ts'],
  testTimeout: 300_000,
  maxWorkers: 1,
};
