import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { manifestFile, ReleaseManifest } from './manifest.mjs';
import { RefusedRelease } from './refused-release.mjs';

/**
 * A release that is not in the store yet; `base` where browsers load it from another host.
 * @typedef {{ manifest: import('./manifest.mjs').Manifest, fileOf: (name: string) => Promise<Buffer>, base?: string }} Built
 */

/**
 * What a build has left in a folder.
 * @param {string} folder the dist of an area
 * @returns {Promise<Built | undefined>}
 * @throws {RefusedRelease} when its description cannot be read
 */
export async function readRelease(folder) {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const read = ReleaseManifest.safeParse(JSON.parse(text));
  if (!read.success)
    throw new RefusedRelease(`${join(folder, manifestFile)} cannot be read: ${z.prettifyError(read.error)}`);
  const manifest = read.data;
  return { manifest, fileOf: (name) => readFile(join(folder, manifest.version, name)) };
}
