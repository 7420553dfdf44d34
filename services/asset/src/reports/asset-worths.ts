import type { NewDepreciationPolicy } from '@portal/contracts';
import { addDays } from '../days.js';
import { worthOn } from '../depreciation/loss-of-value.js';
import type { CountedAssets } from './asset-figures.js';

type PurchasedAssets = Pick<CountedAssets, 'status' | 'category' | 'purchaseDate' | 'byPurchase'>;

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

/** How old assets are and what those in use are worth on a day, by category: what was bought of a category on a day ages alike. */
export function agesAndWorths(
  { status, category, purchaseDate, byPurchase }: PurchasedAssets,
  policyOf: (category: string) => NewDepreciationPolicy,
  day: string,
) {
  const disposed = status.indexOf('Disposed');
  const ages = ageGroups(day);
  const ageOfDate = purchaseDate.map((date = '') => ages.findIndex(({ from = '' }) => date >= from));
  const worths = new Float64Array(category.length);
  const parts = category.map((name = '') => partsLeft(purchaseDate, policyOf(name), day));
  const { counts, sums } = byPurchase;
  const [statuses, dates] = [status.length, purchaseDate.length];
  for (let categoryCode = 0, cell = 0; categoryCode < category.length; categoryCode++)
    for (let dateCode = 0; dateCode < dates; dateCode++)
      for (let statusCode = 0; statusCode < statuses; statusCode++, cell++) {
        if (counts[cell] === 0) continue;
        const age = ages[ageOfDate[dateCode]!]!;
        age.count += counts[cell]!;
        if (statusCode === disposed) {
          age.disposed += counts[cell]!;
          continue;
        }
        age.value += sums[cell]!;
        worths[categoryCode]! += sums[cell]! * parts[categoryCode]![dateCode]!;
      }
  return {
    byAge: ages.filter(({ count }) => count > 0),
    worths: new Map(category.map((name = '', code) => [name, Math.round(worths[code]!)])),
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
