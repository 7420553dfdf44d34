import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import mongoose, { type Connection } from 'mongoose';
import { Repository } from './repository.js';
import { documentSchema } from './stored.js';

interface Copy {
  _id: string;
  revision: number;
  name?: string;
  counts?: Record<string, number>;
}

let database: Connection;
let copies: Repository<Copy>;

beforeAll(async () => {
  database = await mongoose
    .createConnection(process.env['MONGODB_URI'] ?? '', { dbName: `test_copies${randomBytes(4).toString('hex')}` })
    .asPromise();
  copies = new Repository<Copy>(
    database,
    'Copy',
    documentSchema('copies', { _id: String, revision: Number, name: String, counts: Object }),
  );
});
afterAll(async () => {
  await database.dropDatabase();
  await database.close();
});
beforeEach(() => copies.removeMany({}));

it('refuses an update of a field that the schema does not name, by fields and by stages', async () => {
  const foreign = { $set: { title: 'a' } as object };
  const message = '`title` is not in schema';
  await expect(copies.updateOne({ _id: '1' }, foreign)).rejects.toThrow(message);
  await expect(copies.updateOne({ _id: '1' }, foreign, { upsert: true })).rejects.toThrow(message);
  await expect(copies.updateMany({}, foreign)).rejects.toThrow(message);
  await expect(copies.updateMany({}, [foreign])).rejects.toThrow(message);
  await expect(copies.updateMany({}, [{ $unset: 'title' }])).rejects.toThrow(message);
  await expect((async () => copies.updateAndFind({ _id: '1' }, [foreign]))()).rejects.toThrow(message);
});

it('refuses to remove or count by a field that the schema does not name', async () => {
  await copies.insert([{ _id: '1', revision: 1 }]);
  const foreign = { title: 'a' } as object;
  await expect(copies.removeMany(foreign)).rejects.toThrow('"title" is not in schema');
  await expect(copies.count(foreign)).rejects.toThrow('"title" is not in schema');
  expect(await copies.count({})).toBe(1);
});

it('keeps what was there first, and says so', async () => {
  expect(await copies.insertNew([{ _id: '1', revision: 1 }])).toBe(true);
  const again = [
    { _id: '1', revision: 2 },
    { _id: '2', revision: 2 },
  ];
  expect(await copies.insertNew(again)).toBe(false);
  expect(await copies.findMany({}, { sort: { _id: 1 } })).toEqual([
    { _id: '1', revision: 1 },
    { _id: '2', revision: 2 },
  ]);
});

it('keeps the newest of what is told in any order', async () => {
  for (const revision of [2, 1, 3, 3, 2])
    await copies.keepNewest('1', revision, { $set: { revision, name: `as of ${revision}` } });
  expect(await copies.find('1')).toEqual({ _id: '1', revision: 3, name: 'as of 3' });
});

it('reads the fields that are asked for, and changes by stages', async () => {
  await copies.insert([{ _id: '1', revision: 1, name: 'a', counts: { x: 1 } }]);
  expect(await copies.findOne({ 'counts.x': { $gt: 0 } }, { fields: ['name'] })).toEqual({ _id: '1', name: 'a' });
  expect(await copies.updateMany({ name: 'a' }, [{ $set: { revision: { $add: ['$revision', 1] } } }])).toBe(1);
  expect(await copies.find('1')).toMatchObject({ revision: 2, name: 'a' });
});

it('tells which of many have nothing here yet', async () => {
  const all = Array.from({ length: 1_201 }, (_, revision) => ({ _id: `of-${revision}`, revision }));
  await copies.insert(all.filter(({ revision }) => ![0, 500, 1_200].includes(revision)));
  const lacking: number[] = [];
  const each = Readable.from(all.map(({ revision }) => ({ revision })));
  for await (const { revision } of copies.lacking<{ revision: number }>(each, (one) => `of-${one.revision}`))
    lacking.push(revision);
  expect(lacking).toEqual([0, 500, 1_200]);
});
