import type { Model, mongo, Schema } from 'mongoose';
import { codeOf } from '../error-code.js';

type Index = ReturnType<Schema['indexes']>[number];
type Indexed = Pick<Model<unknown>, 'createIndexes' | 'collection'> & { schema: { indexes(): Index[] } };

/** MongoDB's codes for an index that is there with other options, and for a name that another index has. */
const otherwiseThere = [85, 86];

/**
 * Makes the indexes of a schema. One that an earlier version made otherwise, under the same name or of the same keys, gives
 * way to the new one: a service must start after its indexes have changed.
 */
export async function makeIndexes(model: Indexed) {
  try {
    await model.createIndexes();
  } catch (error) {
    if (!isOtherwiseThere(error)) throw error;
    for (const [keys, options] of model.schema.indexes()) await makeIndex(model, keys, options);
  }
}

interface Collection {
  indexes(): Promise<{ name?: string }[]>;
  dropIndex(name: string): Promise<unknown>;
}

/**
 * Drops indexes of before, only where they are: dropping waits for every open transaction, also for those that a killed instance
 * left, and no start may wait for them.
 */
export async function retireIndexes(collection: Collection, retired: readonly string[]) {
  const there = await collection.indexes().catch(() => []);
  for (const { name } of there) if (name !== undefined && retired.includes(name)) await collection.dropIndex(name);
}

async function makeIndex({ collection }: Indexed, keys: Index[0], options: Index[1]) {
  const make = () => collection.createIndex(keys as mongo.IndexSpecification, options as mongo.CreateIndexesOptions);
  try {
    await make();
  } catch (error) {
    if (!isOtherwiseThere(error)) throw error;
    const same = JSON.stringify(keys);
    for (const { name = '', key } of await collection.indexes())
      if (name === nameOf(keys, options) || JSON.stringify(key) === same) await collection.dropIndex(name);
    await make();
  }
}

const nameOf = (keys: Index[0], { name }: { name?: string }) => name ?? Object.entries(keys).flat().join('_');

const isOtherwiseThere = (error: unknown) => otherwiseThere.some((code) => code === codeOf(error));
