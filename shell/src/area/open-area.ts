import { remoteApiVersion, type Area, type AreaReport } from '@portal/contracts';
import { addMessages, type RemoteModule } from '@portal/ui';
import { AreaError } from './area-error.js';
import type { Release } from './federation.js';

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

/** Tells operators how a release of an area opened. Nobody waits for it, and nothing is said when it does not arrive. */
function reportOpening(report: AreaReport) {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon('/api/area-reports', body);
}

async function openRelease({ name }: Area, release: Release): Promise<RemoteModule> {
  // Not counted: how long the portal's own parts take says nothing of the area.
  const { fetchRelease, loadShares } = await import('./federation.js').catch(missing(name));
  await loadShares().catch(missing(name));
  const opened = await inTime(name, fetchRelease(name, release).catch(missing(name)));
  if (!opened) throw new AreaError(name, 'missing');
  if (opened.apiVersion !== remoteApiVersion) throw new AreaError(name, 'incompatible');
  return opened;
}

/** Fetches an area: its live release, or the last one that worked when the live one does not. */
export async function openArea(area: Area): Promise<RemoteModule> {
  const first: Release[] = area.apiVersion === remoteApiVersion ? [area] : [];
  const tried = [...first, ...(area.fallback ? [area.fallback] : [])];
  let fault = new AreaError(area.name, 'incompatible');
  for (const release of tried) {
    const begun = performance.now();
    const report = (outcome: AreaReport['outcome']) =>
      reportOpening({
        ...{ area: area.name, version: release.version, outcome },
        milliseconds: Math.round(performance.now() - begun),
      });
    try {
      const opened = await openRelease(area, release);
      await addMessages(opened.messages);
      report('opened');
      return opened;
    } catch (error) {
      console.error(`The area ${area.name} cannot be opened from ${release.entry}`, error);
      fault = error instanceof AreaError ? error : new AreaError(area.name, 'missing', { cause: error });
      report(fault.fault);
    }
  }
  throw fault;
}
