import { mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const largest = 10 * 2 ** 20;

/**
 * Opens a log for appending; a large one is put aside first, so that two files of a part are kept at most.
 * @param {string} file
 */
export function openLog(file) {
  mkdirSync(dirname(file), { recursive: true });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largest) renameSync(file, `${file}.1`);
  return openSync(file, 'a');
}

/**
 * @param {string} file
 * @param {number} lines
 */
export async function lastLines(file, lines = 8) {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}
