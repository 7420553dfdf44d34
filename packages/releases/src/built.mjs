import { readFile, realpath } from 'node:fs/promises';
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
 * @param {string} area
 * @returns {Promise<Built | undefined>}
 * @throws {RefusedRelease} when its description cannot be read, or is of another area
 */
export async function readRelease(folder, area) {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const manifest = described(join(folder, manifestFile), text, area);
  if (manifest.name !== area)
    throw new RefusedRelease(`${join(folder, manifestFile)} describes ${manifest.name}, not ${area}.`);
  return { manifest, fileOf: (name) => readOwn(folder, join(manifest.version, name)) };
}

/**
 * @param {string} file
 * @param {string} text
 * @param {string} area
 */
function described(file, text, area) {
  try {
    return ReleaseManifest.parse(JSON.parse(text));
  } catch (error) {
    // All that is wrong would be a page long; a build writes all of it or nothing.
    const where = error instanceof z.ZodError ? ` (${error.issues[0]?.path.join('.') || 'all of it'})` : '';
    throw new RefusedRelease(`${file} is no description of a release${where}: build ${area} anew.`);
  }
}

/**
 * A file that lies in the folder itself: a link could bring any file of this machine into a release.
 * @param {string} folder
 * @param {string} file
 */
async function readOwn(folder, file) {
  const path = join(await realpath(folder), file);
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined) throw new RefusedRelease(`${path} is missing in the build: build it anew.`);
  if (real !== path) throw new RefusedRelease(`${path} is a link, or lies behind one.`);
  return readFile(path);
}
