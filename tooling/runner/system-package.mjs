import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs one of the system's packages where that is possible: as root, on Debian and what comes of it. Whoever needs it
 * looks afterwards whether it is there.
 * @param {string} name
 * @param {(line: string) => void} say
 */
export function installSystemPackage(name, say) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Installing ${name} from the system packages`);
  const how = { stdio: /** @type {const} */ ('inherit'), env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], how);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], how);
}
