import { type Coded, passing } from '@portal/service-kit';
import { expiring } from '../assets/asset.filter.js';
import type { AlertDays } from '../expiries/end.js';

/** Assets that are meant, each with what it has in its place. */
export interface MeantAssets {
  places: Int32Array;
  status: Coded<string | undefined>;
  category: Coded<string | undefined>;
  department: Coded<string | undefined>;
  endUserId: Coded<string | undefined>;
  warrantyExpiry: Coded<string | undefined>;
  amcExpiry: Coded<string | undefined>;
  /** The ends that their office acknowledged, for who heeds that. */
  acknowledged?: Record<keyof AlertDays, Coded<string | undefined>>;
  /** Paise. */
  value: Float64Array;
  createdAt: Float64Array;
}

/** Assets that have a value in common; their worth in paise. */
export interface Group {
  key: string;
  count: number;
  /** So many of them are disposed of, and worth nothing. */
  disposed: number;
  value: number;
}

/** An asset whose cover ends soon. */
export interface Ending {
  place: number;
  date: string;
}

const mostExpiring = 10;
const mostGroups = 100;

/** How many assets are meant by whatever figures say of them, and what they are worth: nothing once they are disposed of. */
export function figuresOf(assets: MeantAssets, monthStart: Date, alertDays: AlertDays) {
  const { places, status, category, department, endUserId, warrantyExpiry, amcExpiry, value, createdAt } = assets;
  const [byStatus, byCategory, byDepartment] = [sumsOf(status), sumsOf(category), sumsOf(department)];
  const [isDisposed, isRepaired] = [tableOf(status, 'Disposed'), tableOf(status, 'Under Repair')];
  const isAssigned = passing(endUserId.values, (holder) => holder !== undefined);
  const isWarrantySoon = soonIn(warrantyExpiry, assets.acknowledged?.warranty, alertDays.warranty);
  const isAmcSoon = soonIn(amcExpiry, assets.acknowledged?.amc, alertDays.amc);
  const counts = { assigned: 0, warranty: 0, amc: 0, attention: 0, added: 0 };
  const soon = { warranty: new Earliest(warrantyExpiry), amc: new Earliest(amcExpiry) };
  const month = monthStart.getTime();
  for (const place of places) {
    const statusCode = status.codes[place]!;
    const inUse = isDisposed[statusCode] === 0;
    const worth = inUse ? value[place]! : 0;
    byStatus.add(statusCode, inUse, worth);
    byCategory.add(category.codes[place]!, inUse, worth);
    byDepartment.add(department.codes[place]!, inUse, worth);
    counts.assigned += isAssigned[endUserId.codes[place]!]!;
    if (createdAt[place]! >= month) counts.added++;
    const warranty = inUse && isWarrantySoon(place);
    const amc = inUse && isAmcSoon(place);
    if (warranty) soon.warranty.take(place);
    if (amc) soon.amc.take(place);
    counts.warranty += Number(warranty);
    counts.amc += Number(amc);
    counts.attention += Number(warranty || amc || isRepaired[statusCode] === 1);
  }
  return {
    ...{ count: places.length, counts },
    ...{ byStatus: byStatus.groups(), byCategory: byCategory.groups(), byDepartment: byDepartment.groups() },
    ...{ warranties: soon.warranty.found, amcs: soon.amc.found },
  };
}

/** Whether the end of an asset is near, and nobody acknowledged it. */
function soonIn(ends: Coded<string | undefined>, acknowledged: Coded<string | undefined> | undefined, days: number) {
  const { $gte: from, $lte: to } = expiring(days);
  const isSoon = passing(ends.values, (date) => date !== undefined && date >= from && date <= to);
  return (place: number) => {
    const code = ends.codes[place]!;
    if (isSoon[code] === 0) return false;
    return !acknowledged || acknowledged.values[acknowledged.codes[place]!] !== ends.values[code];
  };
}

/** Of each value whether it is the one that is wanted, as 1 or 0. */
const tableOf = ({ values }: Coded<string | undefined>, wanted: string) => passing(values, (value) => value === wanted);

/** Counts and worths of the assets of each value. */
function sumsOf({ values }: Coded<string | undefined>) {
  const counts = new Float64Array(values.length);
  const gone = new Float64Array(values.length);
  const worths = new Float64Array(values.length);
  return {
    add(code: number, inUse: boolean, worth: number) {
      counts[code]! += 1;
      if (!inUse) gone[code]! += 1;
      worths[code]! += worth;
    },
    /** The greatest first. */
    groups: (): Group[] =>
      values
        .map((key = '', code) => ({ key, count: counts[code]!, disposed: gone[code]!, value: worths[code]! }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
        .slice(0, mostGroups),
  };
}

/** The few with the earliest dates of all that are taken; of the same day, whoever came first. */
class Earliest {
  readonly found: Ending[] = [];

  constructor(private readonly dates: Coded<string | undefined>) {}

  take(place: number) {
    const date = this.dates.values[this.dates.codes[place]!] ?? '';
    const { found } = this;
    if (found.length === mostExpiring && date >= found[mostExpiring - 1]!.date) return;
    const before = found.findIndex((other) => date < other.date);
    found.splice(before < 0 ? found.length : before, 0, { place, date });
    if (found.length > mostExpiring) found.pop();
  }
}
