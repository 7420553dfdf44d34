import { LRUCache } from 'lru-cache';
import { type Column, type Meant, MissingColumn, reaching, type Value } from './columns.js';
import { OwnColumn } from './own-column.js';
import { SharedColumn } from './shared-column.js';
import { sortedBy } from './sorted.js';

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

  /** The places of what is meant, or of the first of it, sorted by fields of which the first weighs most. */
  sorted({ mask, count }: Meant, sort: Sort, most = count): Int32Array {
    const order = this.order(sort);
    const sorted = new Int32Array(Math.min(count, most));
    for (let n = 0, at = 0; at < sorted.length; n++) if (mask[order[n]!] === 1) sorted[at++] = order[n]!;
    return sorted;
  }

  private order(sort: Sort): Int32Array {
    const name = JSON.stringify(sort);
    const known = this.orders.get(name);
    if (known) return known;
    const ranks = sort.map(([field, direction]) => ({ ...this.column(field).ranks(this.size), direction }));
    const order = sortedBy(
      Int32Array.from({ length: this.size }, (_, place) => place),
      ranks,
    );
    this.orders.set(name, order);
    return order;
  }

  /** Brings values of one record alone in order, so that no question waits for it. */
  rank() {
    for (const column of this.readable.values()) if (column instanceof OwnColumn) column.ranks(this.size);
  }

  /** The column of a field that is held. */
  column(field: string): Column {
    const column = this.readable.get(field);
    if (!column) throw new Error(`${field} is not held in memory`);
    return column;
  }
}

function valueAt(record: unknown, path: string): Value {
  const value = path
    .split('.')
    .reduce<unknown>((inside, name) => (inside as Record<string, unknown> | null | undefined)?.[name], record);
  return value instanceof Date ? value.getTime() : ((value ?? undefined) as Value);
}
