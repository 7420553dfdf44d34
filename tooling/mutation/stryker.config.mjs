// npm run mutation: changes the rules one by one and counts the changes that no test notices. Survivors are listed; fewer
// than four in five noticed is a failure. Takes about half an hour.
const rules = [
  'packages/contracts/src/{access,kernel,states}/*.ts',
  'packages/contracts/src/registration/{organization-name,device-serials}.ts',
  'services/asset/src/lifecycle/health.ts',
  'services/asset/src/imports/csv-file.ts',
  'services/procurement/src/orders/order.amounts.ts',
  'services/registration/src/registrations/due.ts',
];

export default {
  mutate: [...rules, '!**/*.test.ts'],
  testRunner: 'jest',
  // The rules' tests read modules as modules.
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: { configFile: 'tooling/mutation/jest.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  // Texts are checked where they are shown; what is set once at import is no rule.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: true,
  ignorePatterns: ['/.*', '**/dist', 'e2e', 'bench', 'mfe-*', 'shell'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  tempDirName: '.cache/mutation',
  incremental: true,
  incrementalFile: '.cache/mutation.json',
  concurrency: 2,
  timeoutMS: 60_000,
  thresholds: { high: 90, low: 80, break: 80 },
};
