// npm test: prepares the machine, then runs the gates and every layer of tests. With a layer's name only that one:
// node tooling/test.mjs <unit|integration|e2e|fault|cluster> [filter]; journeys also take what Playwright takes, as --ui.
import { existsSync } from 'node:fs';
import { build } from './runner/build.mjs';
import { installPackages } from './runner/packages.mjs';
import { onPinnedNode } from './runner/pinned-node.mjs';
import { StartError } from '../deploy/start-error.mjs';
import { keepInMemory } from './test/in-memory.mjs';
import { besideGates, inTurn, layer, layerNames } from './test/layers.mjs';

const say = (/** @type {string} */ line) => console.log(`  ${line}`);
const [wanted, ...words] = process.argv.slice(2);
const only = layerNames.find((name) => name === wanted);
const options = only === 'e2e' ? words.filter((word) => word.startsWith('-')) : [];
const filter = words.filter((word) => !options.includes(word)).join(' ');

async function prepare() {
  const { findProgram } = await import('./servers/find.mjs');
  const { installChromium } = await import('./test/chromium.mjs');
  const { installSystemPackage } = await import('./runner/system-package.mjs');
  if (!only || only === 'e2e') installChromium(say);
  // Where it cannot be had, the tests on the real virus scanner are left out: a stand-in speaks its protocol in the others.
  if ((!only || only === 'integration') && !existsSync('/usr/sbin/clamd')) installSystemPackage('clamav-daemon', say);
  if (!only) (await import('../deploy/k8s/tools.mjs')).installTools(say);
  if (only !== 'unit')
    for (const name of /** @type {const} */ (['mongod', 'nats-server', 'nginx'])) await findProgram(name, say);
  // Tools that run as programs of their own take the contracts as they are built. A whole run builds the rest beside the gates.
  await build(only && only !== 'unit' ? {} : { names: ['contracts'] });
}

/** @param {import('./test/layers.mjs').LayerName} name */
async function runLayer(name) {
  const { configs, minutes, isStored } = layer(name);
  if (isStored) keepInMemory();
  const { runJest } = await import('./test/jest.mjs');
  const { runPlaywright } = await import('./test/playwright.mjs');
  const total = await (name === 'e2e'
    ? runPlaywright({ options, filter, minutes })
    : runJest(configs, { filter, minutes }));
  const ranNothing = total.passed + total.failed === 0;
  if (ranNothing) console.error(`No ${name} test ran${filter ? ` for "${filter}"` : ''}`);
  return ranNothing ? { passed: 0, failed: 1, named: [] } : total;
}

/**
 * @param {string} name
 * @param {() => Promise<import('./test/results.mjs').Count>} run
 */
async function timed(name, run) {
  console.log(`\n── ${name}`);
  const begun = performance.now();
  const count = await run();
  console.log(
    `── ${name}: ${count.passed} passed, ${count.failed} failed, ${Math.round((performance.now() - begun) / 1000)} s`,
  );
  return count;
}

/** @param {import('./test/layers.mjs').LayerName} name */
const timedLayer = (name) => timed(name, () => runLayer(name));

async function test() {
  await onPinnedNode(say);
  if (wanted && !only) {
    throw new StartError(`There is no layer of tests named ${wanted}; the layers are ${layerNames.join(', ')}.`);
  }
  await installPackages(say);
  await prepare();
  const { isWatched, watchPlaywright } = await import('./test/playwright.mjs');
  if (isWatched(options)) await watchPlaywright({ options, filter });
  const counts = [];
  if (!only) {
    const { runGates } = await import('./checks/gates.mjs');
    const beside = async () => {
      await build();
      return timedLayer(besideGates);
    };
    counts.push(...(await Promise.all([timed('gates', () => runGates({ giveWay: true })), beside()])));
  }
  for (const name of only ? [only] : inTurn) counts.push(await timedLayer(name));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  // Named at the end once more: of a long run the end is what is read, and sometimes what is kept.
  for (const name of counts.flatMap(({ named = [] }) => named)) console.log(`failed: ${name}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

test().catch((error) => {
  console.error(error instanceof StartError ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
