// Tests that need no browser: contracts, rules, services. What is shared with the other kinds of tests is exported.
const swc = {
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

/** What every kind of test for Node has in common. */
export const node = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper: {
    '^@portal/(contracts|service-kit)$': '<rootDir>/packages/$1/src/index.ts',
    '^@portal/service-kit/testing$': '<rootDir>/packages/service-kit/src/testing/index.ts',
    '^@portal/service-kit/testing/eventually$': '<rootDir>/packages/service-kit/src/testing/eventually.ts',
    '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'],
  },
  modulePathIgnorePatterns: ['/dist/', '/dist\\.next/', '<rootDir>/\\.(runtime|data|cache)/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 15_000,
  cacheDirectory: '<rootDir>/.cache/jest',
};

export default {
  ...node,
  displayName: 'server',
  // What runs in a browser has a configuration of its own.
  roots: [
    'packages/contracts',
    'packages/service-kit',
    'packages/build',
    'packages/releases',
    'services',
    'gateway',
    'deploy',
    'tooling',
    'e2e',
    'bench',
  ],
  testMatch: ['**/*.test.ts', '!**/*.it.test.ts'],
  // Without a word Jest would leave one of two processors idle.
  maxWorkers: 2,
  workerIdleMemoryLimit: '900MB',
};
