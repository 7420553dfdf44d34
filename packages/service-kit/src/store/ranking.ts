import { merged } from './sorted.js';

/** What records are sorted by. */
export type Key = string | number | boolean | undefined;

/** The rank of each place, equal ones for equal keys, and how many ranks there are. */
export interface Ranks {
  ranks: Int32Array;
  count: number;
}

/** As the database compares: what is missing comes first. */
export function compareKeys(a: Key, b: Key) {
  if (a === b) return 0;
  if (a === undefined) return -1;
  if (b === undefined) return 1;
  return a < b ? -1 : 1;
}

/** Ranks of what stands in an order already. */
function ranksOf(order: Int32Array, keyOf: (n: number) => Key): Ranks {
  const ranks = new Int32Array(order.length);
  let rank = -1;
  let before: Key;
  for (const n of order) {
    const key = keyOf(n);
    if (rank < 0 || key !== before) rank++;
    ranks[n] = rank;
    before = key;
  }
  return { ranks, count: rank + 1 };
}

/** A few in this many are put into the order one by one; more are sorted anew. */
const few = 16;

/** The order of places whose keys are nearly all different, kept while single ones change. */
export class Ranking {
  private order: Int32Array = new Int32Array(0);
  private ranked: Ranks | undefined;
  private readonly news = new Set<number>();

  constructor(private readonly keyOf: (place: number) => Key) {}

  changed(place: number) {
    this.ranked = undefined;
    // Where all will be sorted anew, it need not be known what changed.
    if (this.order.length === 0) return;
    this.news.add(place);
    if (this.news.size * few < this.order.length) return;
    this.order = new Int32Array(0);
    this.news.clear();
  }

  /** The ranks of so many places, each of which has been told when it changed. */
  ranks(size: number): Ranks {
    if (this.ranked) return this.ranked;
    const { keyOf } = this;
    this.order =
      this.order.length > 0 ? this.withNews(size) : Int32Array.from({ length: size }, (_, n) => n).sort(this.compare);
    this.news.clear();
    this.ranked = ranksOf(this.order, keyOf);
    return this.ranked;
  }

  private readonly compare = (a: number, b: number) => compareKeys(this.keyOf(a), this.keyOf(b));

  private withNews(size: number) {
    const isNew = new Uint8Array(size);
    for (const place of this.news) isNew[place] = 1;
    const kept = this.order.filter((place) => isNew[place] === 0);
    return merged(kept, Int32Array.from(this.news).sort(this.compare), this.compare);
  }
}
