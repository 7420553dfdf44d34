import { type CanaryAudience, fewestToJudge, type ReleaseFigures } from '@portal/contracts';
import { bounds, type OpeningCount } from './opening.schema.js';

type Counts = Pick<OpeningCount, 'openings' | 'failures' | 'times'>;

/** The bound within which this share of the openings lies. */
function within(share: number, times: Map<number, number>) {
  const all = [...times.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let sum = 0;
  return bounds.find((bound) => (sum += times.get(bound) ?? 0) >= all * share) ?? null;
}

/** What the counts of one release come to, and how many people they are of. */
export function figuresOf(
  counts: readonly Counts[],
  people: Pick<ReleaseFigures, 'people' | 'troubled'>,
): ReleaseFigures {
  const times = new Map(
    bounds.map((bound) => [bound, counts.reduce((sum, each) => sum + (each.times[String(bound)] ?? 0), 0)]),
  );
  return {
    openings: counts.reduce((sum, { openings }) => sum + openings, 0),
    failures: counts.reduce((sum, { failures }) => sum + failures, 0),
    ...people,
    median: within(0.5, times),
    slowest: within(0.95, times),
  };
}

/** Failing for enough people, a canary is a bad one when it fails for so many times as large a share of its people as the live release, … */
const timesAsOften = 2;
/** … and for so much more of a hundred people. */
const morePercent = 5;

type People = Pick<ReleaseFigures, 'people' | 'troubled'>;

/** For how many of a hundred people it failed. */
export const percentOf = ({ people, troubled }: People) => (100 * troubled) / Math.max(people, 1);

/** Whether a canary fails for clearly more people than the live release. */
export function isClearlyWorse(canary: People, audience: readonly CanaryAudience[], live: People): boolean {
  if (canary.troubled < fewestToJudge(audience)) return false;
  const [bad, usual] = [percentOf(canary), percentOf(live)];
  return bad >= usual * timesAsOften && bad >= usual + morePercent;
}
