import { type DepreciationYear, financialYearOf, type NewDepreciationPolicy, toRupees } from '@portal/contracts';
import type { AssetRecord } from '../assets/asset-record.js';
import { daysUntil, today } from '../days.js';

type Bought = Pick<AssetRecord, 'purchaseDate' | 'value'>;

const yearDays = 365;
/** How many financial years after the present one are foretold. */
const yearsAhead = 3;
const mostYears = 40;

const firstDay = (year: number) => `${year}-04-01`;
const partOfYear = (from: string, to: string) => Math.min(1, Math.max(0, daysUntil(to, from)) / yearDays);

/** A year's part of what is left at its start, for each financial year; a year that is not whole counts by its days. */
function writtenDown({ purchaseDate, value }: Bought, rate: number, day: string) {
  let left = value;
  for (let year = financialYearOf(purchaseDate); firstDay(year) < day; year += 1) {
    const from = purchaseDate > firstDay(year) ? purchaseDate : firstDay(year);
    const to = day < firstDay(year + 1) ? day : firstDay(year + 1);
    left *= 1 - rate * partOfYear(from, to);
  }
  return left;
}

/** What an asset is worth when a day begins, in paise; an asset of that day counts as one day old. */
export function worthOn(
  asset: Bought,
  { method, yearlyPercent, salvagePercent }: NewDepreciationPolicy,
  day = today(),
) {
  const rate = yearlyPercent / 100;
  const ageYears = Math.max(1, daysUntil(day, asset.purchaseDate)) / yearDays;
  const left = method === 'Straight line' ? asset.value * (1 - rate * ageYears) : writtenDown(asset, rate, day);
  return Math.max(left, (asset.value * salvagePercent) / 100);
}

interface Owned extends Bought {
  /** The day on which it left the office. */
  end?: string | undefined;
}

/** An asset's financial years from its purchase to some years ahead, until it loses nothing more, or to its end; amounts in rupees. */
export function yearsOf({ end, ...asset }: Owned, policy: NewDepreciationPolicy, now = today()): DepreciationYear[] {
  const first = financialYearOf(asset.purchaseDate);
  const last = Math.min(end ? financialYearOf(end) : financialYearOf(now) + yearsAhead, first + mostYears - 1);
  const years: DepreciationYear[] = [];
  let opening = asset.value;
  for (let year = first; year <= last; year += 1) {
    const closes = firstDay(year + 1);
    const closing = Math.round(worthOn(asset, policy, end && end < closes ? end : closes));
    if (closing === opening && year > first) break;
    years.push({
      year,
      opening: toRupees(opening),
      depreciation: toRupees(opening - closing),
      closing: toRupees(closing),
    });
    opening = closing;
  }
  return years;
}
