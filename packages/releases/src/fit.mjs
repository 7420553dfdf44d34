import { refusalOf } from './gates.mjs';
import { RefusedRelease } from './refused-release.mjs';

/**
 * Lets a release pass the gates before it goes live or to some.
 * @param {import('./releases.mjs').Releases} releases
 * @param {import('./shell.mjs').ShellOffer} shell
 * @param {string} name
 * @param {string} version
 * @throws {RefusedRelease} when a gate is shut
 */
export async function requireFit(releases, shell, name, version) {
  const release = await releases.require(name, version);
  const lives = Object.entries(await releases.live()).filter(([other]) => other !== name);
  const others = await Promise.all(lives.map(([other, { live }]) => releases.find(other, live)));
  const reason = await refusalOf({
    release,
    shell,
    others: others.filter((other) => other !== undefined),
    fileOf: (file) => releases.fileOf(name, version, file),
  });
  if (reason) throw new RefusedRelease(`${name} ${version} does not go live: ${reason}.`);
}
