import { randomBytes } from 'node:crypto';
import type { Actor, ListQuery, Page } from '@portal/contracts';
import type { ClientSession, Connection, Schema } from 'mongoose';
import { type DomainError, refuse } from '../domain-error.js';
import { alike } from '../transport/alike.js';
import { grouped } from '../transport/grouped.js';
import { changesBetween } from './changes.js';
import { Remembered } from './remembered.js';
import { isDuplicateKey } from './duplicate-key.js';
import type { Filter, Where } from './filter.js';
import { outboxEntries, type NewEvent } from './outbox.js';
import { questionKey } from './question-key.js';
import { type Own, type Reading, Repository, type Update } from './repository.js';
import { sortOf } from './sort.js';
import type { OutboxEntry, Stored } from './stored.js';

type Fields<T> = Omit<T, keyof Stored>;
/** A new record; made now by the own clock, unless its moment is compared with those of others. */
type New<T> = Fields<T> & { _id?: string; createdAt?: Date };

/** One change of one record. */
export interface Change<T> {
  set?: Partial<Fields<T>>;
  unset?: (keyof T & string)[];
  /** Marks it as deleted. */
  deleted?: true;
  push?: Record<string, unknown>;
  event?: NewEvent;
  /** Further events of the same change; they carry no before and after. */
  also?: NewEvent[];
  /** Something is told of the record, which is no other one for its readers: its version and the time of its change stay. */
  quiet?: true;
  /** Fields whose values must not stand in the audit log. */
  secret?: (keyof T & string)[];
  /** It only notes that the request was refused: with its key again it is decided anew. */
  refused?: true;
}

/** The request that something is made for: with its key again it makes nothing more. */
export interface Request {
  actor?: Pick<Actor, 'id'>;
  key?: string;
  bodyHash?: string;
}

interface Options {
  session?: ClientSession;
  ifMatch?: number;
  /** The request that adds something: with its key again it adds nothing more. */
  request?: Request;
}

/** One page of rows. */
interface Rows {
  filter: object;
  sort: object;
  skip: number;
  limit: number;
  hint?: object;
}

export const newId = () => randomBytes(12).toString('hex');
const tries = 8;
/** So many requests that added something to a record are known again. */
const keptRequests = 20;
const hidden = ['outbox', 'clientKey', 'bodyHash', 'requests'];
const valuesOf = (record: object, fields: string[]) => {
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(fields.map((field) => [field, values.get(field) ?? { $exists: false }]));
};
const clientKeyOf = ({ actor, key }: Request) => `${actor?.id ?? 'public'}:${key}`;

/** Whether this request has added to the record before. */
function isDone({ requests = [] }: Stored, request: Request) {
  if (!request.key) return false;
  const before = requests.find(({ key }) => key === clientKeyOf(request));
  if (before && before.bodyHash !== request.bodyHash) throw refuse('KEY_REUSED');
  return before !== undefined;
}

const requestAdded = (request: Request) =>
  request.key
    ? {
        requests: { $each: [{ key: clientKeyOf(request), bodyHash: request.bodyHash }], $slice: -keptRequests },
      }
    : {};

/** That none of the added requests is there. */
const notYet = ({ requests }: { requests?: { $each: { key: string }[] } }) =>
  requests ? { 'requests.key': { $nin: requests.$each.map(({ key }) => key) } } : {};

/** Where records of one kind are stored: every write is one conditional write that carries its event, every read is lean. */
export class RecordRepository<T extends Stored> extends Repository<T> {
  protected override readonly hidden: readonly string[];
  private readonly hiding: Record<string, 0>;
  private readonly totals = new Remembered<number>();
  private readonly making = new Map<string, Promise<T>>();
  private readonly readOne: (id: string) => Promise<T | null>;
  private readonly rows: (question: Rows) => Promise<T[]>;
  /** Called after each write that left something in the outbox. */
  wake: () => void = () => undefined;

  constructor(
    connection: Connection,
    type: string,
    schema: Schema,
    /** Unique index → what to say when it is hit. */
    private readonly taken: Record<string, () => DomainError> = {},
    /** What the database alone asks by. */
    unread: readonly (keyof T & string)[] = [],
  ) {
    super(connection, type, schema);
    this.hidden = [...hidden, ...unread];
    this.hiding = Object.fromEntries(this.hidden.map((field) => [field, 0]));
    this.readOne = grouped((ids: string[]) => this.readMany(ids));
    this.rows = alike<Rows, T[]>(questionKey, (question) => this.command(question));
  }

  /** One record by id, whoever asks; several reads that wait at one moment are one trip. */
  override async find(id: string): Promise<T | null> {
    const found = await this.readOne(id);
    return found && !found.deletedAt ? found : null;
  }

  /** One record that the filter shows, or 404. */
  async findOrFail(id: string, rows: Where<T>): Promise<T> {
    const found = await this.model.findOne(this.present({ _id: id }, rows), this.hiding).lean<T>();
    if (!found) throw refuse('NOT_FOUND');
    return found;
  }

  /** One page; `sortable` maps names of the query's `sort` to fields. Totals are remembered for two seconds. */
  async list(
    filters: Where<T>[],
    query: ListQuery,
    sortable: Record<string, string>,
    fallback: string,
  ): Promise<Page<T>> {
    const filter = this.present(...filters.filter((one) => Object.keys(one).length > 0));
    const [items, total] = await Promise.all([
      this.rows({
        filter,
        sort: sortOf(query.sort, sortable, fallback),
        skip: (query.page - 1) * query.pageSize,
        limit: query.pageSize,
      }),
      this.totals.get(questionKey(filter), () => this.model.countDocuments(filter).exec()),
    ]);
    return { items, total, page: query.page, pageSize: query.pageSize };
  }

  /** Those of these records that the filter shows, in the order of their ids. */
  async inOrder(ids: string[], filter: Where<T>): Promise<T[]> {
    if (ids.length === 0) return [];
    const asked = this.filter({ $and: [{ _id: { $in: ids } }, filter] });
    // Left the choice, the database tries all indexes that the rest of the filter would fit, at the cost of their records.
    const rows = await this.command({ filter: asked, limit: ids.length, hint: { _id: 1 } });
    const byId = new Map(rows.map((row) => [row._id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Every record that the filter shows and that is not deleted, one after another. */
  override each<Field extends keyof T & string = keyof T & string>(filter: Own<T>, reading: Reading<T, Field> = {}) {
    return super.each({ $and: [{ deletedAt: { $exists: false } }, filter] }, reading);
  }

  /** A document ready to be stored, with its event in it. */
  prepare(
    { _id = newId(), ...fields }: New<T>,
    event: NewEvent | ((id: string) => NewEvent) | undefined,
    request: Request = {},
  ): T {
    const now = new Date();
    const draft = typeof event === 'function' ? event(_id) : event;
    return {
      _id,
      version: 1,
      createdAt: now,
      updatedAt: now,
      ...(request.key ? { clientKey: clientKeyOf(request), bodyHash: request.bodyHash } : {}),
      ...fields,
      outbox: draft ? outboxEntries(this.originOf(_id, 1, now), draft) : [],
    } as unknown as T;
  }

  override async insert(documents: T[], options: { session?: ClientSession; ordered?: boolean } = {}) {
    await super.insert(documents, options);
    this.wrote();
  }

  /**
   * Stores a new record. The same idempotency key, or the same id, gives the first one back, whichever unique value it would hit;
   * another body under the key is refused. Inside a transaction, which a hit unique index ends, that hit is thrown: `once` around
   * the transaction finds the first.
   */
  async createOnce(
    fields: New<T>,
    event: NewEvent | ((id: string) => NewEvent) | undefined,
    request: Request = {},
    { session }: Options = {},
  ): Promise<T> {
    const document = this.prepare(fields, event, request);
    try {
      await this.insert([document], { session });
      return document;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      if (session) throw this.meaning(error);
      const first = (await this.earlier(request)) ?? (isDuplicateKey(error, '_id') && (await this.find(document._id)));
      if (first) return first;
      throw this.meaning(error);
    }
  }

  /**
   * What a request makes, made once: the same request again gets the record of the first, also when both are out at one
   * moment, and although whatever `make` checks (a unique value, a file that is free, a state) was changed by the first.
   * `make` asks for nothing once more with the same request: it would wait for itself. `of` is the record that it changes, with
   * the same request, where it makes no new one.
   */
  async once(request: Request, make: () => Promise<T>, of?: string): Promise<T> {
    if (!request.key) return make();
    const asked = `${clientKeyOf(request)} ${request.bodyHash} ${of ?? ''}`;
    const running =
      this.making.get(asked) ?? this.firstOrMade(request, make, of).finally(() => this.making.delete(asked));
    this.making.set(asked, running);
    return running;
  }

  /** The record of an earlier request with the same key, if there is one: the one that it made, or `of`, which it changed. */
  async earlier(request: Request, of?: string): Promise<T | undefined> {
    if (!request.key) return undefined;
    if (of !== undefined) {
      const changed = await this.model.findOne(this.filter({ _id: of })).lean<T>();
      return changed && isDone(changed, request) ? changed : undefined;
    }
    const found = await this.model.findOne(this.filter({ clientKey: clientKeyOf(request) })).lean<T>();
    if (!found) return undefined;
    if (found.bodyHash !== request.bodyHash) throw refuse('KEY_REUSED');
    return found;
  }

  /**
   * Refuses a key that stood for something else, whichever record that changed: for a body that names the records, since other ones know
   * nothing of it. Its schema has an index of `requests.key`.
   */
  async assertSameRequest(request: Request) {
    if (!request.key) return;
    const others = { $elemMatch: { key: clientKeyOf(request), bodyHash: { $ne: request.bodyHash } } };
    if (await this.model.exists(this.filter({ requests: others }))) throw refuse('KEY_REUSED');
  }

  /**
   * Changes one record: reads it, asks `decide` what to do, writes only if nobody else wrote meanwhile, and asks again if
   * somebody did. An empty change writes nothing. 404 when the filter hides it, 412 when `ifMatch` is not its version. What a
   * `request` has added is not added again by its key, whatever came after it; another body under the key is refused.
   */
  update(
    id: string,
    rows: Where<T>,
    decide: (current: T) => Change<T> | Promise<Change<T>>,
    options: Options = {},
  ): Promise<T> {
    return this.change(this.present({ _id: id }, rows), decide, options);
  }

  private async change(
    filter: object,
    decide: (current: T) => Change<T> | Promise<Change<T>>,
    { session, ifMatch, request = {} }: Options,
  ): Promise<T> {
    for (let attempt = 0; attempt < tries; attempt++) {
      const current = await this.model.findOne(filter, undefined, { session }).lean<T>();
      if (!current) throw refuse('NOT_FOUND');
      if (isDone(current, request)) return current;
      if (ifMatch !== undefined && ifMatch !== current.version) throw refuse('STALE');
      const change = await decide(current);
      if (Object.keys(change).length === 0) return current;
      const after = await this.write(current, change, session, request);
      if (after) return after;
      if (session) throw refuse('CONFLICT');
    }
    throw refuse('CONFLICT');
  }

  /**
   * Changes records as they were read within the same transaction, with one write for all; `decide` says what becomes of each. Gives them
   * as they are after it. Where somebody else wrote one meanwhile, or a unique value is taken, nothing is changed.
   */
  async updateAll(records: T[], decide: (current: T) => Change<T>, session: ClientSession): Promise<T[]> {
    if (records.length === 0) return [];
    const writes = records.map((current) => {
      const { same: filter, update } = this.writing(current, decide(current));
      return { updateOne: { filter: this.filter(filter), update } };
    });
    try {
      const { matchedCount } = await this.model.bulkWrite(writes as Parameters<typeof this.model.bulkWrite>[0], {
        session,
      });
      if (matchedCount < records.length) throw refuse('CONFLICT');
    } catch (error) {
      throw this.meaning(error);
    }
    const ids = records.map(({ _id }) => _id);
    const after = await this.model.find(this.filter({ _id: { $in: ids } }), this.hiding, { session }).lean<T[]>();
    const byId = new Map(after.map((one) => [one._id, one]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Marks as deleted and frees unique values: `unset` names the fields that unique indexes watch. */
  remove(
    id: string,
    rows: Where<T>,
    event: (current: T) => NewEvent,
    unset: (keyof T & string)[] = [],
    options: Options = {},
  ): Promise<T> {
    return this.update(id, rows, (current) => ({ deleted: true, unset, event: event(current) }), options);
  }

  /** One record that the filter shows, deleted or not, or 404. */
  async findEver(id: string, rows: Where<T>): Promise<T> {
    const found = await this.model.findOne(this.filter({ $and: [{ _id: id }, rows] }), this.hiding).lean<T>();
    if (!found) throw refuse('NOT_FOUND');
    return found;
  }

  /** Brings back what was marked as deleted; one that is there stays as it is. */
  restore(
    id: string,
    rows: Where<T>,
    decide: (current: T) => Change<T>,
    { session, request }: Omit<Options, 'ifMatch'> = {},
  ): Promise<T> {
    const back = (current: T): Change<T> => {
      if (!current.deletedAt) return {};
      const change = decide(current);
      return { ...change, unset: ['deletedAt', ...(change.unset ?? [])] };
    };
    return this.change(this.filter({ $and: [{ _id: id }, rows] }), back, { session, request });
  }

  /** Somebody wrote in another instance: totals are counted anew. */
  recount() {
    this.totals.clear();
  }

  /** Records whose outbox holds something, those first that wait longest. */
  outboxes(most: number): Promise<Pick<T, '_id' | 'outbox'>[]> {
    return this.model
      .find({ 'outbox.0': { $exists: true } }, { outbox: 1 }, { sort: { updatedAt: 1 }, limit: most })
      .lean<Pick<T, '_id' | 'outbox'>[]>()
      .exec();
  }

  /** How many records' outboxes hold something, a thousand at most. */
  outboxesWaiting(): Promise<number> {
    // Asked time and again by who watches: left the choice, the database would walk through all records.
    return this.model.countDocuments({ 'outbox.0': { $exists: true } }, { limit: 1_000, hint: 'outbox' }).exec();
  }

  /** Takes entries that were carried out of these records' outboxes. */
  async clearOutboxes(ids: string[], entries: OutboxEntry['id'][]) {
    await this.model.updateMany({ _id: { $in: ids } }, { $pull: { outbox: { id: { $in: entries } } } });
  }

  /** A hit unique index in the words of the domain; anything else stays a fault. */
  meaning(error: unknown): unknown {
    for (const [field, refusal] of Object.entries(this.taken)) if (isDuplicateKey(error, field)) return refusal();
    return error;
  }

  private async firstOrMade(request: Request, make: () => Promise<T>, of: string | undefined): Promise<T> {
    const first = await this.earlier(request, of);
    if (first) return first;
    try {
      return await make();
    } catch (error) {
      // Another instance was faster with the same request.
      const other = await this.earlier(request, of);
      if (other) return other;
      throw error;
    }
  }

  private present(...filters: (Where<T> | Filter<Stored>)[]) {
    return this.filter({ $and: [{ deletedAt: { $exists: false } }, ...filters] });
  }

  private originOf(id: string, version: number, at: Date) {
    return { collection: this.model.collection.name, type: this.type, id, version, at };
  }

  private wrote() {
    this.totals.clear();
    this.wake();
  }

  private async write(
    current: T,
    change: Change<T>,
    session: ClientSession | undefined,
    request: Request,
  ): Promise<T | null> {
    const { same, update } = this.writing(current, change, request);
    try {
      const after = await this.updateAndFind(same, update, { session });
      if (after) this.wrote();
      return after;
    } catch (error) {
      throw this.meaning(error);
    }
  }

  /** Which record a change is of, as it was when it was decided, and what is written of it. */
  private writing(current: T, change: Change<T>, request: Request = {}): { same: Filter<Stored>; update: Update<T> } {
    const { unset = [], push, event, also = [], secret = [], quiet = false, refused = false } = change;
    const now = new Date();
    const set = { ...change.set, ...(change.deleted ? { deletedAt: now } : {}) };
    const version = current.version + (quiet ? 0 : 1);
    const hiddenFields: readonly string[] = secret;
    const shown = Object.fromEntries(Object.entries(set).filter(([field]) => !hiddenFields.includes(field)));
    const origin = this.originOf(current._id, version, now);
    const entries = [
      ...(event ? outboxEntries(origin, event, changesBetween(current, shown), quiet ? `:${now.getTime()}` : '') : []),
      ...also.flatMap((one, n) => outboxEntries(origin, one, {}, `:${n + 1}`)),
    ];
    const said = refused ? {} : requestAdded(request);
    const pushed: Record<string, unknown> = { ...push, ...said, outbox: { $each: entries } };
    const update = {
      $set: { ...set, ...(quiet ? {} : { version, updatedAt: now }) },
      ...(unset.length > 0 ? { $unset: Object.fromEntries(unset.map((field) => [field, 1])) } : {}),
      $push: pushed,
    } as Update<T>;
    // A quiet change leaves the version: what it sets, and its request, tell whether it was made meanwhile.
    const asBefore = quiet ? { ...valuesOf(current, Object.keys(set)), ...notYet(said) } : {};
    return { same: { ...asBefore, _id: current._id, version: current.version }, update };
  }

  private async readMany(ids: string[]): Promise<(T | null)[]> {
    const found = await this.command({ filter: { _id: { $in: ids } }, limit: ids.length });
    const byId = new Map(found.map((row) => [row._id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** The fastest read: one reply, no cursor, nothing in between. Its filter was cast by the model before. */
  private async command(question: Partial<Rows>): Promise<T[]> {
    const reply = await this.connection.db!.command({
      find: this.model.collection.name,
      ...question,
      projection: this.hiding,
      singleBatch: true,
      // Else a reply ends after 101.
      ...(question.limit ? { batchSize: question.limit } : {}),
      maxTimeMS: 5_000,
    });
    return (reply['cursor'] as { firstBatch: T[] }).firstBatch;
  }
}
