import type { Cells } from '@portal/service-kit';

type Values = readonly (string | undefined)[];

/** Assets that are meant, counted by what figures are asked by; values in paise. */
export interface CountedAssets {
  status: Values;
  category: Values;
  department: Values;
  purchaseDate: Values;
  /** Days of registration. */
  registeredOn: Values;
  /** By category, date of the purchase and status. */
  byPurchase: Cells;
  /** By department and status. */
  byDepartment: Cells;
  /** By the day of registration and status. */
  byRegistration: Cells;
}

/** Assets that have a value in common; their worth in paise. */
export interface Group {
  key: string;
  count: number;
  /** So many of them are disposed of, and worth nothing. */
  disposed: number;
  value: number;
}

const mostGroups = 100;

/** How many assets are meant by whatever figures say of them, and what they are worth: nothing once they are disposed of. */
export function figuresOf(assets: CountedAssets, monthStart: string) {
  const { status, category, department, purchaseDate, registeredOn, byPurchase, byDepartment, byRegistration } = assets;
  const disposed = status.indexOf('Disposed');
  const byCategory = withoutMiddle(byPurchase, category.length, purchaseDate.length, status.length);
  const groups = (cells: Cells, keys: Values, groupOf: (cell: number) => number) =>
    groupsOf(cells, keys, groupOf, (cell) => cell % status.length === disposed);
  return {
    added: countSince(byRegistration, registeredOn, monthStart, status.length),
    byStatus: groups(byCategory, status, (cell) => cell % status.length),
    byCategory: groups(byCategory, category, (cell) => Math.floor(cell / status.length)),
    byDepartment: groups(byDepartment, department, (cell) => Math.floor(cell / status.length)),
  };
}

/** What is counted by three fields, counted by the first and the last alone; so many values has each. */
function withoutMiddle({ counts, sums }: Cells, first: number, middle: number, last: number): Cells {
  const found = { counts: new Float64Array(first * last), sums: new Float64Array(first * last) };
  for (let one = 0, cell = 0; one < first; one++)
    for (let between = 0; between < middle; between++)
      for (let at = one * last; at < (one + 1) * last; at++, cell++) {
        found.counts[at]! += counts[cell]!;
        found.sums[at]! += sums[cell]!;
      }
  return found;
}

function countSince({ counts }: Cells, days: Values, from: string, statuses: number) {
  let count = 0;
  for (let cell = 0; cell < counts.length; cell++)
    if (counts[cell] !== 0 && (days[Math.floor(cell / statuses)] ?? '') >= from) count += counts[cell]!;
  return count;
}

/** The greatest first. */
function groupsOf(
  { counts, sums }: Cells,
  keys: Values,
  groupOf: (cell: number) => number,
  isDisposed: (cell: number) => boolean,
): Group[] {
  const groups: Group[] = keys.map((key = '') => ({ key, count: 0, disposed: 0, value: 0 }));
  for (let cell = 0; cell < counts.length; cell++) {
    if (counts[cell] === 0) continue;
    const group = groups[groupOf(cell)]!;
    group.count += counts[cell]!;
    if (isDisposed(cell)) group.disposed += counts[cell]!;
    else group.value += sums[cell]!;
  }
  return groups
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, mostGroups);
}
