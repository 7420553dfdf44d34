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
  const { places, status, category, department } = assets;
  const [byCategory, byDepartment] = [sumsByStatus(assets, category), sumsByStatus(assets, department)];
  const byStatus = groupsOf(byCategory.ofStatuses(), status.values);
  const soon = soonEnding(assets, alertDays);
  const repaired = byStatus.find(({ key }) => key === 'Under Repair')?.count ?? 0;
  return {
    count: places.length,
    counts: {
      assigned: countAssigned(assets),
      ...{ warranty: soon.counts.warranty, amc: soon.counts.amc, attention: repaired + soon.counts.besidesRepairs },
      added: countSince(assets, monthStart),
    },
    byStatus,
    byCategory: groupsOf(byCategory.ofValues(), category.values),
    byDepartment: groupsOf(byDepartment.ofValues(), department.values),
    ...{ warranties: soon.warranties, amcs: soon.amcs },
  };
}

function countAssigned({ places, endUserId: { codes, values } }: MeantAssets) {
  const isAssigned = passing(values, (holder) => holder !== undefined);
  let count = 0;
  for (let n = 0; n < places.length; n++) count += isAssigned[codes[places[n]!]!]!;
  return count;
}

function countSince({ places, createdAt }: MeantAssets, start: Date) {
  const from = start.getTime();
  let count = 0;
  for (let n = 0; n < places.length; n++) if (createdAt[places[n]!]! >= from) count++;
  return count;
}

/** What ends soon among the assets in use, for each kind of cover how many and the first ones. */
function soonEnding(assets: MeantAssets, alertDays: AlertDays) {
  const { places, status, warrantyExpiry, amcExpiry, acknowledged } = assets;
  const [isDisposed, isRepaired] = [tableOf(status, 'Disposed'), tableOf(status, 'Under Repair')];
  const isWarrantySoon = soonTable(warrantyExpiry, alertDays.warranty);
  const isAmcSoon = soonTable(amcExpiry, alertDays.amc);
  const [warranties, amcs] = [new Earliest(warrantyExpiry), new Earliest(amcExpiry)];
  const counts = { warranty: 0, amc: 0, besidesRepairs: 0 };
  const [warrantyCodes, amcCodes] = [warrantyExpiry.codes, amcExpiry.codes];
  for (let n = 0; n < places.length; n++) {
    const place = places[n]!;
    const isWarranty = isWarrantySoon[warrantyCodes[place]!]! === 1;
    const isAmc = isAmcSoon[amcCodes[place]!]! === 1;
    // Of most nothing ends soon.
    if (!isWarranty && !isAmc) continue;
    const statusCode = status.codes[place]!;
    if (isDisposed[statusCode] === 1) continue;
    const warranty = isWarranty && !isAcknowledged(place, warrantyExpiry, acknowledged?.warranty);
    const amc = isAmc && !isAcknowledged(place, amcExpiry, acknowledged?.amc);
    if (warranty) warranties.take(place);
    if (amc) amcs.take(place);
    counts.warranty += Number(warranty);
    counts.amc += Number(amc);
    counts.besidesRepairs += Number((warranty || amc) && isRepaired[statusCode] === 0);
  }
  return { counts, warranties: warranties.found, amcs: amcs.found };
}

function soonTable({ values }: Coded<string | undefined>, days: number) {
  const { $gte: from, $lte: to } = expiring(days);
  return passing(values, (date) => date !== undefined && date >= from && date <= to);
}

/** Whether its office acknowledged this very end. */
const isAcknowledged = (
  place: number,
  ends: Coded<string | undefined>,
  acknowledged: Coded<string | undefined> | undefined,
) => acknowledged !== undefined && acknowledged.values[acknowledged.codes[place]!] === ends.values[ends.codes[place]!];

/** Of each value whether it is the one that is wanted, as 1 or 0. */
const tableOf = ({ values }: Coded<string | undefined>, wanted: string) => passing(values, (value) => value === wanted);

/** Counts and worths of groups of assets, each group by its code. */
interface Sums {
  counts: Float64Array;
  disposed: Float64Array;
  worths: Float64Array;
}

/** Assets counted by a value of theirs and their status at once: what is disposed of, and what the others are worth, follows from that. */
function sumsByStatus({ places, status, value }: MeantAssets, { codes, values }: Coded<string | undefined>) {
  const statuses = status.values.length;
  const statusCodes = status.codes;
  const counts = new Float64Array(values.length * statuses);
  const worths = new Float64Array(counts.length);
  for (let n = 0; n < places.length; n++) {
    const place = places[n]!;
    const cell = codes[place]! * statuses + statusCodes[place]!;
    counts[cell]! += 1;
    worths[cell]! += value[place]!;
  }
  const disposed = status.values.indexOf('Disposed');
  const summed = (groups: number, groupOf: (cell: number) => number): Sums => {
    const sums = {
      ...{ counts: new Float64Array(groups), disposed: new Float64Array(groups), worths: new Float64Array(groups) },
    };
    for (let cell = 0; cell < counts.length; cell++) {
      const group = groupOf(cell);
      sums.counts[group]! += counts[cell]!;
      if (cell % statuses === disposed) sums.disposed[group]! += counts[cell]!;
      else sums.worths[group]! += worths[cell]!;
    }
    return sums;
  };
  return {
    ofValues: () => summed(values.length, (cell) => Math.floor(cell / statuses)),
    ofStatuses: () => summed(statuses, (cell) => cell % statuses),
  };
}

/** The greatest first. */
const groupsOf = ({ counts, disposed, worths }: Sums, keys: readonly (string | undefined)[]): Group[] =>
  keys
    .map((key = '', code) => ({ key, count: counts[code]!, disposed: disposed[code]!, value: worths[code]! }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, mostGroups);

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
