import type { NewDepreciationPolicy } from '@portal/contracts';
import type { Coded } from '@portal/service-kit';
import { addDays } from '../days.js';
import { worthOn } from '../depreciation/loss-of-value.js';

/** Assets that are meant, as far as age and worth ask for them. */
export interface AgedAssets {
  places: Int32Array;
  status: Coded<string | undefined>;
  category: Coded<string | undefined>;
  purchaseDate: Coded<string | undefined>;
  /** Paise. */
  value: Float64Array;
}

/** Assets that were bought between two days, both included; their value in paise. */
export interface AgeGroup {
  years: number;
  from?: string;
  to?: string;
  count: number;
  disposed: number;
  value: number;
}

/** Older ones are one group: their life is over. */
const oldest = 5;

/** The day so many years before another; of a leap day the first of March. */
function yearsBefore(day: string, years: number) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString().slice(0, 10);
}

/** How old assets are and what those in use are worth on a day, by category: one walk over all of them. */
export function agesAndWorths(
  { places, status, category, purchaseDate, value }: AgedAssets,
  policyOf: (category: string) => NewDepreciationPolicy,
  day: string,
) {
  const disposed = status.values.indexOf('Disposed');
  const ages = ageGroups(day);
  const ageOfDate = purchaseDate.values.map((date = '') => ages.findIndex(({ from = '' }) => date >= from));
  const worths = new Float64Array(category.values.length);
  const parts = category.values.map((name = '') => partsLeft(purchaseDate.values, policyOf(name), day));
  // What was bought of a category on a day ages alike: assets are counted by both, ages and worths follow from that.
  const days = purchaseDate.values.length;
  const counts = new Float64Array(category.values.length * days);
  const gone = new Float64Array(counts.length);
  const values = new Float64Array(counts.length);
  for (let n = 0; n < places.length; n++) {
    const place = places[n]!;
    const cell = category.codes[place]! * days + purchaseDate.codes[place]!;
    counts[cell]! += 1;
    if (status.codes[place] === disposed) gone[cell]! += 1;
    else values[cell]! += value[place]!;
  }
  for (let cell = 0; cell < counts.length; cell++) {
    if (counts[cell] === 0) continue;
    const [categoryCode, dateCode] = [Math.floor(cell / days), cell % days];
    const age = ages[ageOfDate[dateCode]!]!;
    age.count += counts[cell]!;
    age.disposed += gone[cell]!;
    age.value += values[cell]!;
    worths[categoryCode]! += values[cell]! * parts[categoryCode]![dateCode]!;
  }
  return {
    byAge: ages.filter(({ count }) => count > 0),
    worths: new Map(category.values.map((name = '', code) => [name, Math.round(worths[code]!)])),
  };
}

let partsOfDay: { day: string; of: WeakMap<readonly unknown[], Map<string, Float64Array>> } | undefined;

/**
 * What is left of one paisa on a day, for each day of a purchase: the same for all assets under one policy. It is kept for the day, for
 * these very dates: more of them may have come at their end, and none changes.
 */
function partsLeft(dates: readonly (string | undefined)[], policy: NewDepreciationPolicy, day: string) {
  if (partsOfDay?.day !== day) partsOfDay = { day, of: new WeakMap() };
  const ofDates = partsOfDay.of.get(dates) ?? new Map<string, Float64Array>();
  partsOfDay.of.set(dates, ofDates);
  const { method, yearlyPercent, salvagePercent } = policy;
  const key = [method, yearlyPercent, salvagePercent].join();
  const before = ofDates.get(key) ?? new Float64Array(0);
  if (before.length === dates.length) return before;
  const parts = new Float64Array(dates.length);
  parts.set(before);
  for (let code = before.length; code < dates.length; code++)
    parts[code] = worthOn({ value: 1, purchaseDate: dates[code] ?? day }, policy, day);
  ofDates.set(key, parts);
  return parts;
}

/** The youngest first; what is bought in the future counts among those. */
function ageGroups(day: string): AgeGroup[] {
  return Array.from({ length: oldest + 1 }, (_, years) => ({
    years,
    ...(years < oldest ? { from: addDays(yearsBefore(day, years + 1), 1) } : {}),
    ...(years > 0 ? { to: yearsBefore(day, years) } : {}),
    count: 0,
    disposed: 0,
    value: 0,
  }));
}
