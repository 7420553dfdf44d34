import { endedDays, type expiries, type ExpiryKind, type ExpirySettings } from '@portal/contracts';
import type { Call, Where } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import { addDays, today } from '../days.js';
import { acknowledgedFilter, endFields } from './end.js';

type Query = Call<typeof expiries.list>['query'];

/** So many months ahead, as so many days. */
const daysOf = (months: number) => Math.round((months * 365) / 12);

/** The first and the last day of the ends that are asked for. */
function spanOf(kind: ExpiryKind, ends: Query['ends'], settings: ExpirySettings) {
  if (ends === 'ended') return { $gte: addDays(today(), -endedDays), $lt: today() };
  const view = kind === 'warranty' ? settings.warrantyViewMonths : settings.amcViewMonths;
  return { $gte: today(), $lte: addDays(today(), ends ? Number(ends) : daysOf(view)) };
}

/** The assets in use whose end of a kind is asked for, words of the search left aside. */
export function endingFilters(kind: ExpiryKind, query: Query, settings: ExpirySettings): Where<AssetRecord>[] {
  const { ends, category, department, shown } = query;
  return [
    { [endFields[kind]]: spanOf(kind, ends, settings) },
    { status: { $ne: 'Disposed' } },
    ...(category ? [{ category }] : []),
    ...(department ? [{ department }] : []),
    ...(shown === 'all' ? [] : [acknowledgedFilter(kind, shown === 'acknowledged')]),
  ];
}
