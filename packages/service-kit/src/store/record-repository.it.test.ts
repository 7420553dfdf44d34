import { randomBytes } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';
import { DomainError } from '../domain-error.js';
import type { Where } from './filter.js';
import { RecordRepository } from './record-repository.js';
import { recordSchema, type Stored } from './stored.js';

interface Note extends Stored {
  text: string;
  owner?: string;
  place?: { room?: string };
}

let database: Connection;
let notes: RecordRepository<Note>;

beforeAll(async () => {
  database = await mongoose
    .createConnection(process.env['MONGODB_URI'] ?? '', {
      dbName: `test_repository${randomBytes(4).toString('hex')}`,
      ignoreUndefined: true,
    })
    .asPromise();
  notes = new RecordRepository<Note>(
    database,
    'Note',
    recordSchema('notes', { text: String, owner: String, place: { room: String } }),
  );
  await notes.makeIndexes();
});
afterAll(async () => {
  await database.dropDatabase();
  await database.close();
});

const page = { page: 1, pageSize: 10 };
const drain = async (rows: AsyncIterable<Note>) => {
  for await (const row of rows) expect(row).toBeDefined();
};

const reads: [how: string, read: (filter: Where<Note>) => Promise<unknown>][] = [
  ['one', (filter) => notes.findOrFail('1', filter)],
  ['a page', (filter) => notes.list([filter], page, {}, '')],
  ['all', (filter) => drain(notes.each(filter))],
  ['values', (filter) => notes.distinct('text', filter)],
  ['figures', (filter) => notes.aggregate(filter, [])],
  ['to change one', (filter) => notes.update('1', filter, () => ({}))],
  ['to remove one', (filter) => notes.remove('1', filter, () => event)],
];
const event = {
  subject: 'asset.asset.updated' as const,
  by: { id: '', name: '', role: '', organizationId: '' },
  label: '',
};

describe.each(reads)('a question for %s', (_, read) => {
  it.each<[what: string, filter: Record<string, unknown>]>([
    ['by a field that is not stored', { organizationId: 'o1' }],
    ['by one inside a choice', { $or: [{ text: 'a' }, { organizationId: 'o1' }] }],
    ['by one inside another', { 'place.floor': '1' }],
    ['by nothing', { owner: undefined }],
    ['by nothing inside an operator', { owner: { $in: [undefined] } }],
    ['without any choice', { $or: [] }],
  ])('%s is a fault, never everybody', async (__, filter) => {
    await notes.createOnce({ text: 'a' }, undefined);
    await expect((async () => read(filter as Where<Note>))()).rejects.toMatchObject({
      message: expect.stringMatching(/not in schema|undefined|is empty/) as string,
    });
  });
});

it('stores no field that the schema does not name', async () => {
  const foreign = { text: 'a', floor: 1 };
  await expect(notes.createOnce(foreign, undefined)).rejects.toThrow('`floor` is not in schema');
  await expect(notes.createOnce({ text: 'a', place: { floor: 1 } as object }, undefined)).rejects.toThrow(
    '`place.floor`',
  );
  const { _id } = await notes.createOnce({ text: 'a' }, undefined);
  const set = { floor: 1 } as object;
  await expect(notes.update(_id, {}, () => ({ set }))).rejects.toThrow('`floor` is not in schema');
  await expect(notes.update(_id, {}, () => ({ push: { floors: 1 } }))).rejects.toThrow('`floors` is not in schema');
  expect(await notes.find(_id)).toMatchObject({ version: 1 });
});

it('leaves the filter that it is given as it is', async () => {
  const filter = { $and: [{ text: 1 }] };
  await notes.list([filter as object], page, { text: 'text' }, 'text');
  expect(filter).toEqual({ $and: [{ text: 1 }] });
});

describe('the same again', () => {
  const schema = recordSchema('places', { text: String }).index({ text: 1 }, { unique: true });
  const taken = () => new DomainError('TEXT_TAKEN', 409, 'Taken');
  let places: RecordRepository<Note>;
  beforeAll(async () => {
    places = new RecordRepository<Note>(database, 'Place', schema, { text: taken });
    await places.makeIndexes();
  });

  it('gives the first one back, whichever unique value it would hit', async () => {
    const request = { key: 'k1', bodyHash: 'h1' };
    const made = await Promise.all([1, 2, 3].map(() => places.createOnce({ text: 'once' }, undefined, request)));
    expect(new Set(made.map(({ _id }) => _id)).size).toBe(1);
    expect(await places.count({ text: 'once' })).toBe(1);
  });

  it('refuses another body under the key, and the value under another key', async () => {
    await places.createOnce({ text: 'a' }, undefined, { key: 'k2', bodyHash: 'h1' });
    const other = places.createOnce({ text: 'b' }, undefined, { key: 'k2', bodyHash: 'h2' });
    await expect(other).rejects.toMatchObject({ code: 'KEY_REUSED' });
    await expect(places.createOnce({ text: 'a' }, undefined, { key: 'k3', bodyHash: 'h1' })).rejects.toMatchObject({
      code: 'TEXT_TAKEN',
    });
  });

  it('gives the one with this id', async () => {
    const [one, two] = await Promise.all(['c', 'd'].map((text) => places.createOnce({ _id: 'same', text }, undefined)));
    expect(one?.text).toBe(two?.text);
    expect(await places.count({ _id: 'same' })).toBe(1);
  });
});

it('writes nothing where nothing changes', async () => {
  const { _id, ...made } = await notes.createOnce({ text: 'same' }, event);
  expect(await notes.update(_id, {}, () => ({}))).toMatchObject(made);
  expect(await notes.find(_id)).toMatchObject({ version: 1, updatedAt: made.updatedAt });
});

it('tells something of a record quietly: once, at the same version and time', async () => {
  const { _id, updatedAt } = await notes.createOnce({ text: 'waits' }, event);
  const told = (owner: string) =>
    notes.update(_id, {}, (note) => (note.owner ? {} : { set: { owner }, event, quiet: true }));
  await Promise.all([told('one'), told('other')]);
  const stored = await database.collection<Note>('notes').findOne({ _id });
  expect(stored).toMatchObject({ version: 1, updatedAt });
  expect(new Set(stored?.outbox.map(({ id }) => id)).size).toBe(2);
});
