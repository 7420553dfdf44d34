import type { Area, Opener } from '@portal/contracts';
import { ApiError } from '@portal/ui';
import { isRouteErrorResponse } from 'react-router';
import { AreaError } from './area-error.js';
import { passOver } from './failed-releases.js';
import { nameOf, offered } from './offered.js';
import { openedAreas } from './opened-areas.js';
import { followedAreas } from './registry.js';
import { reportArea } from './report.js';

/** A page that throws again after Retry is not tried a third time where another release is left. */
const mostThrows = 2;
const throws = new Map<string, number>();

/** A part of a page that did not come; what failed to be fetched is remembered until the page is loaded anew. */
export const isLostPart = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/** A part that could not come, as there is no network. */
export const isOffline = (error: unknown) => isLostPart(error) && !navigator.onLine;

/** Whether a release threw by itself: what the server refused, what did not even open, or had no network, says nothing of it. */
const isOwnFault = (error: unknown) =>
  !(error instanceof AreaError || error instanceof ApiError || isRouteErrorResponse(error) || isOffline(error));

/** Whether somebody may have an earlier release than this one, or this one no longer. */
function hasAnother(area: Area, opener: Opener | undefined, version: string) {
  const now = followedAreas()?.find(({ name }) => name === area.name) ?? area;
  return offered(now, opener).at(-1)?.version !== version;
}

/**
 * Notes that a page of an area threw: operators are told once, and a release that throws again is passed over where an earlier one is
 * left. Tells whether it is: then the page is to be loaded anew.
 */
export function notesFailure(area: Area, opener: Opener | undefined, error: unknown) {
  const opened = openedAreas.get(area.name);
  if (!opened || !isOwnFault(error)) return false;
  const { release, since } = opened;
  const name = nameOf(area.name, release.version);
  const count = (throws.get(name) ?? 0) + 1;
  throws.set(name, count);
  const milliseconds = Math.min(Math.round(performance.now() - since), 600_000);
  if (count === 1) reportArea({ area: area.name, version: release.version, outcome: outcomeOf(error), milliseconds });
  return count >= mostThrows && hasAnother(area, opener, release.version) && passOver(name);
}

const outcomeOf = (error: unknown) => (isLostPart(error) ? 'missing' : 'failed');
