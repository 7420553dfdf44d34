import type { Offer } from './offered.js';
import type { OpenedArea } from './opened-areas.js';

/**
 * How what runs of an area stands to what its reader may have now: `current`; `older`, where a newer one is ready; `behind`, where
 * the newer one did not work here; `withdrawn`, where nobody should be on it any longer, or it was chosen for somebody else.
 */
export function standingOf({ release, opener, passed }: OpenedArea, offers: readonly Offer[], reader: string) {
  const [first] = offers;
  if (!first || first.version === release.version) return 'current';
  if (!offers.some(({ version }) => version === release.version)) return 'withdrawn';
  const next = offers.find(({ version }) => !passed.includes(version));
  if (!next || next.version === release.version) return 'behind';
  return opener === reader ? 'older' : 'withdrawn';
}
