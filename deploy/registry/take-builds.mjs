import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRelease, RefusedRelease, Releases, requireFit, shellFile, StoreFault } from '@portal/releases';
import { StartError } from '../start-error.mjs';
import { offerOf } from './commands.mjs';

const by = 'portal';
/** Builds come often where a portal is started from its sources. */
const keptOfStarts = { count: 5, days: 0 };

/**
 * Publishes what is built below a folder, and makes it live where nobody chose another release.
 * @param {import('@portal/releases').ReleaseStore} store
 * @param {string} root where the areas and the shell lie
 * @param {(line: string) => void} say
 * @param {{ kept?: { count: number, days: number }, origins?: string[] }} at releases that stay, and days that every release stays; other
 *   hosts that the edge lets browsers load areas from
 * @throws {StartError} when the store cannot be used
 */
export async function takeBuilds(store, root, say, at = {}) {
  try {
    await takeAll(store, root, say, at);
  } catch (error) {
    throw error instanceof StoreFault ? new StartError(error.message) : error;
  }
}

/** @type {typeof takeBuilds} */
async function takeAll(store, root, say, { kept = keptOfStarts, origins = [] } = {}) {
  const releases = new Releases(store);
  await releases.keepOrigins(origins);
  const shell = join(root, 'shell/dist');
  // The portal's own service opens the gates by it: the shell is in no reach of it.
  if (existsSync(join(shell, shellFile))) await releases.keepShell(await offerOf(shell));
  for (const name of readdirSync(root).filter((each) => each.startsWith('mfe-'))) {
    try {
      const built = await readRelease(join(root, name, 'dist'), name);
      if (!built) continue;
      const { version } = built.manifest;
      await releases.publish(built, by);
      // No browser opens it: what a portal is started from is tried by its tests.
      if ((await releases.live())[name]?.live !== version)
        await requireFit(releases, await offerOf(shell), name, version);
      if (!(await releases.takeBuild(name, version, by)))
        say(`${name} stays at its pinned release ${(await releases.live())[name]?.live}`);
      await releases.prune(name, kept);
    } catch (error) {
      if (!(error instanceof RefusedRelease)) throw error;
      say(error.message);
    }
  }
  await releases.tell();
}
