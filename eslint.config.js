import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

// Who may import whom. What is not allowed here is forbidden.
const kinds = {
  contracts: 'packages/contracts',
  'service-kit': 'packages/service-kit',
  ui: 'packages/ui',
  build: 'packages/build',
  releases: 'packages/releases',
  feature: 'packages/features/*',
  shell: 'shell',
  remote: 'mfe-*',
  gateway: 'gateway',
  service: 'services/*',
  deploy: 'deploy',
  tooling: 'tooling',
  e2e: 'e2e',
  bench: 'bench',
};
const uses = {
  'service-kit': ['contracts'],
  ui: ['contracts'],
  feature: ['ui', 'contracts'],
  shell: ['feature', 'ui', 'contracts'],
  remote: ['feature', 'ui', 'contracts'],
  gateway: ['service-kit', 'contracts'],
  service: ['service-kit', 'releases', 'contracts'],
  releases: ['contracts'],
  deploy: ['releases', 'contracts'],
  tooling: ['deploy', 'contracts'],
  e2e: ['tooling', 'service-kit', 'contracts'],
  bench: ['build', 'tooling', 'contracts'],
};
const element = (type) => ({ element: { type } });

const typescript = ['**/*.{ts,tsx}'];
const browser = ['shell/**', 'mfe-*/**', 'packages/ui/**', 'packages/features/**'].map(
  (folder) => `${folder}/*.{ts,tsx}`,
);

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist.next/',
      '**/coverage/',
      '.runtime/',
      '.data/',
      '.cache/',
      '**/fixtures/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] },
  },
  {
    files: typescript,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.server.json', './tsconfig.browser.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A handler of the page may be asynchronous; its failures are caught where they arise.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // A method of a port may answer at once in one implementation and later in another.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: typescript,
    plugins: { boundaries },
    settings: {
      'import/resolver': {
        typescript: {
          noWarnOnMultipleProjects: true,
          project: ['./tsconfig.server.json', './tsconfig.browser.json'],
          conditionNames: ['portal-source', 'import', 'default'],
        },
      },
      'boundaries/elements': Object.entries(kinds).map(([type, pattern]) => ({ type, pattern })),
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: Object.entries(uses).map(([from, to]) => ({ from: element(from), allow: { to: to.map(element) } })),
        },
      ],
    },
  },
  {
    // A test reads answers of every shape; what it expects of them is checked when it runs.
    files: ['**/*.{test,e2e,fault}.{ts,tsx}', '**/testing/**/*.ts', 'e2e/**/*.ts'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((what) => [
        `@typescript-eslint/no-unsafe-${what}`,
        'off',
      ]),
    ),
  },
  {
    // A journey waits for what it expects, and for nothing else.
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/fault/**'],
    plugins: { playwright },
    rules: Object.fromEntries(
      [
        'missing-playwright-await',
        'no-duplicate-hooks',
        'no-element-handle',
        'no-force-option',
        'no-networkidle',
        'no-page-pause',
        'no-skipped-test',
        'no-unsafe-references',
        'no-useless-await',
        'no-useless-not',
        'no-wait-for-navigation',
        'no-wait-for-selector',
        'no-wait-for-timeout',
        'prefer-locator',
        'prefer-web-first-assertions',
        'valid-expect',
      ].map((rule) => [`playwright/${rule}`, 'error']),
    ),
  },
  {
    files: browser,
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    // A component's role may be a person's.
    rules: { 'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }] },
  },
  {
    // The services' side of a border never reaches into a page, nor a page into the services' side.
    files: browser,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['node:*', '@nestjs/*', 'mongoose'], message: 'This runs in a browser.' }] },
      ],
    },
  },
);
