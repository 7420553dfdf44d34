import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { ListQuery, Page } from '@portal/contracts';
import { log } from '../log.js';
import { alike } from '../transport/alike.js';
import type { At, Filter, Path, Where } from './filter.js';
import { type Fields, type HeldFields, HeldRecords } from './held-records.js';
import type { Meant, Value } from './columns.js';
import { narrow } from './matcher.js';
import type { PlaceSet } from './place-set.js';
import type { RecordRepository } from './record-repository.js';
import { sortOf } from './sort.js';
import type { Stored } from './stored.js';
import type { Cells } from './tally.js';

/** The value of a field in memory: a date as milliseconds. */
type Held<V> = V extends Date ? number : V;
/** The different values of a field, and which of them each place holds. */
export interface Coded<V> {
  readonly codes: Uint32Array;
  readonly values: readonly V[];
}

/** Of each different value of a shared field, by its code, whether it passes, as 1 or 0. */
export interface PassingValues<P> {
  readonly field: P;
  readonly passing: Uint8Array;
}

type Changes = ReturnType<RecordRepository<Stored>['changes']>;

const batch = 500;
const catchUpEvery = 10_000;

/**
 * Some fields of every record that is not deleted, in memory, for questions about all of them (ADR 0032). Before each answer
 * it takes in what the database says has changed, whoever wrote it, so that an answer is as old as the question and no older.
 */
export class LiveCopy<T extends Stored, P extends Path<T>, Made extends Fields = Record<never, never>>
  implements OnApplicationBootstrap, OnApplicationShutdown
{
  private records: HeldRecords<T, P, Made>;
  private readonly projection: (keyof T & string)[];
  private readonly current: (question: string) => Promise<void>;
  private changes?: Changes | undefined;
  private timer?: NodeJS.Timeout;
  private isStopped = false;
  private changesTaken = 0;

  constructor(
    private readonly repository: RecordRepository<T>,
    private readonly fields: HeldFields<T, P, Made>,
  ) {
    this.records = new HeldRecords(fields);
    const paths = [...fields.shared, ...fields.own];
    this.projection = [...new Set(paths.map((path) => path.split('.')[0] as keyof T & string))];
    this.current = alike(
      () => '',
      () => this.catchUp(),
    );
  }

  /** Takes in whatever was written until now. What is asked after it, without waiting for anything else, is of one moment. */
  upToDate(): Promise<void> {
    return this.current('');
  }

  /** The records that a filter shows; and that have, in one of the fields of each group, a value that passes. */
  matching(filter: Where<T>, groups: readonly (readonly PassingValues<P>[])[] = []): Meant {
    const set = this.records.all();
    narrow(set, filter, this.records.columns);
    for (const group of groups) this.keep(set, group);
    return { set, count: set.count() };
  }

  /** Of what is meant, the records that a filter shows, too. */
  narrowed(meant: Meant, filter: Where<T>): Meant {
    const set = meant.set.copy();
    narrow(set, filter, this.records.columns);
    return { set, count: set.count() };
  }

  private keep(set: PlaceSet, group: readonly PassingValues<P>[]) {
    // Most fields have no value that passes.
    const some = group
      .filter(({ passing }) => passing.includes(1))
      .map(({ field, passing }) => ({ column: this.records.shared(field), passing }));
    const [one, ...others] = some;
    if (one && others.length === 0) return one.column.keep(set, one.passing);
    set.keepCoded(some.map(({ column, passing }) => ({ codes: column.coded().codes, passing })));
  }

  /**
   * What is meant, counted by the values of some fields, as they are said of what is held; where all of it has a value in the last of
   * these, with that value. Of all records, and of all with a value, it stands there and is kept up to date.
   */
  tallied(by: readonly (P | (keyof Made & string))[], meant: Meant, value?: string): Cells {
    return this.records.tallied(by, meant, value);
  }

  /** Of what is meant, the records with these ids. */
  having(meant: Meant, ids: readonly string[]): Meant {
    return this.records.having(meant, ids);
  }

  /** May a word of an own field that is searched begin so? If not, none does. */
  mayBegin(word: string): boolean {
    return this.records.beginnings.may(word);
  }

  /** Places in the order of fields that are held; of all that are meant and pass the test, or of so many. */
  sorted(
    meant: Meant,
    sort: Readonly<Record<string, 1 | -1>>,
    most?: number,
    passes?: (place: number) => boolean,
  ): Int32Array {
    return this.records.sorted(meant, Object.entries(sort), most, passes);
  }

  /** One page; `sortable` maps names of the query's `sort` to fields that are held. */
  async list(
    filters: Where<T>[],
    query: ListQuery,
    sortable: Record<string, P | (keyof Made & string)>,
    fallback: string,
  ): Promise<Page<T>> {
    const filter = { $and: [{ deletedAt: { $exists: false } }, ...filters] } as unknown as Where<T>;
    const sort = sortOf(query.sort, sortable, fallback);
    const { page, pageSize } = query;
    await this.upToDate();
    const found = this.matching(filter);
    const shown = this.sorted(found, sort, page * pageSize).subarray((page - 1) * pageSize);
    // Asked with the whole question again: what is shown is decided by the database alone.
    const items = await this.repository.inOrder(
      Array.from(shown, (place) => this.id(place)),
      filter,
    );
    return { items, total: found.count, page, pageSize };
  }

  id(place: number): string {
    return this.records.ids.get(place) as string;
  }

  /** What a field of the record in a place holds. */
  reader(field: P | (keyof Made & string) | '_id'): (place: number) => Value {
    const column = this.records.column(field);
    return (place) => column.get(place);
  }

  /** The different values of a shared field, and which of them each place holds; to be read before anything is waited for. */
  coded<F extends P>(field: F): Coded<Held<At<T, F>>>;
  coded<F extends keyof Made & string>(field: F): Coded<Made[F]>;
  coded(field: string): Coded<unknown> {
    return this.records.shared(field).coded();
  }

  /** The numbers that an own field has in each place, NaN where it has none; to be read before anything is waited for. */
  numbered(field: P | (keyof Made & string)): Float64Array {
    return this.records.own(field).numbered(this.records.size);
  }

  // Kept near in quiet hours too: the database remembers its changes for a while only.
  async onApplicationBootstrap() {
    const quietly = () =>
      this.keepUp().catch((error: unknown) =>
        log.warn({ error: String(error), type: this.repository.type }, 'a copy in memory fell behind'),
      );
    this.timer = setInterval(() => void quietly(), catchUpEvery).unref();
    await quietly();
  }

  async onApplicationShutdown() {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.changes?.close();
    this.changes = undefined;
  }

  /** Where nothing has changed since the last time, everything is brought in order before the next question. */
  private async keepUp() {
    const taken = this.changesTaken;
    await this.upToDate();
    if (this.changesTaken === taken) await this.records.rank();
  }

  private async catchUp() {
    const { changes } = this;
    if (!changes) return this.load();
    try {
      this.changesTaken += await this.takeChanges(changes, this.records);
    } catch (error) {
      log.warn({ error: String(error), type: this.repository.type }, 'a copy in memory is made anew');
      this.changes = undefined;
      await changes.close();
      if (this.isStopped) throw error;
      await this.load();
    }
  }

  /** All of it, and then what changed while it was read. */
  private async load() {
    const changes = this.repository.changes();
    const records = new HeldRecords(this.fields);
    try {
      await this.takeChanges(changes, records);
      await this.read({}, records);
      await this.takeChanges(changes, records);
    } catch (error) {
      await changes.close();
      throw error;
    }
    await records.rank();
    this.records = records;
    if (this.isStopped) await changes.close();
    else this.changes = changes;
  }

  private async takeChanges(changes: Changes, records: HeldRecords<T, P, Made>) {
    const ids = new Set<string>();
    for (let change = await changes.tryNext(); change; change = await changes.tryNext()) {
      if (!('documentKey' in change)) throw new Error(`The collection had a ${change.operationType}`);
      ids.add(String(change.documentKey._id));
    }
    const all = [...ids];
    for (let at = 0; at < all.length; at += batch) {
      const some = all.slice(at, at + batch);
      const there = await this.read({ _id: { $in: some } }, records);
      for (const id of some) if (!there.has(id)) records.drop(id);
    }
    return all.length;
  }

  private async read(filter: Filter<Stored>, records: HeldRecords<T, P, Made>) {
    const read = new Set<string>();
    const present = { $and: [{ deletedAt: { $exists: false } }, filter] };
    for await (const block of this.repository.blocks(present, this.projection)) {
      for (const record of block) {
        records.take(record as T);
        read.add(record._id);
      }
    }
    return read;
  }
}
