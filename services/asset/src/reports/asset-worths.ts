import type { NewDepreciationPolicy } from '@portal/contracts';
import type { Coded } from '@portal/service-kit';
import { addDays } from '../days.js';
import { worthOn } from '../depreciation/loss-of-value.js';

/** Assets that are meant, as far as age and worth ask for them. */
export interface AgedAssets {
  mask: Uint8Array;
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
  { mask, status, category, purchaseDate, value }: AgedAssets,
  policyOf: (category: string) => NewDepreciationPolicy,
  day: string,
) {
  const disposed = status.values.indexOf('Disposed');
  const dates = purchaseDate.values.length;
  const ages = ageGroups(day);
  const ageOfDate = purchaseDate.values.map((date = '') => ages.findIndex(({ from = '' }) => date >= from));
  const worths = new Float64Array(category.values.length);
  // What is left of one paisa: the same for all assets of a category that were bought on one day.
  const parts = new Float64Array(category.values.length * dates).fill(-1);
  const partOf = (categoryCode: number, dateCode: number) => {
    const at = categoryCode * dates + dateCode;
    if (parts[at]! < 0) {
      const asset = { value: 1, purchaseDate: purchaseDate.values[dateCode] ?? day };
      parts[at] = worthOn(asset, policyOf(category.values[categoryCode] ?? ''), day);
    }
    return parts[at]!;
  };
  for (let place = 0; place < mask.length; place++) {
    if (mask[place] === 0) continue;
    const isInUse = status.codes[place] !== disposed;
    const dateCode = purchaseDate.codes[place]!;
    const age = ages[ageOfDate[dateCode]!]!;
    age.count++;
    if (!isInUse) continue;
    age.value += value[place]!;
    const categoryCode = category.codes[place]!;
    worths[categoryCode]! += value[place]! * partOf(categoryCode, dateCode);
  }
  return {
    byAge: ages.filter(({ count }) => count > 0),
    worths: new Map(category.values.map((name = '', code) => [name, Math.round(worths[code]!)])),
  };
}

/** The youngest first; what is bought in the future counts among those. */
function ageGroups(day: string): AgeGroup[] {
  return Array.from({ length: oldest + 1 }, (_, years) => ({
    years,
    ...(years < oldest ? { from: addDays(yearsBefore(day, years + 1), 1) } : {}),
    ...(years > 0 ? { to: yearsBefore(day, years) } : {}),
    count: 0,
    value: 0,
  }));
}
