import type { ReleaseFigures } from '@portal/contracts';
import { bounds, type OpeningCount } from './opening.schema.js';

type Counts = Pick<OpeningCount, 'openings' | 'failures' | 'times'>;

/** The bound within which this share of the openings lies. */
function within(share: number, times: Map<number, number>) {
  const all = [...times.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let sum = 0;
  return bounds.find((bound) => (sum += times.get(bound) ?? 0) >= all * share) ?? null;
}

/** What the counts of one release come to. */
export function figuresOf(counts: readonly Counts[]): ReleaseFigures {
  const times = new Map(
    bounds.map((bound) => [bound, counts.reduce((sum, each) => sum + (each.times[String(bound)] ?? 0), 0)]),
  );
  return {
    openings: counts.reduce((sum, { openings }) => sum + openings, 0),
    failures: counts.reduce((sum, { failures }) => sum + failures, 0),
    median: within(0.5, times),
    slowest: within(0.95, times),
  };
}

/** From so many openings on a canary is judged, … */
const fewestOpenings = 20;
/** … from so many failures on it can be a bad one, … */
const fewestFailures = 5;
/** … and it is one when it fails so many times as often as the live release, … */
const timesAsOften = 2;
/** … and in so much more of a hundred openings. */
const morePercent = 5;

const percentOf = ({ openings, failures }: ReleaseFigures) => (100 * failures) / Math.max(openings, 1);

/** Whether a canary fails clearly more often than the live release. */
export function isClearlyWorse(canary: ReleaseFigures, live: ReleaseFigures): boolean {
  if (canary.openings < fewestOpenings || canary.failures < fewestFailures) return false;
  const [bad, usual] = [percentOf(canary), percentOf(live)];
  return bad >= usual * timesAsOften && bad >= usual + morePercent;
}

/** Figures in the words of the history. */
export const figuresInWords = (figures: ReleaseFigures) =>
  `${figures.failures} of ${figures.openings} openings (${percentOf(figures).toFixed(1)} %)`;
