import { randomBytes } from 'node:crypto';
import type { Actor, ListQuery, Page } from '@portal/contracts';
import type { ClientSession, Connection, Model, PipelineStage, Schema, SortOrder } from 'mongoose';
import { DomainError, refuse } from '../domain-error.js';
import { alike } from '../transport/alike.js';
import { grouped } from '../transport/grouped.js';
import { changesBetween } from './changes.js';
import { Counts } from './counts.js';
import { assertFields, castFilter, type Row } from './guard.js';
import { makeIndexes } from './indexes.js';
import { outboxEntries, type Fact } from './outbox.js';
import { questionKey } from './question-key.js';
import { sortOf } from './sort.js';
import type { Stored } from './stored.js';

type Filter = Record<string, unknown>;
type Fields<T> = Omit<T, keyof Stored>;

/** One change of one record. */
export interface Change<T> {
  set?: Partial<Fields<T>>;
  unset?: (keyof T & string)[];
  push?: Record<string, unknown>;
  fact?: Fact;
  /** Further events of the same change; they carry no before and after. */
  also?: Fact[];
  /** Fields whose values must not stand in the audit log. */
  secret?: (keyof T & string)[];
}

interface Options {
  session?: ClientSession;
  ifMatch?: number;
}

/** One page of rows. */
interface Rows {
  filter: object;
  sort: Record<string, SortOrder>;
  skip: number;
  limit: number;
}

export const newId = () => randomBytes(12).toString('hex');
const tries = 8;
const hidden = { outbox: 0, clientKey: 0, bodyHash: 0 } as const;

/** Records of one kind: every write is one conditional write that carries its event, every read is lean. */
export class Records<T extends Stored> {
  readonly model: Model<Row>;
  private readonly counts = new Counts();
  private readonly readOne: (id: string) => Promise<T | null>;
  private readonly rows: (question: Rows) => Promise<T[]>;
  /** Called after each write that left something in the outbox. */
  wake: () => void = () => undefined;

  constructor(
    readonly connection: Connection,
    readonly type: string,
    schema: Schema,
    /** Unique index → what to say when it is hit. */
    private readonly taken: Record<string, () => DomainError> = {},
  ) {
    this.model = connection.model<Row>(type, schema);
    this.readOne = grouped((ids: string[]) => this.readMany(ids));
    this.rows = alike<Rows, T[]>(questionKey, (question) => this.readRows(question));
  }

  /** The collection's indexes as the schema says. */
  makeIndexes() {
    return makeIndexes(this.model);
  }

  /** Stores a new record. The same idempotency key gives the first one back; another body under it is refused. */
  async create(
    fields: Fields<T> & { _id?: string },
    fact: Fact | ((id: string) => Fact) | undefined,
    call?: { actor?: Actor; key?: string; bodyHash?: string },
    options: Options = {},
  ): Promise<T> {
    const document = this.prepare(fields, fact, call);
    try {
      await this.insert([document], options.session);
      return document;
    } catch (error) {
      if (document.clientKey && hits(error, 'clientKey')) return this.repeated(document);
      throw this.meaning(error);
    }
  }

  /** A document ready to be stored, with its event in it. */
  prepare(
    { _id = newId(), ...fields }: Fields<T> & { _id?: string },
    fact: Fact | ((id: string) => Fact) | undefined,
    call?: { actor?: Actor; key?: string; bodyHash?: string },
  ): T {
    const now = new Date();
    const told = typeof fact === 'function' ? fact(_id) : fact;
    return {
      _id,
      version: 1,
      createdAt: now,
      updatedAt: now,
      ...(call?.key ? { clientKey: `${call.actor?.id ?? 'public'}:${call.key}`, bodyHash: call.bodyHash } : {}),
      ...fields,
      outbox: told ? outboxEntries(this.told(_id, 1, now), told) : [],
    } as unknown as T;
  }

  /** Stores prepared documents; throws the driver's error. */
  async insert(documents: T[], session?: ClientSession) {
    for (const document of documents) assertFields(this.model.schema, document);
    await this.model.collection.insertMany(documents as never[], { session, ordered: true });
    this.wrote();
  }

  /** The record of an earlier request with the same key, if there is one. */
  async earlier(call: { actor?: Actor; key?: string; bodyHash?: string }): Promise<T | undefined> {
    if (!call.key) return undefined;
    const clientKey = `${call.actor?.id ?? 'public'}:${call.key}`;
    const found = await this.model.findOne(this.filter({ clientKey })).lean<T>();
    if (!found) return undefined;
    if (found.bodyHash !== call.bodyHash) throw refuse('KEY_REUSED');
    return found;
  }

  /**
   * Changes one record: reads it, asks `decide` what to do, writes only if nobody else wrote meanwhile, and asks again if
   * somebody did. 404 when the filter hides it, 412 when `ifMatch` is not its version.
   */
  async change(
    id: string,
    rows: Filter,
    decide: (current: T) => Change<T> | Promise<Change<T>>,
    options: Options = {},
  ): Promise<T> {
    for (let attempt = 0; attempt < tries; attempt++) {
      const current = await this.model
        .findOne(this.filter({ $and: [{ _id: id, deletedAt: { $exists: false } }, rows] }), undefined, {
          session: options.session,
        })
        .lean<T>();
      if (!current) throw refuse('NOT_FOUND');
      if (options.ifMatch !== undefined && options.ifMatch !== current.version) throw refuse('STALE');
      const after = await this.write(current, await decide(current), options.session);
      if (after) return after;
      if (options.session) throw refuse('CONFLICT');
    }
    throw refuse('CONFLICT');
  }

  /** Marks as deleted and frees unique values: `unset` names the fields that unique indexes watch. */
  remove(
    id: string,
    rows: Filter,
    fact: (current: T) => Fact,
    unset: (keyof T & string)[] = [],
    options: Options = {},
  ) {
    return this.change(
      id,
      rows,
      (current) => ({ set: { deletedAt: new Date() } as unknown as Partial<Fields<T>>, unset, fact: fact(current) }),
      options,
    );
  }

  /** One record by id, whoever asks; several reads that wait at one moment are one trip. */
  async find(id: string): Promise<T | null> {
    const found = await this.readOne(id);
    return found && !found.deletedAt ? found : null;
  }

  /** One record that the filter shows, or 404. */
  async get(id: string, rows: Filter): Promise<T> {
    const found = await this.model
      .findOne(this.filter({ $and: [{ _id: id, deletedAt: { $exists: false } }, rows] }), hidden)
      .lean<T>();
    if (!found) throw refuse('NOT_FOUND');
    return found;
  }

  /** One page; `sortable` maps names of the query's `sort` to fields. Totals are remembered for two seconds. */
  async page(
    filters: Filter[],
    query: ListQuery,
    sortable: Record<string, string>,
    fallback: string,
  ): Promise<Page<T>> {
    const filter = this.filter({
      $and: [{ deletedAt: { $exists: false } }, ...filters.filter((one) => Object.keys(one).length > 0)],
    });
    const key = questionKey(filter);
    const [items, total] = await Promise.all([
      this.rows({
        filter,
        sort: sortOf(query.sort, sortable, fallback),
        skip: (query.page - 1) * query.pageSize,
        limit: query.pageSize,
      }),
      this.counts.get(key, () => this.model.countDocuments(filter).exec()),
    ]);
    return { items, total, page: query.page, pageSize: query.pageSize };
  }

  /** Every record that the filter shows, one after another. */
  each(filter: Filter, sort = '_id'): AsyncIterable<T> {
    return this.model
      .find(this.filter({ $and: [{ deletedAt: { $exists: false } }, filter] }), hidden)
      .sort(sort)
      .lean<T[]>()
      .cursor({ batchSize: 500 });
  }

  /** The different values that a field has among the records that the filter shows. */
  async distinct<Field extends keyof T & string>(
    field: Field,
    filter: Filter,
    session?: ClientSession,
  ): Promise<NonNullable<T[Field]>[]> {
    return (await this.model.distinct(field, this.filter(filter), { session })) as NonNullable<T[Field]>[];
  }

  /** What the stages make of the records that the filter shows; `match` is the only part that is held to the schema. */
  async aggregate<Row>(match: Filter, stages: PipelineStage[]): Promise<Row[]> {
    return this.model
      .aggregate<Row>([{ $match: this.filter(match) }, ...stages])
      .option({ maxTimeMS: 5_000 })
      .exec();
  }

  /** Somebody wrote in another instance: totals are counted anew. */
  recount() {
    this.counts.clear();
  }

  private filter(filter: Filter) {
    return castFilter(this.model, filter);
  }

  private told(id: string, version: number, at: Date) {
    return { collection: this.model.collection.name, type: this.type, id, version, at };
  }

  private wrote() {
    this.counts.clear();
    this.wake();
  }

  private async write(current: T, change: Change<T>, session?: ClientSession): Promise<T | null> {
    const now = new Date();
    const version = current.version + 1;
    const shown = Object.fromEntries(
      Object.entries(change.set ?? {}).filter(([field]) => !change.secret?.includes(field as keyof T & string)),
    );
    const told = this.told(current._id, version, now);
    const entries = [
      ...(change.fact ? outboxEntries(told, change.fact, changesBetween(current, shown)) : []),
      ...(change.also ?? []).flatMap((fact, n) => outboxEntries(told, fact, {}, `:${n + 1}`)),
    ];
    const update = {
      $set: { ...change.set, version, updatedAt: now },
      ...(change.unset?.length ? { $unset: Object.fromEntries(change.unset.map((field) => [field, 1])) } : {}),
      $push: { ...change.push, outbox: { $each: entries } },
    };
    try {
      const after = await this.model
        .findOneAndUpdate(this.filter({ _id: current._id, version: current.version }), update, {
          returnDocument: 'after',
          session,
        })
        .lean<T>();
      if (after) this.wrote();
      return after;
    } catch (error) {
      throw this.meaning(error);
    }
  }

  private async readMany(ids: string[]): Promise<(T | null)[]> {
    const reply = await this.connection.db!.command({
      find: this.model.collection.name,
      filter: { _id: { $in: ids } },
      projection: hidden,
      limit: ids.length,
      singleBatch: true,
    });
    const byId = new Map((reply['cursor'] as { firstBatch: T[] }).firstBatch.map((row) => [row._id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  private async readRows(question: Rows): Promise<T[]> {
    const reply = await this.connection.db!.command({
      find: this.model.collection.name,
      ...question,
      projection: hidden,
      singleBatch: true,
      maxTimeMS: 5_000,
    });
    return (reply['cursor'] as { firstBatch: T[] }).firstBatch;
  }

  private async repeated(document: T): Promise<T> {
    const first = await this.model.findOne(this.filter({ clientKey: document.clientKey })).lean<T>();
    if (!first || first.bodyHash !== document.bodyHash) throw refuse('KEY_REUSED');
    return first;
  }

  /** A hit unique index in the words of the domain; anything else stays a fault. */
  meaning(error: unknown): unknown {
    for (const [field, refusal] of Object.entries(this.taken)) if (hits(error, field)) return refusal();
    return error;
  }
}

/** Did the write hit the unique index over this field? */
export const hits = (error: unknown, field: string) =>
  (error as { code?: number }).code === 11000 &&
  new RegExp(`index: [^ ]*${field}`).test(String((error as Error).message));
