import { node } from './jest.server.config.mjs';

/** Journeys in a real browser against a whole portal, whose addresses the tests find in the environment. */
export default {
  ...node,
  displayName: 'e2e',
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
  globalSetup: './tooling/test/whole-portal.mjs',
  globalTeardown: './tooling/test/end.mjs',
  testTimeout: 300_000,
  maxWorkers: 1,
  maxConcurrency: 2,
};
