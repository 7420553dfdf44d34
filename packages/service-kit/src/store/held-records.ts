import { setImmediate as breathe } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Column, type Comparison, type Meant, MissingColumn, type Value } from './columns.js';
import { OwnColumn } from './own-column.js';
import { PlaceSet } from './place-set.js';
import { SharedColumn } from './shared-column.js';
import { compareKeys, type Key } from './ranking.js';
import { type Cells, Tally } from './tally.js';
import { firstOf, merged, sortedBy } from './sorted.js';
import { WordBeginnings } from './word-beginnings.js';

/** Fields that are made, by their names. */
export type Fields = Record<string, Value>;
interface Making<T, V> {
  as: 'shared' | 'own';
  of: (record: T) => V;
}

/** How the fields of records are held. */
export interface HeldFields<T, P extends string, Made extends Fields> {
  /** Values that many records share. */
  shared: readonly P[];
  /** Values of one record alone. */
  own: readonly P[];
  /** By these sequences of fields lists sort, ids last: their orders are there before anybody asks. */
  sorts?: readonly (readonly P[])[];
  /** Own fields of which it is known with what their words begin. */
  searched?: { fields: readonly P[]; wordsIn: (text: string) => readonly string[] };
  /** By these fields, all of them shared, records are counted, and what `sum` holds of them summed up; what is often asked by stands last. */
  tallies?: readonly { by: readonly (P | (keyof Made & string))[]; sum?: P }[];
  /** What lists show in place of a field, made of the fields that are held; like a field it is sorted by and read, not filtered. */
  made?: { readonly [Name in keyof Made]: Making<T, Made[Name]> };
}

/** So many orders are kept: whoever asks may sort by any fields in any sequence, and each order is as long as all that is held. */
const mostOrders = 24;
/** Less than one in so many is sorted by itself; else all are brought in order. */
const share = 8;
/** So many changes are looked at beside the orders of before; more are put into them. */
const mostNews = 2_000;

/** Whether the record in a place is meant, where its fields alone do not say it. */
type Test = (place: number) => boolean;
/** Every place in one order; its reverse is another one's. */
interface Order {
  sort: Sort;
  places: Int32Array;
}
type Sort = readonly (readonly [field: string, direction: 1 | -1])[];

/** Some fields of many records, each field as a column in which each record has its place. */
export class HeldRecords<T, P extends string, Made extends Fields> {
  readonly ids = new OwnColumn();
  /** What is asked by. */
  readonly columns: ReadonlyMap<string, Column>;
  /** What is sorted by and read. */
  readonly readable: ReadonlyMap<string, Column>;
  private readonly places = new Map<string, number>();
  private readonly free: number[] = [];
  private readonly held = new PlaceSet();
  /** Every place in the orders that were last asked for, but for those that are new since. */
  readonly orders = new LRUCache<string, Order>({ max: mostOrders });
  private readonly news = new Set<number>();
  private readonly newPlaces = new PlaceSet();
  /** Counts what was taken in. */
  private taken = 0;
  /** How much had been taken in when ranks were made. */
  private ranked = -1;
  /** How many places have been handed out. */
  size = 0;
  private readonly making: readonly (readonly [of: (record: T) => Value, column: Column])[];
  private readonly sorts: readonly (readonly P[])[];
  private readonly fields: readonly (readonly [path: readonly string[], column: Column])[];
  /** Of the words of the fields that are searched. */
  readonly beginnings = new WordBeginnings();
  private readonly tallies: ReadonlyMap<string, Tally>;
  private readonly searched: readonly { path: readonly string[]; wordsIn: (text: string) => readonly string[] }[];

  constructor({ shared, own, made, sorts = [], searched, tallies = [] }: HeldFields<T, P, Made>) {
    this.sorts = sorts;
    this.searched = (searched?.fields ?? []).map((path) => ({ path: path.split('.'), wordsIn: searched!.wordsIn }));
    const named = [
      ...shared.map((path) => [path, new SharedColumn()] as const),
      ...own.map((path) => [path, new OwnColumn()] as const),
    ];
    this.fields = named.map(([path, column]) => [path.split('.'), column]);
    // Of what is deleted nothing is held: the field is always missing.
    this.columns = new Map<string, Column>([...named, ['_id', this.ids], ['deletedAt', new MissingColumn()]]);
    const columnsMade = Object.entries<Making<T, Value>>(made ?? {}).map(([name, { as, of }]) => ({
      ...{ name, of, column: as === 'shared' ? new SharedColumn() : new OwnColumn() },
    }));
    this.making = columnsMade.map(({ of, column }) => [of, column]);
    this.readable = new Map([...this.columns, ...columnsMade.map(({ name, column }) => [name, column] as const)]);
    this.tallies = new Map(
      tallies.map(({ by, sum }) => [
        by.join(),
        new Tally(
          by.map((field) => this.shared(field)),
          sum && this.own(sum),
        ),
      ]),
    );
  }

  take(record: T & { _id: string }) {
    const place = this.places.get(record._id) ?? this.free.pop() ?? this.size++;
    this.taken++;
    if (this.held.has(place)) this.tell((tally) => tally.remove(place));
    this.places.set(record._id, place);
    if (this.orders.size > 0) {
      this.news.add(place);
      this.newPlaces.add(place);
    }
    this.held.add(place);
    this.ids.set(place, record._id);
    for (const [path, column] of this.fields) column.set(place, valueAt(record, path));
    for (const [of, column] of this.making) column.set(place, of(record));
    this.tell((tally) => tally.add(place));
    for (const { path, wordsIn } of this.searched) {
      const text = valueAt(record, path);
      if (typeof text === 'string') this.beginnings.take(wordsIn(text));
    }
  }

  drop(id: string) {
    const place = this.places.get(id);
    if (place === undefined) return;
    this.tell((tally) => tally.remove(place));
    this.places.delete(id);
    this.held.delete(place);
    this.free.push(place);
  }

  private tell(of: (tally: Tally) => void) {
    for (const tally of this.tallies.values()) of(tally);
  }

  /** What is meant by the values of some fields that are counted by; of what all has `value` in the last of them, where that is given. */
  tallied(by: readonly string[], meant: Meant, value?: string): Cells {
    const tally = this.tallies.get(by.join());
    if (!tally) throw new Error(`Records in memory are not counted by ${by.join(', ')}`);
    return tally.of(meant, value);
  }

  /** The place of each record. */
  all(): PlaceSet {
    return this.held.copy(this.size);
  }

  /** Of what is meant, those with these ids. */
  having(meant: Meant, ids: readonly string[]): Meant {
    const set = new PlaceSet();
    for (const id of ids) {
      const place = this.places.get(id);
      if (place !== undefined && meant.set.has(place)) set.add(place);
    }
    return { set, count: set.count() };
  }

  /**
   * The places of what is meant, or of the first of it, sorted by fields of which the first weighs most; where a test is given, of those that
   * pass it. What few are asked of shortly after a change is sorted by itself.
   */
  sorted(meant: Meant, sort: Sort, most = meant.count, passes?: Test): Int32Array {
    this.settle();
    const known = this.orders.get(orderName(sort));
    const isReady = known !== undefined || this.ranked === this.taken;
    if (isReady ? this.isScattered(meant.count, most) : Math.min(most, meant.count) * share < this.size)
      return this.sortedApart(meant, sort, most, passes);
    return this.walked(known ?? this.order(sort), meant, sort, most, passes);
  }

  /** Would so many lie so far apart in an order that it is quicker to sort them? A comparison costs as much as five steps along it. */
  private isScattered(count: number, most: number) {
    const steps = count > most ? (this.size * most) / count : this.size;
    return this.size / 64 + 5 * count * Math.log2(count + 2) < steps;
  }

  private sortedApart(meant: Meant, sort: Sort, most: number, passes: Test = () => true): Int32Array {
    return firstOf(meant.set.places(meant.count).filter(passes), this.comparison(sort), most);
  }

  private comparison(sort: Sort): Comparison {
    const columns = sort.map(([field, direction]) => [this.column(field), direction] as const);
    return (a, b) => {
      for (const [column, direction] of columns) {
        const difference = compareKeys(column.get(a) as Key, column.get(b) as Key);
        if (difference !== 0) return direction * difference;
      }
      return 0;
    };
  }

  private order(sort: Sort): Order {
    const upward = upwardOf(sort);
    const ranks = upward.map(([field, direction]) => ({ ...this.column(field).ranks(this.size), direction }));
    const places = sortedBy(
      Int32Array.from({ length: this.size }, (_, place) => place),
      ranks,
    );
    const order = { sort: upward, places };
    this.orders.set(orderName(sort), order);
    return order;
  }

  /** Puts what is new into the orders, where it has become much. */
  private settle() {
    if (this.news.size <= mostNews) return;
    if (this.news.size * share > this.size) this.orders.clear();
    for (const order of this.orders.values()) {
      const compare = this.comparison(order.sort);
      const kept = order.places.filter((place) => !this.newPlaces.has(place));
      order.places = merged(kept, Int32Array.from(this.news).sort(compare), compare);
    }
    this.news.clear();
    this.newPlaces.clear();
  }

  /** Along an order of before, and what is new since where it belongs. */
  private walked({ places }: Order, { set, count }: Meant, sort: Sort, most: number, passes?: Test): Int32Array {
    const compare = this.comparison(sort);
    const meantNews = Int32Array.from(this.news).filter((place) => set.has(place));
    const news = (passes ? meantNews.filter(passes) : meantNews).sort(compare);
    const isBack = sort[0]?.[1] === -1;
    const found = new Int32Array(Math.min(count, most));
    let [left, at, taken] = [count - meantNews.length, 0, 0];
    for (let n = 0; n < places.length && left > 0 && at < found.length; n++) {
      const place = places[isBack ? places.length - 1 - n : n]!;
      if (!set.has(place) || this.newPlaces.has(place)) continue;
      left--;
      if (passes && !passes(place)) continue;
      while (taken < news.length && at < found.length && compare(news[taken]!, place) < 0) found[at++] = news[taken++]!;
      if (at < found.length) found[at++] = place;
    }
    while (taken < news.length && at < found.length) found[at++] = news[taken++]!;
    return found.subarray(0, at);
  }

  /**
   * Brings values of one record alone in order, so that no question waits for it. Each takes a second among a million: between them
   * others have their turn, and whoever looks whether the service answers hears of it.
   */
  async rank() {
    if (this.ranked === this.taken) return;
    const { taken } = this;
    for (const column of this.readable.values()) {
      if (!(column instanceof OwnColumn)) continue;
      column.ranks(this.size);
      await breathe();
    }
    // What came in meanwhile is ranked the next time.
    this.ranked = taken;
    for (const fields of this.sorts) {
      const sort: Sort = [...fields, '_id'].map((field) => [field, 1]);
      if (this.orders.has(orderName(sort))) continue;
      this.order(sort);
      await breathe();
    }
  }

  /** The column of a field whose values many records share. */
  shared(field: string): SharedColumn {
    const column = this.column(field);
    if (!(column instanceof SharedColumn)) throw new Error(`${field} is not shared`);
    return column;
  }

  /** The column of a field that each record has for itself. */
  own(field: string): OwnColumn {
    const column = this.column(field);
    if (!(column instanceof OwnColumn)) throw new Error(`${field} is no own field`);
    return column;
  }

  /** The column of a field that is held. */
  column(field: string): Column {
    const column = this.readable.get(field);
    if (!column) throw new Error(`${field} is not held in memory`);
    return column;
  }
}

/** An order and its reverse are one: that which begins upward. */
const upwardOf = (sort: Sort): Sort => {
  const first = sort[0]?.[1];
  return sort.map(([field, direction]) => [field, direction === first ? 1 : -1]);
};
const orderName = (sort: Sort) => JSON.stringify(upwardOf(sort));

function valueAt(record: unknown, path: readonly string[]): Value {
  let value = record;
  for (const name of path) value = (value as Record<string, unknown> | null | undefined)?.[name];
  return value instanceof Date ? value.getTime() : ((value ?? undefined) as Value);
}
