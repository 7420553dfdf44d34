import {
  closeSync,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Bytes of a log, and how many files are kept of it: `<file>`, `<file>.1` (the newest put aside) to `<file>.4`. */
const largest = 10 * 2 ** 20;
const kept = 5;

/**
 * Opens a log for appending.
 * @param {string} file
 */
export function openLog(file) {
  mkdirSync(dirname(file), { recursive: true });
  turnOver(file);
  return openSync(file, 'a');
}

/**
 * Puts what stands in a log aside once it is large, also while a process writes to it: it goes on at the beginning of the same file.
 * @param {string} file
 */
export function turnOver(file, { most = largest } = {}) {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= most) return;
  const next = `${file}.next`;
  try {
    copyFileSync(file, next);
  } catch (error) {
    // A disk without room: half a copy would be in its way, and the older ones stay.
    rmSync(next, { force: true });
    throw error;
  }
  for (let age = kept - 2; age > 0; age--)
    if (statSync(`${file}.${age}`, { throwIfNoEntry: false })) renameSync(`${file}.${age}`, `${file}.${age + 1}`);
  renameSync(next, `${file}.1`);
  takeRest(file, `${file}.1`);
}

/**
 * Copies what was written meanwhile, until nothing is, and empties the log.
 * @param {string} from
 * @param {string} to
 */
function takeRest(from, to) {
  const [log, copy] = [openSync(from, 'r+'), openSync(to, 'a')];
  const part = Buffer.alloc(64 * 1024);
  try {
    for (let at = fstatSync(copy).size; ;) {
      const read = readSync(log, part, 0, part.length, at);
      if (read === 0) break;
      at += writeSync(copy, part, 0, read);
    }
    ftruncateSync(log);
  } finally {
    closeSync(log);
    closeSync(copy);
  }
}

/**
 * @param {string} file
 * @param {number} lines
 */
export async function lastLines(file, lines = 8) {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}
