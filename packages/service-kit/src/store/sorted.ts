import type { Comparison } from './columns.js';
import type { Ranks } from './ranking.js';

/** Places sorted by ranks, the first of which weigh most: by counting, with no comparison of two. */
export function sortedBy(places: Int32Array, orders: readonly (Ranks & { direction: 1 | -1 })[]): Int32Array {
  return orders.reduceRight<Int32Array>((sorted, order) => counted(sorted, order), places);
}

/** Where two have the same rank, they stay as they stood. */
function counted(places: Int32Array, { ranks, count, direction }: Ranks & { direction: 1 | -1 }) {
  const starts = new Int32Array(count);
  for (let n = 0; n < places.length; n++) starts[ranks[places[n]!]!]!++;
  let next = 0;
  for (let n = 0; n < count; n++) {
    const rank = direction === 1 ? n : count - 1 - n;
    const size = starts[rank]!;
    starts[rank] = next;
    next += size;
  }
  const sorted = new Int32Array(places.length);
  for (let n = 0; n < places.length; n++) sorted[starts[ranks[places[n]!]!]!++] = places[n]!;
  return sorted;
}

/** The first so many of places, in their order: the others are compared with the last of these alone. */
export function firstOf(places: Int32Array, compare: Comparison, most: number): Int32Array {
  if (most >= places.length) return places.slice().sort(compare);
  const heap = places.slice(0, most);
  for (let at = (most >> 1) - 1; at >= 0; at--) sink(heap, at, compare);
  for (let n = most; n < places.length && most > 0; n++) {
    if (compare(places[n]!, heap[0]!) >= 0) continue;
    heap[0] = places[n]!;
    sink(heap, 0, compare);
  }
  return heap.sort(compare);
}

/** Two sorted lists as one; the second is short, and for each of it is looked where it belongs. */
export function merged(many: Int32Array, few: Int32Array, compare: Comparison): Int32Array {
  const all = new Int32Array(many.length + few.length);
  let [taken, at] = [0, 0];
  for (const place of few) {
    let [low, high] = [taken, many.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(many[middle]!, place) <= 0) low = middle + 1;
      else high = middle;
    }
    all.set(many.subarray(taken, low), at);
    at += low - taken;
    all[at++] = place;
    taken = low;
  }
  all.set(many.subarray(taken), at);
  return all;
}

/** Lets what comes too early sink in a heap whose top comes last. */
function sink(heap: Int32Array, from: number, compare: Comparison) {
  const place = heap[from]!;
  let at = from;
  for (let below = 2 * at + 1; below < heap.length; below = 2 * at + 1) {
    if (below + 1 < heap.length && compare(heap[below]!, heap[below + 1]!) < 0) below++;
    if (compare(place, heap[below]!) >= 0) break;
    heap[at] = heap[below]!;
    at = below;
  }
  heap[at] = place;
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
