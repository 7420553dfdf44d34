import type { ClientSession, Connection, Model, PipelineStage, Schema } from 'mongoose';
import type { At, Filter, Path, Where } from './filter.js';
import { assertFields, assertStages, castFilter, type Row } from './guard.js';
import { isDuplicateKey } from './duplicate-key.js';
import { makeIndexes, retireIndexes } from './indexes.js';
import type { Stored } from './stored.js';

/** How several are read. */
export interface Reading<T, Field extends keyof T & string = keyof T & string> {
  /** Only these fields, and the id. */
  fields?: readonly Field[];
  /** Also what nobody is shown who does not ask for it. */
  whole?: boolean;
  /** All but these. */
  without?: readonly Path<T>[];
  sort?: Record<string, 1 | -1>;
  skip?: number;
  limit?: number;
  /** The index to take. */
  hint?: string;
  session?: ClientSession;
}

type Fields<T> = { [P in Path<T>]?: unknown };

/** What an update writes; every field of it stands in the schema. */
export interface Update<T> {
  $set?: Fields<T>;
  $setOnInsert?: Fields<T>;
  $unset?: Fields<T>;
  $inc?: Fields<T>;
  $max?: Fields<T>;
  $push?: Fields<T>;
  $pull?: Fields<T>;
}

type UnionStages = Exclude<PipelineStage, PipelineStage.Merge | PipelineStage.Out>[];
type Stage = { $set: object } | { $unset: string | string[] };

interface Upserting {
  session?: ClientSession;
  /** Makes it where there is none. */
  upsert?: boolean;
}

type Updating = Upserting & { sort?: Record<string, 1 | -1> };

/** A question about what it keeps, be it by what every record has. */
export type Own<T> = Where<T> | Filter<Stored> | { $and: readonly (Where<T> | Filter<Stored>)[] };

const maxTimeMS = 5_000;
/** So many records are read, or asked for, at once where all of them are gone through. */
const blockSize = 500;
const bigBlock = 2_000;

/**
 * Where documents of one kind are stored. A filter, an update, a pipeline's first match and a new document hold to the schema: what it
 * does not name throws, so that no question loses a condition and nothing is stored that nobody has described.
 */
export class Repository<T extends { _id: string | number }> {
  protected readonly model: Model<Row>;
  /** Fields that are read only with `whole`. */
  protected readonly hidden: readonly string[] = [];

  constructor(
    protected readonly connection: Connection,
    readonly type: string,
    protected readonly schema: Schema,
  ) {
    this.model = connection.model<Row>(type, schema);
  }

  /** The names of what its schema stores. */
  get fieldNames(): string[] {
    return Object.keys(this.model.schema.obj);
  }

  /** The collection's indexes as the schema says. */
  makeIndexes() {
    return makeIndexes(this.model);
  }

  /** Drops indexes of before. */
  retireIndexes(names: readonly string[]) {
    return retireIndexes(this.model.collection, names);
  }

  /** What the database's clock shows, which all instances share. */
  async now(): Promise<Date> {
    const { localTime } = await this.connection.db!.command({ hello: 1 });
    return localTime as Date;
  }

  async find(id: T['_id']): Promise<T | null> {
    return this.model.findOne({ _id: id }).lean<T>();
  }

  async findOne<Field extends keyof T & string = keyof T & string>(
    filter: Where<T>,
    reading: Reading<T, Field> = {},
  ): Promise<Pick<T, Field | '_id'> | null> {
    const [found] = await this.findMany(filter, { ...reading, limit: 1 });
    return found ?? null;
  }

  findMany<Field extends keyof T & string = keyof T & string>(
    filter: Where<T>,
    reading: Reading<T, Field> = {},
  ): Promise<Pick<T, Field | '_id'>[]> {
    return this.query(filter, reading).maxTimeMS(maxTimeMS).lean<Pick<T, Field | '_id'>[]>().exec();
  }

  /** Everything that the filter shows, one after another. */
  each<Field extends keyof T & string = keyof T & string>(
    filter: Own<T>,
    reading: Reading<T, Field> = {},
  ): AsyncIterable<Pick<T, Field | '_id'>> {
    return this.query(filter, reading).lean<Pick<T, Field | '_id'>[]>().cursor({ batchSize: blockSize });
  }

  /** The same, some thousand at once as the database sends them: the quickest way through a million. */
  async *blocks<Field extends keyof T & string>(
    filter: Own<T>,
    fields: readonly Field[],
  ): AsyncIterable<Pick<T, Field | '_id'>[]> {
    const projection = Object.fromEntries(fields.map((field) => [field, 1]));
    const cursor = this.model.collection.find<Pick<T, Field | '_id'>>(this.filter(filter), {
      projection,
      batchSize: bigBlock,
    });
    try {
      while (await cursor.hasNext()) yield cursor.readBufferedDocuments();
    } finally {
      await cursor.close();
    }
  }

  /** Those of many records for which nothing is stored here yet, under the id that follows from each; asked for in blocks. */
  async *lacking<R>(records: AsyncIterable<R>, idOf: (record: R) => string): AsyncIterable<R> {
    let block: R[] = [];
    for await (const record of records) {
      if (block.push(record) < blockSize) continue;
      yield* await this.withoutThere(block, idOf);
      block = [];
    }
    yield* await this.withoutThere(block, idOf);
  }

  private async withoutThere<R>(block: readonly R[], idOf: (record: R) => string): Promise<R[]> {
    const found = await this.model.find({ _id: { $in: block.map(idOf) } }, { _id: 1 }).lean<{ _id: string }[]>();
    const there = new Set(found.map(({ _id }) => _id));
    return block.filter((record) => !there.has(idOf(record)));
  }

  async exists(filter: Where<T>, session?: ClientSession): Promise<boolean> {
    return (await this.model.exists(this.filter(filter)).session(session ?? null)) !== null;
  }

  async count(filter: Where<T>, options: Pick<Reading<T>, 'hint' | 'limit' | 'session'> = {}): Promise<number> {
    return this.model.countDocuments(this.filter(filter), { maxTimeMS, ...options });
  }

  /** The different values that a field has among what the filter shows. */
  async distinct<Field extends Path<T>>(
    field: Field,
    filter: Where<T> = {},
    session?: ClientSession,
  ): Promise<NonNullable<At<T, Field>>[]> {
    return (await this.model.distinct(field, this.filter(filter), { session })) as NonNullable<At<T, Field>>[];
  }

  /** What the stages make of that which `match` shows. */
  async aggregate<Result>(match: Where<T>, stages: PipelineStage[]): Promise<Result[]> {
    return this.model.aggregate<Result>([{ $match: this.filter(match) }, ...stages]).option({ maxTimeMS });
  }

  /** The same, one after another. */
  eachOf<Result>(match: Where<T>, stages: PipelineStage[]): AsyncIterable<Result> {
    return this.model.aggregate<Result>([{ $match: this.filter(match) }, ...stages]).cursor({ batchSize: blockSize });
  }

  /** What the stages make of that which `match` shows, to stand among what another repository's stages made. */
  union(match: Where<T>, stages: UnionStages): PipelineStage.UnionWith {
    const pipeline: UnionStages = [{ $match: this.filter(match) }, ...stages];
    return { $unionWith: { coll: this.model.collection.name, pipeline } };
  }

  /** What changes from now on, whoever writes; `tryNext` gives the next change, or null where there is none yet. */
  changes() {
    return this.model.collection.watch([{ $project: { operationType: 1, documentKey: 1 } }], { maxAwaitTimeMS: 1 });
  }

  /** Stores new documents; throws the driver's error. */
  async insert(documents: T[], { session, ordered = true }: { session?: ClientSession; ordered?: boolean } = {}) {
    for (const document of documents) assertFields(this.schema, document);
    await this.model.collection.insertMany(documents as Row[], { session, ordered });
  }

  /** Stores those whose id, or other unique field, is not there yet; false where one was. */
  async insertNew(documents: T[], unique: keyof T & string = '_id'): Promise<boolean> {
    try {
      await this.insert(documents, { ordered: false });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error, unique)) throw error;
      return false;
    }
  }

  /** Changes the one that the filter shows; false where it shows none. */
  async updateOne(filter: Where<T>, update: Update<T> | Stage[], options: Upserting = {}): Promise<boolean> {
    const how = { ...this.how(update), ...options };
    return (await this.model.updateOne(this.filter(filter), update, how)).matchedCount > 0;
  }

  /** Changes some in one trip, each that its filter shows; how many these were. */
  async updateEach(updates: readonly { filter: Where<T>; update: Update<T> }[]): Promise<number> {
    const operations = updates.map(({ filter, update }) => ({ updateOne: { filter: this.filter(filter), update } }));
    return (await this.model.bulkWrite(operations, { ordered: false, strict: 'throw' })).matchedCount;
  }

  /** Changes all that the filter shows, by fields or by the stages of a pipeline; how many it showed. */
  async updateMany(filter: Where<T>, update: Update<T> | Stage[], session?: ClientSession): Promise<number> {
    const how = { ...this.how(update), session };
    return (await this.model.updateMany(this.filter(filter), update, how)).matchedCount;
  }

  /** Changes the one that the filter shows and gives it as it is now. */
  updateAndFind(filter: Own<T>, update: Update<T> | Stage[], options: Upserting & { upsert: true }): Promise<T>;
  updateAndFind(filter: Own<T>, update: Update<T> | Stage[], options?: Updating): Promise<T | null>;
  updateAndFind(filter: Own<T>, update: Update<T> | Stage[], options: Updating = {}): Promise<T | null> {
    const how = { ...this.how(update), ...options, returnDocument: 'after' as const };
    return this.model.findOneAndUpdate(this.filter(filter), update, how).lean<T>().exec();
  }

  /** Keeps what was told of something elsewhere, unless something newer is known. */
  async keepNewest(id: T['_id'], revision: number, update: Update<T>) {
    try {
      const older = { _id: id, revision: { $lt: revision } } as Filter<T>;
      await this.updateOne(older, update, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error, '_id')) throw error;
    }
  }

  removeAndFind(filter: Where<T>): Promise<T | null> {
    return this.model.findOneAndDelete(this.filter(filter)).lean<T>().exec();
  }

  /** Removes all that the filter shows; how many it showed. */
  async removeMany(filter: Where<T>, session?: ClientSession): Promise<number> {
    return (await this.model.deleteMany(this.filter(filter), { session })).deletedCount;
  }

  // A pipeline is no set of fields to the model, so that its stages are looked at here.
  private how(update: Update<T> | Stage[]) {
    const updatePipeline = Array.isArray(update);
    if (updatePipeline) assertStages(this.schema, update);
    return { updatePipeline, setDefaultsOnInsert: false };
  }

  protected filter(filter: Own<T>) {
    return castFilter(this.model, filter);
  }

  protected query<Field extends keyof T & string>(
    filter: Own<T>,
    { fields, whole, without = [], ...options }: Reading<T, Field>,
  ) {
    const projection = fields
      ? Object.fromEntries(fields.map((field) => [field, 1]))
      : Object.fromEntries([...(whole ? [] : this.hidden), ...without].map((field) => [field, 0]));
    return this.model.find(this.filter(filter), projection, options);
  }
}
