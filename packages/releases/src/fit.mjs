import { refusalOf } from './gates.mjs';
import { RefusedChange } from './refused-release.mjs';

/**
 * Lets a release pass the gates before it goes live or to some.
 * @param {import('./releases.mjs').Releases} releases
 * @param {import('./shell.mjs').ShellOffer} shell
 * @param {string} name
 * @param {string} version
 * @param {(release: import('./manifest.mjs').Published) => Promise<import('./visit.mjs').Visit | undefined>} [visit] opens it in a
 *   browser; without it counts what became of that when it was last done
 * @throws {RefusedChange} when a gate is shut
 */
export async function requireFit(releases, shell, name, version, visit) {
  const release = await releases.require(name, version);
  if (release.name !== name || release.version !== version)
    throw new RefusedChange('lies-elsewhere', { area: name, version, found: `${release.name} ${release.version}` });
  const lives = Object.entries(await releases.live()).filter(([other]) => other !== name);
  const others = await Promise.all(lives.map(([other, { live }]) => releases.readable(other, live)));
  const because = await refusalOf({
    release,
    shell,
    others: others.filter((other) => other !== undefined),
    origins: await releases.origins(),
    fileOf: (file) => releases.fileOf(release, file),
    visited: () => (visit ? visit(release) : releases.visitOf(name, version)),
  });
  if (because) throw new RefusedChange('gate-shut', { area: name, version }, because);
}
