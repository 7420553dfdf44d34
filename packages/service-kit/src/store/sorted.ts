import type { Ranks } from './ranking.js';

/** Places sorted by ranks, the first of which weigh most: by counting, with no comparison of two. */
export function sortedBy(places: Int32Array, orders: readonly (Ranks & { direction: 1 | -1 })[]): Int32Array {
  return orders.reduceRight<Int32Array>((sorted, order) => counted(sorted, order), places);
}

/** Where two have the same rank, they stay as they stood. */
function counted(places: Int32Array, { ranks, count, direction }: Ranks & { direction: 1 | -1 }) {
  const starts = new Int32Array(count);
  for (const place of places) starts[ranks[place]!]!++;
  let next = 0;
  for (let n = 0; n < count; n++) {
    const rank = direction === 1 ? n : count - 1 - n;
    const size = starts[rank]!;
    starts[rank] = next;
    next += size;
  }
  const sorted = new Int32Array(places.length);
  for (const place of places) sorted[starts[ranks[place]!]!++] = place;
  return sorted;
}

/** How many of each of two sorted lists stand among the first so many of both as one. */
function shareOf(
  first: Int32Array,
  second: Int32Array,
  compare: (a: number, b: number) => number,
  among: number,
): [ofFirst: number, ofSecond: number] {
  let [low, high] = [Math.max(0, among - second.length), Math.min(among, first.length)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(first[middle]!, second[among - middle - 1]!) <= 0) low = middle + 1;
    else high = middle;
  }
  return [low, among - low];
}

/** One page of two lists as one; each is sorted by the comparison already, which tells a place of the first and one of the second apart. */
export function pageOfBoth(
  first: Int32Array,
  second: Int32Array,
  compare: (a: number, b: number) => number,
  { page, pageSize }: { page: number; pageSize: number },
): { list: 'first' | 'second'; place: number }[] {
  const count = first.length + second.length;
  const [from, to] = [Math.min((page - 1) * pageSize, count), Math.min(page * pageSize, count)];
  let [a, b] = shareOf(first, second, compare, from);
  return Array.from({ length: to - from }, () => {
    const isFirst = b >= second.length || (a < first.length && compare(first[a]!, second[b]!) <= 0);
    return isFirst ? { list: 'first', place: first[a++]! } : { list: 'second', place: second[b++]! };
  });
}
