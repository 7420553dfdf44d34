import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { startedAt } from '../runner/processes.mjs';

const prefix = 'portal-tests-';
const gibibyte = 2 ** 30;
/** What the portals of a layer write, with room to spare, in a memory that their programs and a browser need too. */
const needed = { room: 4 * gibibyte, memory: 8 * gibibyte };

/**
 * @param {string} folder
 * @param {typeof needed} needs
 */
function isRoomy(folder, needs) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= needs.room && process.availableMemory() >= needs.memory;
  } catch {
    return false;
  }
}

/**
 * Lets the temporary files of tests lie in memory where that is large enough: MongoDB and NATS write each thing to the disk before
 * they answer, and every test waits for that. Data that PORTAL_KEEP asks for stay on the disk.
 * @param {string} [memory] a file system in memory
 * @param {typeof needed} [needs] bytes
 */
export function keepInMemory(memory = '/dev/shm', needs = needed) {
  if (process.env.PORTAL_KEEP || process.env.TMPDIR || !isRoomy(memory, needs)) return;
  for (const name of readdirSync(memory).filter((each) => each.startsWith(prefix))) {
    // A run that was killed left them.
    if (!startedAt(Number(name.slice(prefix.length)))) rmSync(join(memory, name), { recursive: true, force: true });
  }
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder, { mode: 0o700 });
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
