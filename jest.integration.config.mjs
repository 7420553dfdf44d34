import { node } from './jest.server.config.mjs';

/** On one real MongoDB and NATS, whose addresses the tests find in MONGODB_URI and NATS_URL. */
export default {
  ...node,
  displayName: 'integration',
  testMatch: ['**/*.it.test.ts'],
  globalSetup: './tooling/test/servers.mjs',
  globalTeardown: './tooling/test/end.mjs',
  testTimeout: 60_000,
  maxWorkers: 1,
  // As for the browser's tests: a process that held many files is replaced, not kept.
  workerIdleMemoryLimit: '1500MB',
  setupFilesAfterEnv: ['<rootDir>/packages/service-kit/src/testing/purge-events.ts'],
};
