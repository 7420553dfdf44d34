import { randomBytes } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';
import { Records } from './records.js';
import { recordSchema, type Stored } from './stored.js';

interface Note extends Stored {
  text: string;
  owner?: string;
  place?: { room?: string };
}

let database: Connection;
let notes: Records<Note>;

beforeAll(async () => {
  database = await mongoose
    .createConnection(process.env['MONGODB_URI'] ?? '', {
      dbName: `test_records${randomBytes(4).toString('hex')}`,
      ignoreUndefined: true,
    })
    .asPromise();
  notes = new Records<Note>(
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

const reads: [how: string, read: (filter: Record<string, unknown>) => Promise<unknown>][] = [
  ['one', (filter) => notes.get('1', filter)],
  ['a page', (filter) => notes.page([filter], page, {}, '')],
  ['all', (filter) => drain(notes.each(filter))],
  ['values', (filter) => notes.distinct('text', filter)],
  ['figures', (filter) => notes.aggregate(filter, [])],
  ['to change one', (filter) => notes.change('1', filter, () => ({}))],
  ['to remove one', (filter) => notes.remove('1', filter, () => fact)],
];
const fact = { subject: 'a.b.c', by: { id: '', name: '', role: '', organizationId: '' }, label: '' };

describe.each(reads)('a question for %s', (_, read) => {
  it.each<[what: string, filter: Record<string, unknown>]>([
    ['by a field that is not stored', { organizationId: 'o1' }],
    ['by one inside a choice', { $or: [{ text: 'a' }, { organizationId: 'o1' }] }],
    ['by one inside another', { 'place.floor': '1' }],
    ['by nothing', { owner: undefined }],
    ['by nothing inside an operator', { owner: { $in: [undefined] } }],
    ['without any choice', { $or: [] }],
  ])('%s is a fault, never everybody', async (__, filter) => {
    await notes.create({ text: 'a' }, undefined);
    await expect((async () => read(filter))()).rejects.toMatchObject({
      message: expect.stringMatching(/not in schema|undefined|is empty/) as string,
    });
  });
});

it('stores no field that the schema does not name', async () => {
  const foreign = { text: 'a', floor: 1 };
  await expect(notes.create(foreign, undefined)).rejects.toThrow('`floor` is not in schema');
  await expect(notes.create({ text: 'a', place: { floor: 1 } as object }, undefined)).rejects.toThrow('`place.floor`');
  const { _id } = await notes.create({ text: 'a' }, undefined);
  const set = { floor: 1 } as object;
  await expect(notes.change(_id, {}, () => ({ set }))).rejects.toThrow('`floor` is not in schema');
  await expect(notes.change(_id, {}, () => ({ push: { floors: 1 } }))).rejects.toThrow('`floors` is not in schema');
  expect(await notes.find(_id)).toMatchObject({ version: 1 });
});

it('leaves the filter that it is given as it is', async () => {
  const filter = { $and: [{ createdAt: { $gte: '2020-01-01' } }] };
  await notes.page([filter], page, {}, '');
  expect(filter).toEqual({ $and: [{ createdAt: { $gte: '2020-01-01' } }] });
});
