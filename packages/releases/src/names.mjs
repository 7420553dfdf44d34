import { manifestFile } from './manifest.mjs';
import { RefusedRelease } from './refused-release.mjs';

const area = /^mfe-[a-z][a-z0-9-]{0,55}$/;
/** Nothing that leads out of a folder, or means something else in an address or a policy. */
const part = /^[A-Za-z0-9_][A-Za-z0-9._+-]*$/;

/** @param {string} path */
const isPath = (path) => path.split('/').every((each) => part.test(each));

/**
 * Refuses a release whose names lead anywhere but into its own folder.
 * @param {Pick<import('./manifest.mjs').Manifest, 'name' | 'version' | 'files'>} manifest
 * @throws {RefusedRelease}
 */
export function requireNames({ name, version, files }) {
  if (!area.test(name)) throw new RefusedRelease(`${name} is no name of an area.`);
  if (!part.test(version) || version.length > 60) throw new RefusedRelease(`${name} ${version} is no version.`);
  const wrong = Object.keys(files).find((file) => !isPath(file) || file === manifestFile);
  if (wrong !== undefined) throw new RefusedRelease(`${name} ${version} names a file that is none: ${wrong}.`);
}
