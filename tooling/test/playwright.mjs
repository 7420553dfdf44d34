import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runner/folders.mjs';
import { become } from '../runner/pinned-node.mjs';
import { countRun } from './results.mjs';
import { runWithin } from './time-limit.mjs';

const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const config = join(root, 'e2e/playwright.config.ts');

/** @param {string} filter a part of a file's path or, where no file has it, a part of a test's title */
function select(filter) {
  if (!filter) return [];
  const files = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
    .map((file) => `e2e/${file}`)
    .filter((file) => file.endsWith('.e2e.ts') && new RegExp(filter).test(file));
  return files.length > 0 ? files : ['--grep', filter];
}

/**
 * @typedef {object} Selection
 * @property {string[]} options of `playwright test`
 * @property {string} filter
 */

/** @param {Selection} selection */
const argsOf = ({ options, filter }) => [playwright, 'test', '--config', config, ...options, ...select(filter)];

/**
 * Whether somebody looks on (`--ui`, `--debug`): such a run ends when they close it, and counts nothing.
 * @param {string[]} options
 */
export const isWatched = (options) => options.some((option) => /^--(ui|debug)\b/.test(option));

/**
 * Shows the journeys in this process's place.
 * @param {Selection} selection
 */
export function watchPlaywright(selection) {
  return become(process.execPath, argsOf(selection));
}

/**
 * @typedef {{ file: string, title: string, specs: { ok: boolean, file: string, title: string }[], suites?: Suite[] }} Suite
 * @param {Suite} suite
 * @returns {string[]}
 */
const namedIn = ({ specs, suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `e2e/${file}: ${title}`),
  ...suites.flatMap(namedIn),
];

/** @param {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[], errors: unknown[] }} results */
const countOf = ({ stats, suites, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  named: suites.flatMap(namedIn),
});

/**
 * Runs the journeys. One minute before their time is over they end by themselves, and tell what was under way.
 * @param {Selection & { minutes: number }} selection
 */
export const runPlaywright = ({ minutes, ...selection }) =>
  countRun((file) => {
    const reporters = ['--reporter', selection.filter ? 'list,json' : 'dot,json'];
    const limit = ['--global-timeout', String((minutes - 1) * 60_000)];
    return runWithin([...argsOf(selection), ...reporters, ...limit], {
      minutes,
      title: 'e2e',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  }, countOf);
