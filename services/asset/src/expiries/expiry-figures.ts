import type { ExpiryKind } from '@portal/contracts';
import type { Coded } from '@portal/service-kit';
import { addDays, today } from '../days.js';

type Text = Coded<string | undefined>;

/** Assets that are meant, each with its end of one kind and the end that somebody acknowledged. */
export interface EndingAssets {
  places: Int32Array;
  status: Text;
  end: Text;
  acknowledged: Text;
}

const bandsOf = (from: string, endedDays: number) => ({
  ended: [addDays(from, -endedDays), addDays(from, -1)],
  within7: [from, addDays(from, 7)],
  within30: [from, addDays(from, 30)],
  within90: [from, addDays(from, 90)],
});

/** How many ends of assets in use lie in each band and were not acknowledged; a band holds those before it. */
export function bandCounts({ places, status, end, acknowledged }: EndingAssets, endedDays: number) {
  const bands = bandsOf(today(), endedDays);
  const isIn = (band: keyof typeof bands) =>
    Uint8Array.from(end.values, (day) => Number(day !== undefined && day >= bands[band][0]! && day <= bands[band][1]!));
  const within = {
    ended: isIn('ended'),
    within7: isIn('within7'),
    within30: isIn('within30'),
    within90: isIn('within90'),
  };
  const counts = { ended: 0, within7: 0, within30: 0, within90: 0 };
  for (const place of places) {
    const code = end.codes[place]!;
    if (within.ended[code] === 0 && within.within90[code] === 0) continue;
    if (status.values[status.codes[place]!] === 'Disposed') continue;
    if (end.values[code] === acknowledged.values[acknowledged.codes[place]!]) continue;
    counts.ended += within.ended[code]!;
    counts.within7 += within.within7[code]!;
    counts.within30 += within.within30[code]!;
    counts.within90 += within.within90[code]!;
  }
  return counts;
}

/** The fields of the copy in memory by kind. */
export const heldEnds = {
  warranty: { end: 'warrantyExpiry', acknowledged: 'acknowledged.warranty.end' },
  amc: { end: 'amcExpiry', acknowledged: 'acknowledged.amc.end' },
} as const satisfies Record<ExpiryKind, { end: string; acknowledged: string }>;
