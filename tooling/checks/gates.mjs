import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../runner/folders.mjs';

/** @param {string} file */
const tool = (file) => join(root, 'node_modules', file);
/** @param {string} name */
const own = (name) => [join(root, 'tooling/checks', `${name}.mjs`)];

/** Gates beside each other: the largest ones take a gigabyte or two. */
const mostAtOnce = 2;

/**
 * What must hold before anything is tested; what takes longest begins first.
 * @type {[name: string, args: string[]][]}
 */
const gates = [
  ['lint and architecture', ['--max-old-space-size=4096', tool('eslint/bin/eslint.js'), '.', '--max-warnings', '0']],
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

/** @typedef {{ holds: boolean, said: string }} Outcome what a gate said comes with its end: others speak meanwhile */

/**
 * @param {string[]} command
 * @returns {Promise<Outcome>}
 */
const run = ([program = '', ...args]) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => said.push(bytes));
    child.once('close', (code) => resolve({ holds: code === 0, said: Buffer.concat(said).toString() }));
  });

/**
 * Runs every gate, one on each processor, and says which ones hold.
 * @param {{ giveWay?: boolean }} [options] giveWay: to everything else that runs on this machine
 */
export async function runGates({ giveWay = false } = {}) {
  const node = giveWay ? ['nice', '-n', '10', process.execPath] : [process.execPath];
  const count = { passed: 0, failed: 0, named: /** @type {string[]} */ ([]) };
  const waiting = gates.values();
  const takeTurns = async () => {
    for (const [name, args] of waiting) {
      const begun = performance.now();
      const { holds, said } = await run([...node, ...args]);
      count[holds ? 'passed' : 'failed'] += 1;
      if (!holds) count.named.push(`gate: ${name}`);
      process.stdout.write(said);
      console.log(`  ${holds ? '✓' : '✗'} ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), mostAtOnce) }, takeTurns));
  return count;
}
