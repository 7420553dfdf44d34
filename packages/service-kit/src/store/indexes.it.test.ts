import { randomBytes } from 'node:crypto';
import mongoose, { type Connection, Schema } from 'mongoose';
import { makeIndexes, retireIndexes } from './indexes.js';

let database: Connection;
beforeAll(async () => {
  database = await mongoose
    .createConnection(process.env['MONGODB_URI'] ?? '', { dbName: `test_indexes${randomBytes(4).toString('hex')}` })
    .asPromise();
});
afterAll(async () => {
  await database.dropDatabase();
  await database.close();
});

type Keys = [keys: Record<string, 1 | -1>, options?: object][];

async function made(name: string, keys: Keys) {
  const schema = new Schema({ a: String, b: String }, { autoIndex: false, autoCreate: false });
  for (const [fields, options] of keys) schema.index(fields, options);
  const model = database.model(`${name}${randomBytes(4).toString('hex')}`, schema, name);
  await makeIndexes(model);
  const indexes = await model.collection.indexes();
  return indexes.filter((one) => one.name !== '_id_').map((one) => [one.name, one.key, one.unique ?? false]);
}

it.each<[what: string, before: Keys, after: Keys, left: unknown[]]>([
  [
    'other keys under its name',
    [[{ a: 1 }, { name: 'own' }], [{ b: 1 }]],
    [[{ a: 1, b: 1 }, { name: 'own' }], [{ b: 1 }]],
    [
      ['b_1', { b: 1 }, false],
      ['own', { a: 1, b: 1 }, false],
    ],
  ],
  ['another name', [[{ a: 1 }]], [[{ a: 1 }, { name: 'own' }]], [['own', { a: 1 }, false]]],
  ['other options', [[{ a: 1 }]], [[{ a: 1 }, { unique: true }]], [['a_1', { a: 1 }, true]]],
])('replaces an index that has %s, and keeps the others', async (what, before, after, left) => {
  const name = what.replaceAll(' ', '_');
  await made(name, before);
  expect(await made(name, after)).toEqual(left);
  expect(await made(name, after)).toEqual(left);
});

it('says so where the records do not allow the index', async () => {
  await database.collection('twice').insertMany([{ a: 'x' }, { a: 'x' }]);
  await expect(made('twice', [[{ a: 1 }, { unique: true }]])).rejects.toMatchObject({ code: 11000 });
});

it('drops an index of before, and waits for nobody where there is none any more', async () => {
  const collection = database.collection('retired');
  await collection.createIndex({ a: 1 }, { name: 'before' });
  await retireIndexes(collection, ['before']);
  expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  // What an instance leaves open that is killed within a transaction.
  const session = await database.startSession();
  session.startTransaction();
  await collection.insertOne({ a: '1' }, { session });
  await retireIndexes(collection, ['before']);
  expect(session.inTransaction()).toBe(true);
  await session.abortTransaction();
  await session.endSession();
});
