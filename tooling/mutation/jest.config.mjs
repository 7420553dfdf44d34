import { node } from '../../jest.server.config.mjs';

/** The tests that the mutants have to get past: those of rules, without servers. */
export default {
  ...node,
  rootDir: '../..',
  roots: ['packages/contracts', 'services'],
  testMatch: ['**/*.test.ts', '!**/*.it.test.ts'],
};
