import { mkdir, statfs } from 'node:fs/promises';
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
  await mkdir(folder, { recursive: true }).catch((error) => {
    throw new StartError(`${folder} cannot be written (${error.code}): choose another data folder with --data.`);
  });
  const free = await freeMebibytes(folder);
  if (free >= needed) return;
  throw new StartError(
    `Only ${free} MiB are free in ${folder}, ${needed} are needed: make room, or choose another data folder with --data.`,
  );
}
