import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../runner/folders.mjs';

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
export function select(configs, filter) {
  if (!filter) return configs.map((config) => ({ config, selection: [] }));
  const withFiles = configs.filter((config) => {
    const args = [jest, '--config', config, '--listTests', filter];
    return spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }).stdout.trim();
  });
  if (withFiles.length > 0) return withFiles.map((config) => ({ config, selection: [filter] }));
  return configs.map((config) => ({ config, selection: ['--testNamePattern', filter] }));
}

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @param {string} file that jest wrote its results to
 * @returns {Count}
 */
function countIn(file) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/**
 * Runs the tests of one configuration; a run that ends without results counts as one failure.
 * @param {string} config
 * @param {{ selection: string[], minutes: number }} how
 * @returns {Promise<Count>}
 */
export async function runJest(config, { selection, minutes }) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-results-'));
  const results = join(folder, 'results.json');
  const args = [jest, '--config', config, '--json', '--outputFile', results, ...selection];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', process.env.TEST_LOGS ? 'inherit' : 'ignore', 'inherit'],
  });
  const tooLong = setTimeout(() => {
    console.error(`The tests of ${config} took longer than ${minutes} minutes and were ended`);
    child.kill('SIGKILL');
  }, minutes * 60_000);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(tooLong);
  try {
    const count = countIn(results);
    return code !== 0 && count.failed === 0 && count.passed > 0 ? { ...count, failed: 1 } : count;
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
