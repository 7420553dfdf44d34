import { type Column, OwnColumn, SharedColumn, type Value } from './columns.js';

/** How the fields of records are held. */
export interface HeldFields<P extends string> {
  /** Values that many records share. */
  shared: readonly P[];
  /** Values of one record alone. */
  own: readonly P[];
}

/** Some fields of many records, each field as a column in which each record has its place. */
export class HeldRecords<P extends string> {
  readonly ids = new OwnColumn();
  readonly columns: ReadonlyMap<string, Column>;
  /** Where each record stands. */
  readonly places = new Map<string, number>();
  private readonly free: number[] = [];
  private readonly fields: readonly (readonly [path: string, column: Column])[];

  constructor({ shared, own }: HeldFields<P>) {
    this.fields = [
      ...shared.map((path) => [path, new SharedColumn()] as const),
      ...own.map((path) => [path, new OwnColumn()] as const),
    ];
    // Of what is deleted nothing is held: the field is always missing.
    this.columns = new Map<string, Column>([...this.fields, ['_id', this.ids], ['deletedAt', new OwnColumn()]]);
  }

  take(record: object & { _id: string }) {
    const place = this.places.get(record._id) ?? this.free.pop() ?? this.places.size;
    this.places.set(record._id, place);
    this.ids.set(place, record._id);
    for (const [path, column] of this.fields) column.set(place, valueAt(record, path));
  }

  drop(id: string) {
    const place = this.places.get(id);
    if (place === undefined) return;
    this.places.delete(id);
    this.free.push(place);
  }
}

function valueAt(record: object, path: string): Value {
  const value = path
    .split('.')
    .reduce<unknown>((inside, name) => (inside as Record<string, unknown> | null | undefined)?.[name], record);
  return value instanceof Date ? value.getTime() : ((value ?? undefined) as Value);
}
