import type { Area, Opener } from '@portal/contracts';
import { failedReleases } from './failed-releases.js';
import { offered, withMenuOf, type Offer } from './offered.js';

/** The release of an area that runs in this page. */
export interface OpenedArea {
  release: Offer;
  /** Whom it was chosen for. */
  opener: string | undefined;
  /** The versions that would have come first, and do not work here. */
  passed: string[];
  /** When it was opened, by the page's clock. */
  since: number;
}

const opened = new Map<string, OpenedArea>();

/** What runs in this page of each area. */
export const openedAreas = {
  get: (area: string) => opened.get(area),
  set: (area: string, what: OpenedArea) => void opened.set(area, what),
  clear: () => opened.clear(),
};

/** An area with the menu of the release that runs here or, before one does, of the one that would be tried first. */
export function shownArea(area: Area, opener: Opener | undefined): Area {
  const version = opened.get(area.name)?.release.version ?? offered(area, opener, failedReleases())[0]?.version;
  return withMenuOf(area, version);
}
