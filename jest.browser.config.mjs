// Tests of what runs in the browser: the kit, the features, the shell and the remotes.
import { readdirSync } from 'node:fs';

const swc = {
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    // Node asks for `with { type: 'json' }` where JSON is imported.
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};

/** @type {import('jest').Config} */
export default {
  displayName: 'browser',
  rootDir: import.meta.dirname,
  roots: [
    'packages/ui',
    'packages/features',
    'shell',
    ...readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-')),
  ],
  testMatch: ['**/src/**/*.test.ts', '**/src/**/*.test.tsx'],
  testEnvironment: '<rootDir>/packages/build/browser-env.mjs',
  testEnvironmentOptions: { customExportConditions: ['browser'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/packages/build/class-names.mjs',
    '\\.css$': '<rootDir>/packages/build/empty-style.mjs',
    // antd as one file: its two thousand modules took a second of each file of tests.
    '^antd$': 'antd/dist/antd.min.js',
    // The icons too: each is a module of its own, three of four that a file of tests loaded.
    '^lucide-react$': 'lucide-react/dist/cjs/lucide-react.js',
    // Antd's ES modules are not marked as such: Node and Jest take its CommonJS.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^@portal/features-([^/]+)$': '<rootDir>/packages/features/$1/src/index.ts',
    '^@portal/ui/testing$': '<rootDir>/packages/ui/src/testing.tsx',
    '^@portal/(contracts|ui)$': '<rootDir>/packages/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'],
  },
  setupFilesAfterEnv: ['<rootDir>/packages/build/browser-setup.mjs'],
  // Screens with long forms on a busy machine.
  testTimeout: 40_000,
  cacheDirectory: '<rootDir>/.cache/jest',
  maxWorkers: 2,
  // Modules of a file that ended stay in memory: a process that holds many of them only collects garbage.
  workerIdleMemoryLimit: '900MB',
};
