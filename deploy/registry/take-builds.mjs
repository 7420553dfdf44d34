import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FolderStore, readRelease, RefusedRelease, Releases, shellFile } from '@portal/releases';
import { offerOf, requireFit } from './commands.mjs';

const by = 'portal';
/** Builds come often where a portal is started from its sources. */
const keptOfStarts = { count: 5, days: 0 };

/**
 * Publishes what is built below a folder, and makes it live where nobody chose another release.
 * @param {string} folder the store
 * @param {string} root where the areas and the shell lie
 * @param {(line: string) => void} say
 * @param {{ count: number, days: number }} kept releases that stay, and days that every release stays
 */
export async function takeBuilds(folder, root, say, kept = keptOfStarts) {
  const releases = new Releases(new FolderStore(folder));
  const shell = join(root, 'shell/dist');
  const context = { releases, by, why: undefined, from: undefined, to: [], off: false, shell, say };
  // The portal's own service opens the gates by it: the shell is in no reach of it.
  if (existsSync(join(shell, shellFile))) await releases.keepShell(await offerOf(shell));
  for (const name of readdirSync(root).filter((each) => each.startsWith('mfe-'))) {
    const built = await readRelease(join(root, name, 'dist'));
    if (!built) continue;
    const { version } = built.manifest;
    try {
      await releases.publish(built, by);
      if ((await releases.live())[name]?.live !== version) await requireFit(context, name, version);
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
