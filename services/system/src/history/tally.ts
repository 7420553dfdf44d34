import type { PartState } from '@portal/contracts';

/** Upper ends of the classes of response times, in milliseconds; what is slower falls into one more. */
const ends = [1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 750, 1_000, 1_300];
const classes = ends.length + 1;

/** How often a part was seen in each state, and in which times it answered. */
export interface Seen {
  up: number;
  degraded: number;
  down: number;
  unknown: number;
  times: number[];
}

export const nothingSeen = (): Seen => ({
  up: 0,
  degraded: 0,
  down: 0,
  unknown: 0,
  times: Array<number>(classes).fill(0),
});

/** Counts one look; what is not set up counts as nothing. */
export function count(seen: Seen, state: PartState, latency: number | null) {
  if (state === 'off') return;
  seen[state] += 1;
  if (latency === null) return;
  const found = ends.findIndex((end) => latency <= end);
  const at = found < 0 ? ends.length : found;
  seen.times[at] = (seen.times[at] ?? 0) + 1;
}

/** All of it together. */
export function sumOf(all: readonly Seen[]): Seen {
  const sum = nothingSeen();
  for (const one of all) {
    for (const state of ['up', 'degraded', 'down', 'unknown'] as const) sum[state] += one[state];
    for (const [at, times] of one.times.entries()) sum.times[at] = (sum.times[at] ?? 0) + times;
  }
  return sum;
}

/** Percent of the looks at which it worked, if only with less; null where nobody could tell. */
export function availabilityOf({ up, degraded, down }: Seen): number | null {
  const known = up + degraded + down;
  return known === 0 ? null : Math.floor(((up + degraded) / known) * 100_000) / 1_000;
}

/** The time in which this share of the answers came, within its class by rule of three; null without any. */
export function percentileOf({ times }: Pick<Seen, 'times'>, share: number): number | null {
  const total = times.reduce((sum, one) => sum + one, 0);
  if (total === 0) return null;
  let left = total * share;
  for (const [at, many] of times.entries()) {
    const [low, high] = [ends[at - 1] ?? 0, ends[at] ?? ends.at(-1) ?? 0];
    if (many > 0 && left <= many) return Math.round((low + ((high - low) * left) / many) * 10) / 10;
    left -= many;
  }
  return ends.at(-1) ?? null;
}
