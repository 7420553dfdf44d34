import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../runner/folders.mjs';

/** @param {string} file */
const tool = (file) => join(root, 'node_modules', file);
/** @param {string} name */
const own = (name) => [join(root, 'tooling/checks', `${name}.mjs`)];

/**
 * What must hold before anything is tested.
 * @type {[name: string, args: string[]][]}
 */
const gates = [
  [
    'format',
    [
      tool('prettier/bin/prettier.cjs'),
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-location',
      '.cache/prettier',
      '.',
    ],
  ],
  ['types of the servers', [tool('typescript/bin/tsc'), '-p', 'tsconfig.server.json']],
  ['types of the pages', [tool('typescript/bin/tsc'), '-p', 'tsconfig.browser.json']],
  ['lint and architecture', ['--max-old-space-size=4096', tool('eslint/bin/eslint.js'), '.', '--max-warnings', '0']],
  ['unused code', [tool('knip/bin/knip.js'), '--no-progress']],
  ['one version of everything', [tool('sherif/index.js'), '--ignore-rule', 'unordered-dependencies']],
  ['translations', own('translations')],
  ['one name a thing', own('glossary')],
  ['styles beside their parts', own('styles')],
  ['commit messages', own('commits')],
  ['unwanted text', own('unwanted-text')],
  ['packages of others', own('materials')],
  ['security requirements', own('requirements')],
  ['understood by the last release', [join(root, 'tooling/contract/contract.mjs')]],
];

/** @param {string[]} args */
const run = (args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('exit', (code) => resolve(code === 0));
  });

/** Runs every gate and says which ones hold. */
export async function runGates() {
  const count = { passed: 0, failed: 0 };
  for (const [name, args] of gates) {
    const begun = performance.now();
    const holds = await run(args);
    count[holds ? 'passed' : 'failed'] += 1;
    console.log(`  ${holds ? '✓' : '✗'} ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  }
  return count;
}
