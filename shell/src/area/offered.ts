import { canaryRuleFor, remoteApiVersion, type Area, type CanaryRule, type Opener } from '@portal/contracts';
import type { Release } from './federation.js';

/** A release that somebody may have; `reason` says why they are on a canary. */
export interface Offer extends Release {
  reason?: CanaryRule['kind'];
}

/** How a release that failed in this browser is remembered. */
export const nameOf = (area: string, version: string) => `${area}/${version}`;

const releaseOf = ({ version, entry, integrity }: Release): Release => ({ version, entry, integrity });
const fits = ({ apiVersion }: { apiVersion: number }) => apiVersion === remoteApiVersion;

function canaryFor({ canary }: Area, opener: Opener | undefined): Offer[] {
  const rule = canary && opener && fits(canary) ? canaryRuleFor(canary, opener) : undefined;
  return canary && rule ? [{ ...releaseOf(canary), reason: rule.kind }] : [];
}

/**
 * The releases of an area that somebody may have, in the order in which they are tried: the canary that is for them, the live one, the
 * last one that worked. What failed here before comes only where there is nothing else.
 */
export function offered(area: Area, opener: Opener | undefined, failed: ReadonlySet<string> = new Set()): Offer[] {
  const live = fits(area) ? [releaseOf(area)] : [];
  const all = [...canaryFor(area, opener), ...live, ...(area.fallback ? [releaseOf(area.fallback)] : [])];
  const rest = all.filter(({ version }) => !failed.has(nameOf(area.name, version)));
  return rest.length > 0 ? rest : all;
}

/** The area with the menu that belongs to one of its releases. */
export const withMenuOf = (area: Area, version: string | undefined): Area =>
  area.canary && area.canary.version === version ? { ...area, nav: area.canary.nav, texts: area.canary.texts } : area;
