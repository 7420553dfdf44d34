import { remoteApiVersion, type Area, type AreaReport } from '@portal/contracts';
import { addMessages, currentSession, type RemoteModule } from '@portal/ui';
import { AreaError } from './area-error.js';
import { failedReleases } from './failed-releases.js';
import type { Release } from './federation.js';
import { offered } from './offered.js';
import { openedAreas } from './opened-areas.js';
import { followedAreas } from './registry.js';
import { reportArea } from './report.js';

/** Most that an area may take to open, its fallback apart; the frame and the menu stand meanwhile. */
const timeout = 8_000;

function inTime<T>(name: string, work: Promise<T>) {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new AreaError(name, 'slow')), timeout)),
  ]);
}

const missing = (name: string) => (cause: unknown) => {
  throw new AreaError(name, 'missing', { cause });
};

async function openRelease({ name }: Area, release: Release): Promise<RemoteModule> {
  // Not counted: how long the portal's own parts take says nothing of the area.
  const { fetchRelease, loadShares } = await import('./federation.js').catch(missing(name));
  await loadShares().catch(missing(name));
  const opened = await inTime(name, fetchRelease(name, release).catch(missing(name)));
  if (!opened) throw new AreaError(name, 'missing');
  if (opened.apiVersion !== remoteApiVersion) throw new AreaError(name, 'incompatible');
  return opened;
}

/** Fetches an area for who is here: their canary or the live release, or the last one that worked when these do not. */
export async function openArea(known: Area): Promise<RemoteModule> {
  // A page that is open for long opens what is live by now.
  const area = followedAreas()?.find(({ name }) => name === known.name) ?? known;
  const { user } = currentSession();
  const all = offered(area, user).map(({ version }) => version);
  let fault = new AreaError(area.name, 'incompatible');
  for (const release of offered(area, user, failedReleases())) {
    const begun = performance.now();
    const report = (outcome: AreaReport['outcome']) =>
      reportArea({
        ...{ area: area.name, version: release.version, outcome },
        milliseconds: Math.round(performance.now() - begun),
      });
    try {
      const opened = await openRelease(area, release);
      await addMessages(opened.messages);
      report('opened');
      const passed = all.slice(0, all.indexOf(release.version));
      openedAreas.set(area.name, { release, opener: user?.id, passed, since: performance.now() });
      return opened;
    } catch (error) {
      console.error(`The area ${area.name} cannot be opened from ${release.entry}`, error);
      fault = error instanceof AreaError ? error : new AreaError(area.name, 'missing', { cause: error });
      report(fault.fault);
    }
  }
  throw fault;
}
