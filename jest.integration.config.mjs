import { node } from './jest.server.config.mjs';

/** On one real MongoDB and NATS, whose addresses the tests find in MONGODB_URI and NATS_URL. */
export default {
  ...node,
  displayName: 'integration',
  testMatch: ['**/*.it.test.ts'],
  globalSetup: './deploy/test/servers.mjs',
  globalTeardown: './deploy/test/end.mjs',
  testTimeout: 60_000,
  maxWorkers: 1,
  setupFilesAfterEnv: ['<rootDir>/packages/service-kit/src/testing/purge-events.ts'],
};
