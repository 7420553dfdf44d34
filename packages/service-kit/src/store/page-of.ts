import TinyQueue from 'tinyqueue';

/** As the database compares: what is missing comes first. */
export function compareKeys(a: string | number | undefined, b: string | number | undefined) {
  if (a === b) return 0;
  if (a === undefined) return -1;
  if (b === undefined) return 1;
  return a < b ? -1 : 1;
}

/**
 * One page of the numbers from 0 to `count`, without sorting what comes after it; where one order finds two alike, the next
 * decides.
 */
export function pageOf(
  count: number,
  { page, pageSize }: { page: number; pageSize: number },
  orders: readonly ((a: number, b: number) => number)[],
): number[] {
  const [from, to] = [(page - 1) * pageSize, page * pageSize];
  if (from >= count) return [];
  const compare = (a: number, b: number) => {
    for (const order of orders) {
      const compared = order(a, b);
      if (compared !== 0) return compared;
    }
    return 0;
  };
  // The first so many that were met until now, the last of them on top.
  const first = new TinyQueue<number>([], (a, b) => compare(b, a));
  for (let n = 0; n < count; n++) {
    if (first.length >= to) {
      if (compare(n, first.peek()!) > 0) continue;
      first.pop();
    }
    first.push(n);
  }
  return first.data.sort(compare).slice(from);
}
