import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { root } from '../runner/folders.mjs';
import { countRun } from './results.mjs';
import { runWithin } from './time-limit.mjs';

const jest = join(root, 'node_modules/jest/bin/jest.js');
const env = {
  ...process.env,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`.trim(),
};

/**
 * A filter is a part of a file's path or, where no file of the layer has it, a part of a test's title.
 * @param {string[]} configs
 * @param {string} filter
 * @returns {{ config: string, selection: string[] }[]}
 */
function select(configs, filter) {
  if (!filter) return configs.map((config) => ({ config, selection: [] }));
  const withFiles = configs.filter((config) => {
    const args = [jest, '--config', config, '--listTests', filter];
    return spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }).stdout.trim();
  });
  if (withFiles.length > 0) return withFiles.map((config) => ({ config, selection: [filter] }));
  return configs.map((config) => ({ config, selection: ['--testNamePattern', filter] }));
}

/**
 * @typedef {{ status: string, fullName: string }} Assertion
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number,
 *   testResults: { name: string, status: string, assertionResults: Assertion[] }[] }} results
 */
const countOf = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
  named: testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const titles = failed.length > 0 ? failed.map(({ fullName }) => fullName) : ['did not run'];
      return titles.map((title) => `${relative(root, name)}: ${title}`);
    }),
});

/**
 * Runs the tests of some configurations, one after the other.
 * @param {string[]} configs
 * @param {{ filter: string, minutes: number }} options
 */
export async function runJest(configs, { filter, minutes }) {
  const total = { passed: 0, failed: 0, named: /** @type {string[]} */ ([]) };
  for (const { config, selection } of select(configs, filter)) {
    const {
      passed,
      failed,
      named = [],
    } = await countRun((file) => {
      const args = [jest, '--config', config, '--json', '--outputFile', file, ...selection];
      const stdio = /** @type {const} */ (['ignore', process.env.TEST_LOGS ? 'inherit' : 'ignore', 'inherit']);
      return runWithin(args, { minutes, title: config, env, stdio: [...stdio] });
    }, countOf);
    total.passed += passed;
    total.failed += failed;
    total.named.push(...named);
  }
  return total;
}
