import type { Actor, ExpiryKind } from '@portal/contracts';
import { attentionFilter } from '../assets/asset.filter.js';
import { type AlertDays, endFields } from '../expiries/end.js';
import type { LiveAssets } from './live-assets.js';

type Meant = ReturnType<LiveAssets['matching']>;

/** An asset whose cover ends soon. */
interface Ending {
  id: string;
  kind: ExpiryKind;
  date: string;
}

const mostExpiring = 10;

/**
 * What ends soon of what is meant, as lists narrow by it: for each kind of cover how many, how many of both kinds that are not under repair,
 * and the first ones. Of a million few end soon, and only those are looked at.
 */
export function soonEnding(live: LiveAssets, meant: Meant, actor: Actor, alertDays: AlertDays) {
  const of = (kind: ExpiryKind) => live.narrowed(meant, attentionFilter(actor, kind, alertDays));
  const [warranty, amc] = [of('warranty'), of('amc')];
  const both = warranty.set.copy();
  both.include(amc.set);
  const besidesRepairs = live.narrowed({ set: both, count: 0 }, { status: { $ne: 'Under Repair' } }).count;
  return {
    counts: { warranty: warranty.count, amc: amc.count, besidesRepairs },
    first: [...earliest(live, warranty, 'warranty'), ...earliest(live, amc, 'amc')],
  };
}

/** The few with the earliest dates of all; of the same day, whoever stands first. */
function earliest(live: LiveAssets, { set, count }: Meant, kind: ExpiryKind): Ending[] {
  const { codes, values } = live.coded(endFields[kind]);
  const found: { place: number; date: string }[] = [];
  for (const place of set.places(count)) {
    const date = values[codes[place]!] ?? '';
    if (found.length === mostExpiring && date >= found[mostExpiring - 1]!.date) continue;
    const before = found.findIndex((other) => date < other.date);
    found.splice(before < 0 ? found.length : before, 0, { place, date });
    if (found.length > mostExpiring) found.pop();
  }
  return found.map(({ place, date }) => ({ id: live.id(place), kind, date }));
}
