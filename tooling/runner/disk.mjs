import { mkdir, mkdtemp, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../deploy/start-error.mjs';

const mebibyte = 2 ** 20;

/** @param {string} folder */
export async function freeMebibytes(folder) {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / mebibyte);
}

/**
 * Makes a folder and refuses one that cannot be written to or lies on a disk that is nearly full.
 * @param {string} folder
 * @param {number} needed mebibytes
 */
export async function requireRoom(folder, needed) {
  try {
    await mkdir(folder, { recursive: true });
    // A folder that is there may lie on a disk that is mounted for reading alone, which only a write tells.
    await rm(await mkdtemp(join(folder, '.try-')), { recursive: true });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new StartError(`${folder} cannot be written (${code}): choose another data folder with --data.`);
  }
  const free = await freeMebibytes(folder);
  if (free >= needed) return;
  throw new StartError(
    `Only ${free} MiB are free in ${folder}, ${needed} are needed: make room, or choose another data folder with --data.`,
  );
}
