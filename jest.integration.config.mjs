import { node } from './jest.server.config.mjs';

/** On real MongoDB and NATS, those of each worker its own, whose addresses the tests find in MONGODB_URI and NATS_URL. */
export default {
  ...node,
  displayName: 'integration',
  testMatch: ['**/*.it.test.ts'],
  globalSetup: './tooling/test/servers.mjs',
  globalTeardown: './tooling/test/end.mjs',
  testTimeout: 60_000,
  // Tests wait for servers as much as they compute: two go on beside each other on two cores.
  maxWorkers: 2,
  setupFiles: ['<rootDir>/tooling/test/own-servers.mjs'],
  // As for the browser's tests: a process that held many files is replaced, not kept.
  workerIdleMemoryLimit: '1500MB',
  setupFilesAfterEnv: ['<rootDir>/packages/service-kit/src/testing/purge-events.ts'],
};
