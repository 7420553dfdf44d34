import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { ListQuery, Page } from '@portal/contracts';
import { log } from '../log.js';
import { alike } from '../transport/alike.js';
import type { At, Filter, Path, Where } from './filter.js';
import { type HeldFields, HeldRecords } from './held-records.js';
import { matcherOf } from './matcher.js';
import { compareKeys, pageOf } from './page-of.js';
import type { RecordRepository } from './record-repository.js';
import { sortOf } from './sort.js';
import type { Stored } from './stored.js';

/** The value of a field in memory: a date as milliseconds. */
type Held<V> = V extends Date ? number : V;
type Changes = ReturnType<RecordRepository<Stored>['changes']>;

const batch = 500;
const catchUpEvery = 10_000;

/**
 * Some fields of every record that is not deleted, in memory, for questions about all of them (ADR 0032). Before each answer
 * it takes in what the database says has changed, whoever wrote it, so that an answer is as old as the question and no older.
 */
export class LiveCopy<T extends Stored, P extends Path<T>> implements OnApplicationBootstrap, OnApplicationShutdown {
  private records: HeldRecords<P>;
  private readonly projection: (keyof T & string)[];
  private readonly current: (question: string) => Promise<void>;
  private changes?: Changes | undefined;
  private timer?: NodeJS.Timeout;
  private isStopped = false;

  constructor(
    private readonly repository: RecordRepository<T>,
    private readonly fields: HeldFields<P>,
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

  /** The places of the records that a filter shows. */
  matching(filter: Where<T>): number[] {
    const { columns, places } = this.records;
    const isShown = matcherOf(filter, columns);
    const found: number[] = [];
    for (const place of places.values()) if (isShown(place)) found.push(place);
    return found;
  }

  /** One page; `sortable` maps names of the query's `sort` to fields that are held. */
  async list(filters: Where<T>[], query: ListQuery, sortable: Record<string, P>, fallback: string): Promise<Page<T>> {
    const filter = { $and: [{ deletedAt: { $exists: false } }, ...filters] } as unknown as Where<T>;
    const sort = Object.entries(sortOf(query.sort, sortable, fallback));
    await this.upToDate();
    const found = this.matching(filter);
    const { ids, columns } = this.records;
    const orders = sort.map(([field, direction]) => {
      const column = columns.get(field) ?? ids;
      const key = (n: number) => column.get(found[n]!) as string | number | undefined;
      return (a: number, b: number) => direction * compareKeys(key(a), key(b));
    });
    const shown = pageOf(found.length, query, orders).map((n) => this.id(found[n]!));
    // Asked with the whole question again: what is shown is decided by the database alone.
    const items = await this.repository.inOrder(shown, filter);
    return { items, total: found.length, page: query.page, pageSize: query.pageSize };
  }

  id(place: number): string {
    return this.records.ids.get(place) as string;
  }

  /** What a field of the record in a place holds. */
  reader<F extends P>(field: F): (place: number) => Held<At<T, F>> {
    const column = this.records.columns.get(field);
    if (!column) throw new Error(`${field} is not held in memory`);
    return (place) => column.get(place) as Held<At<T, F>>;
  }

  // Kept near in quiet hours too: the database remembers its changes for a while only.
  async onApplicationBootstrap() {
    const quietly = () =>
      this.upToDate().catch((error: unknown) =>
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

  private async catchUp() {
    const { changes } = this;
    if (!changes) return this.load();
    try {
      await this.takeChanges(changes, this.records);
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
    this.records = records;
    if (this.isStopped) await changes.close();
    else this.changes = changes;
  }

  private async takeChanges(changes: Changes, records: HeldRecords<P>) {
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
  }

  private async read(filter: Filter<Stored>, records: HeldRecords<P>) {
    const read = new Set<string>();
    for await (const record of this.repository.each(filter, { fields: this.projection })) {
      records.take(record);
      read.add(record._id);
    }
    return read;
  }
}
