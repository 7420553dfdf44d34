import { LRUCache } from 'lru-cache';
import { type Column, type Comparison, type Meant, MissingColumn, reaching, type Value } from './columns.js';
import { placesOf } from './mask.js';
import { OwnColumn } from './own-column.js';
import { SharedColumn } from './shared-column.js';
import { firstOf, sortedBy } from './sorted.js';

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
  /** False where no list sorts what is held. */
  isSorted?: boolean;
  /** What lists show in place of a field, made of the fields that are held; like a field it is sorted by and read, not filtered. */
  made?: { readonly [Name in keyof Made]: Making<T, Made[Name]> };
}

/** So many orders are kept: whoever asks may sort by any fields in any sequence, and each order is as long as all that is held. */
const mostOrders = 24;
/** Less than one in so many is sorted by itself; else all are brought in order. */
const share = 8;

/** Whether the record in a place is meant, where no mask says it. */
type Test = (place: number) => boolean;
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
  private held = new Uint8Array(0);
  /** Every place in the orders that were last asked for since something changed. */
  readonly orders = new LRUCache<string, Int32Array>({ max: mostOrders });
  /** Nothing has changed since ranks were made. */
  private isRanked = false;
  /** How many places have been handed out. */
  size = 0;
  private readonly making: readonly (readonly [of: (record: T) => Value, column: Column])[];
  private readonly fields: readonly (readonly [path: string, column: Column])[];

  constructor({ shared, own, made }: HeldFields<T, P, Made>) {
    this.fields = [
      ...shared.map((path) => [path, new SharedColumn()] as const),
      ...own.map((path) => [path, new OwnColumn()] as const),
    ];
    // Of what is deleted nothing is held: the field is always missing.
    this.columns = new Map<string, Column>([...this.fields, ['_id', this.ids], ['deletedAt', new MissingColumn()]]);
    const columnsMade = Object.entries<Making<T, Value>>(made ?? {}).map(([name, { as, of }]) => ({
      ...{ name, of, column: as === 'shared' ? new SharedColumn() : new OwnColumn() },
    }));
    this.making = columnsMade.map(({ of, column }) => [of, column]);
    this.readable = new Map([...this.columns, ...columnsMade.map(({ name, column }) => [name, column] as const)]);
  }

  take(record: T & { _id: string }) {
    const place = this.places.get(record._id) ?? this.free.pop() ?? this.size++;
    this.orders.clear();
    this.isRanked = false;
    this.places.set(record._id, place);
    this.held = reaching(this.held, place);
    this.held[place] = 1;
    this.ids.set(place, record._id);
    for (const [path, column] of this.fields) column.set(place, valueAt(record, path));
    for (const [of, column] of this.making) column.set(place, of(record));
  }

  drop(id: string) {
    const place = this.places.get(id);
    if (place === undefined) return;
    this.places.delete(id);
    this.held[place] = 0;
    this.free.push(place);
  }

  /** A mask with 1 at the place of each record. */
  all(): Uint8Array {
    return this.held.slice(0, this.size);
  }

  /** Of what is meant, those with these ids. */
  having({ mask }: Meant, ids: readonly string[]): Meant {
    const found = new Uint8Array(mask.length);
    let count = 0;
    for (const id of ids) {
      const place = this.places.get(id);
      if (place === undefined || mask[place] !== 1 || found[place] === 1) continue;
      found[place] = 1;
      count++;
    }
    return { mask: found, count };
  }

  /**
   * The places of what is meant, or of the first of it, sorted by fields of which the first weighs most; where a test is given, of those that
   * pass it. What few are asked of shortly after a change is sorted by itself.
   */
  sorted(meant: Meant, sort: Sort, most = meant.count, passes?: Test): Int32Array {
    const order = this.orders.get(orderName(sort));
    const isFew = Math.min(most, meant.count) * share < this.size;
    if (!order && !this.isRanked && isFew) return this.sortedApart(meant, sort, most, passes);
    return walked(order ?? this.order(sort), meant, { isBack: sort[0]?.[1] === -1, most, passes });
  }

  private sortedApart(meant: Meant, sort: Sort, most: number, passes: Test = () => true): Int32Array {
    const orders = sort.map(([field, direction]) => [this.column(field).comparison(), direction] as const);
    const compare: Comparison = (a, b) => {
      for (const [of, direction] of orders) {
        const difference = of(a, b);
        if (difference !== 0) return direction * difference;
      }
      return 0;
    };
    return firstOf(placesOf(meant).filter(passes), compare, most);
  }

  private order(sort: Sort): Int32Array {
    const first = sort[0]?.[1] ?? 1;
    const ranks = sort.map(([field, direction]) => ({
      ...this.column(field).ranks(this.size),
      direction: direction === first ? (1 as const) : (-1 as const),
    }));
    const order = sortedBy(
      Int32Array.from({ length: this.size }, (_, place) => place),
      ranks,
    );
    this.orders.set(orderName(sort), order);
    return order;
  }

  /** Brings values of one record alone in order, so that no question waits for it. */
  rank() {
    if (this.isRanked) return;
    for (const column of this.readable.values()) if (column instanceof OwnColumn) column.ranks(this.size);
    this.isRanked = true;
  }

  /** The column of a field that is held. */
  column(field: string): Column {
    const column = this.readable.get(field);
    if (!column) throw new Error(`${field} is not held in memory`);
    return column;
  }
}

/** An order and its reverse are one: it is told by the fields, and by which of them go the other way than the first. */
const orderName = (sort: Sort) => JSON.stringify(sort.map(([field, direction]) => [field, direction === sort[0]?.[1]]));

function walked(
  order: Int32Array,
  { mask, count }: Meant,
  { isBack, most, passes }: { isBack: boolean; most: number; passes?: Test | undefined },
): Int32Array {
  const found = new Int32Array(Math.min(count, most));
  let [left, at] = [count, 0];
  for (let n = 0; n < order.length && left > 0 && at < found.length; n++) {
    const place = order[isBack ? order.length - 1 - n : n]!;
    if (mask[place] !== 1) continue;
    left--;
    if (!passes || passes(place)) found[at++] = place;
  }
  return found.subarray(0, at);
}

function valueAt(record: unknown, path: string): Value {
  const value = path
    .split('.')
    .reduce<unknown>((inside, name) => (inside as Record<string, unknown> | null | undefined)?.[name], record);
  return value instanceof Date ? value.getTime() : ((value ?? undefined) as Value);
}
