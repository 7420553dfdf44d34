import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endInOrder, isAlive, startedAt } from './processes.mjs';
import { StartError } from '../../deploy/start-error.mjs';

/**
 * The roll of a data folder: which runner holds it, and which processes that runner started.
 * @typedef {{ runner: { pid: number, started: string | undefined }, portal: string, parts: import('./processes.mjs').Recorded[] }} Roll
 */

/** @param {string} data */
const fileOf = (data) => join(data, 'run', 'roll.json');

/**
 * @param {string} data
 * @returns {Promise<Roll | undefined>}
 */
export async function readRoll(data) {
  const text = await readFile(fileOf(data), 'utf8').catch(() => undefined);
  try {
    return text && JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Written at once, so that no moment exists in which a process runs unrecorded for longer than this call.
 * @param {string} data
 * @param {Roll} roll
 */
export function writeRoll(data, roll) {
  const file = fileOf(data);
  mkdirSync(join(data, 'run'), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(roll));
  renameSync(`${file}.new`, file);
}

/** @param {string} data */
export const removeRoll = (data) => rmSync(fileOf(data), { force: true });

/**
 * Takes a data folder over: refuses when a live runner holds it, ends what a dead one left behind.
 * @param {string} data
 * @param {(line: string) => void} say
 */
export async function takeOver(data, say) {
  const roll = await readRoll(data);
  if (!roll) return;
  if (roll.runner.started !== undefined && startedAt(roll.runner.pid) === roll.runner.started) {
    throw new StartError(
      `A portal already runs on ${data} (process ${roll.runner.pid}, ${roll.portal}): stop it first, or choose another folder with --data.`,
    );
  }
  const alive = roll.parts.filter(isAlive).length;
  if (alive > 0) say(`The last run was cut off; ending the ${alive} processes it left behind`);
  await endInOrder(roll.parts);
  removeRoll(data);
}
