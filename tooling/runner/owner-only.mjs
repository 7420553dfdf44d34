import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a portal keeps in its data folder; whatever else lies there is not ours to change. */
const ours = [
  ...['accounts', 'logs', 'mails', 'mongodb', 'nats', 'nginx', 'registry', 'run'],
  ...['secret.key', 'secret.system.key', 'seeded'],
];
const others = 0o077;

/** From now on, what this process and those it starts write is their owner's alone. */
export const keepToOwner = () => void process.umask(others);

/** @param {string} path */
function close(path) {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  if (found.mode & others) chmodSync(path, found.mode & 0o700);
  if (found.isDirectory()) for (const name of readdirSync(path)) close(join(path, name));
}

/**
 * Takes the data folder away from everybody but its owner: folders 0700, files 0600, also those of before.
 * @param {string} data
 */
export function closeToOthers(data) {
  chmodSync(data, 0o700);
  for (const name of ours) close(join(data, name));
}
