import { randomBytes } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';
import type { Filter, Where } from './filter.js';
import { LiveCopy } from './live-copy.js';
import { RecordRepository } from './record-repository.js';
import { textFilter } from './search.js';
import { recordSchema, type Stored } from './stored.js';

interface Note extends Stored {
  text: string;
  owner?: string;
  rooms: string[];
  stars?: number;
  isOpen?: boolean;
  place?: { floor?: number };
  doneAt?: Date;
}

const day = (n: number) => new Date(Date.UTC(2026, 0, n));
const dropped = async (database: Connection) => {
  await database.dropDatabase();
  await database.close();
};

let database: Connection;
let notes: RecordRepository<Note>;
let live: LiveCopy<Note, 'text' | 'owner' | 'rooms' | 'stars' | 'isOpen' | 'place.floor' | 'doneAt'>;

beforeEach(async () => {
  const options = { dbName: `test_live${randomBytes(4).toString('hex')}`, ignoreUndefined: true };
  database = await mongoose.createConnection(process.env['MONGODB_URI'] ?? '', options).asPromise();
  const place = { floor: Number };
  const fields = { text: String, owner: String, rooms: [String], stars: Number, isOpen: Boolean, place, doneAt: Date };
  notes = new RecordRepository<Note>(database, 'Note', recordSchema('notes', fields));
  live = new LiveCopy(notes, {
    shared: ['owner', 'rooms', 'isOpen'],
    own: ['text', 'stars', 'place.floor', 'doneAt'],
  });
  await notes.insert(
    Array.from({ length: 60 }, (_, n) =>
      notes.prepare(
        {
          ...{
            _id: `note-${n}`,
            text: `Note (${n % 7}) of a.b`,
            rooms: n % 4 ? [`room ${n % 3}`, `room ${n % 5}`] : [],
          },
          ...(n % 2 ? { owner: `owner ${n % 5}` } : {}),
          ...(n % 3 ? { stars: n % 6, isOpen: n % 4 === 0 } : {}),
          ...(n % 5 ? { place: { floor: n % 3 }, doneAt: day(1 + (n % 20)) } : {}),
        },
        undefined,
      ),
    ),
  );
});
afterEach(async () => {
  await live.onApplicationShutdown();
  await dropped(database);
});

const filters: [what: string, filter: Filter<Note>][] = [
  ['everything', {}],
  ['one value', { owner: 'owner 1' }],
  ['one of several in a field', { rooms: 'room 2' }],
  ['some values', { owner: { $in: ['owner 1', 'owner 3'] } }],
  ['no value of none', { owner: { $in: [] } }],
  ['others', { owner: { $ne: 'owner 1' } }],
  ['none of these, also of several', { rooms: { $nin: ['room 1', 'room 4'] } }],
  ['what is missing', { owner: { $exists: false } }],
  ['what is there', { stars: { $exists: true } }],
  ['a flag', { isOpen: false }],
  ['numbers between', { stars: { $gt: 1, $lte: 4 } }],
  ['numbers inside', { 'place.floor': { $gte: 1 } }],
  ['days before', { doneAt: { $lt: day(7) } }],
  ['a day', { doneAt: day(3) }],
  ['words', textFilter('NOTE (3)', ['text', 'owner'])],
  ['any of them', { $or: [{ stars: 3 }, { rooms: 'room 0' }] }],
  ['none of them', { $nor: [{ stars: 3 }, { rooms: 'room 0' }] }],
  ['all of them', { $and: [{ stars: 3 }, { isOpen: { $exists: true } }, {}] }],
  ['nothing by right', { $expr: { $eq: [0, 1] } }],
  ['two fields that hold the same', { $expr: { $eq: ['$stars', '$place.floor'] } }],
  ['two fields that do not', { $expr: { $ne: ['$stars', '$place.floor'] } }],
];

const found = async (filter: Where<Note>) => {
  await live.upToDate();
  return Array.from(live.matching(filter).set.places(), (place) => live.id(place));
};
const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id).sort();
const asStored = async (filter: Where<Note>) =>
  idsOf(await notes.findMany({ $and: [{ deletedAt: { $exists: false } }, filter] }, { fields: ['text'] }));

it.each(filters)('finds what the database finds, asked for %s', async (_, filter) => {
  expect((await found(filter)).sort()).toEqual(await asStored(filter));
});

it.each<[what: string, filter: object]>([
  ['a field that it does not hold', { version: 1 }],
  ['an unknown word', { text: { $regex: 'a' } }],
  ['an unknown choice', { $where: 'true' }],
  ['an expression', { $expr: { $eq: [1, 1] } }],
  ['a value that is undefined', { owner: undefined }],
  ['a value of null', { owner: null }],
  ['a choice between nothing', { $or: [] }],
  ['a field with no condition', { owner: {} }],
])('refuses %s', async (_, filter) => {
  await expect(found(filter as Filter<Note>)).rejects.toThrow('in');
});

it('knows each change at once, whoever wrote it', async () => {
  const all = async () => {
    await live.upToDate();
    const owner = live.reader('owner');
    return Array.from(live.matching({}).set.places(), (place) => `${live.id(place)} ${String(owner(place))}`).sort();
  };
  const stored = async () => {
    const rows = await notes.findMany({ deletedAt: { $exists: false } }, { fields: ['owner'] });
    return rows.map(({ _id, owner }) => `${_id} ${owner}`).sort();
  };
  expect(await all()).toEqual(await stored());
  const collection = database.collection<{ _id: string }>('notes');
  const steps = [
    () => notes.update('note-1', {}, () => ({ set: { owner: 'somebody' } })),
    () => collection.updateOne({ _id: 'note-2' }, { $set: { owner: 'by hand' } }),
    () => notes.updateMany({ owner: 'owner 3' }, { $set: { owner: 'many' } }),
    () => notes.createOnce({ text: 'new', rooms: [], owner: 'a' }, undefined),
    () => notes.removeMany({ owner: 'owner 1' }),
    () => collection.updateOne({ _id: 'note-4' }, { $set: { deletedAt: new Date() } }),
    () => collection.updateOne({ _id: 'note-4' }, { $unset: { deletedAt: 1 } }),
    () => collection.updateOne({ _id: 'note-2' }, { $unset: { owner: 1 } }),
    () => database.transaction((session) => notes.updateMany({ stars: 3 }, { $set: { owner: 'together' } }, session)),
  ];
  for (const step of steps) {
    await step();
    expect(await all()).toEqual(await stored());
  }
});

it('is made anew where the collection is, and where its way to the changes broke', async () => {
  expect(await found({})).toHaveLength(60);
  await database.collection('notes').drop();
  expect(await found({})).toEqual([]);
  await notes.createOnce({ text: 'new', rooms: [] }, undefined);
  expect(await found({})).toHaveLength(1);
});
