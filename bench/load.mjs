import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { installSystemPackage } from '../tooling/runner/system-package.mjs';

const run = promisify(execFile);
const script = fileURLToPath(new URL('./questions.lua', import.meta.url));
const present = () => spawnSync('wrk', ['-v']).error === undefined;

/** The questions that are measured, and their names in the script that asks them. */
export const questions = { 'GET one': 'one', 'list of 20': 'list', create: 'create' };

/** The load comes from wrk: one thread of C takes the least from the two servers that share the machine with it. */
export function findLoadGenerator(say) {
  if (!present()) installSystemPackage('wrk', say);
  if (!present()) throw new Error('wrk was not found: install the package "wrk".');
}

/**
 * Asks one question over and over; gives answers a second, how many failed, and the 99th percentile in milliseconds.
 * @param {string} url
 * @param {keyof typeof questions} question
 * @param {{ connections: number, seconds: number, token?: string }} how
 */
export function ask(url, question, how) {
  return load(url, [questions[question]], how);
}

/** The same with the questions of a file, one after another: a path a line. */
export function askMixed(url, file, how) {
  return load(url, ['mixed', file], how);
}

async function load(url, [question, file = ''], { connections, seconds, token = '' }) {
  const mark = randomBytes(6).toString('hex');
  const how = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, url];
  const { stdout } = await run('wrk', [...how, '--', question, mark, token, file]);
  const { total, seconds: took, failed, p99 } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  return { perSecond: total / took, total, failed, p99: Math.round(p99) };
}
