import { randomBytes } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';
import { DomainError } from '../domain-error.js';
import type { Where } from './filter.js';
import { RecordRepository, type Request } from './record-repository.js';
import { recordSchema, type Stored } from './stored.js';
import { withTransaction } from './transaction.js';

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
    recordSchema('notes', { text: String, owner: String, place: { room: String } }).index({ owner: 1 }),
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

it('reads all that are asked for at one moment, however many', async () => {
  const made = await Promise.all(
    Array.from({ length: 150 }, () => notes.createOnce({ text: 'one of many' }, undefined)),
  );
  const ids = made.map(({ _id }) => _id);
  const found = await Promise.all(ids.map((id) => notes.find(id)));
  expect(found.map((note) => note?._id)).toEqual(ids);
  expect(await notes.inOrder(ids, {})).toHaveLength(150);
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

  it('makes it once, although what it needs is used up by the first', async () => {
    let left = 1;
    const make = (request: Request) => async () => {
      if (left === 0) throw new DomainError('GONE', 409, 'Gone');
      left = 0;
      return places.createOnce({ text: `made ${request.key}` }, undefined, request);
    };
    const ask = (key: string, by = places) => by.once({ key, bodyHash: 'h1' }, make({ key, bodyHash: 'h1' }));
    const made = await Promise.all([ask('k4'), ask('k4'), ask('k4')]);
    made.push(await ask('k4'));
    expect(new Set(made.map(({ _id }) => _id)).size).toBe(1);
    await expect(ask('k5')).rejects.toMatchObject({ code: 'GONE' });
    left = 1;
    expect((await ask('k5')).text).toBe('made k5');
  });

  it('gives the one that another instance has made meanwhile', async () => {
    const elsewhere = new RecordRepository<Note>(database, 'Place', schema, { text: taken });
    const request = { key: 'k6', bodyHash: 'h1' };
    const made = await places.once(request, async () => {
      await elsewhere.createOnce({ text: 'made elsewhere' }, undefined, request);
      throw new DomainError('GONE', 409, 'Gone');
    });
    expect(made.text).toBe('made elsewhere');
  });

  it('makes one more for every request without a key', async () => {
    const make = (text: string) => () => places.createOnce({ text }, undefined);
    const [one, other] = await Promise.all([places.once({}, make('e')), places.once({}, make('f'))]);
    expect(one._id).not.toBe(other._id);
  });

  it('throws inside a transaction, which a hit unique value ends', async () => {
    const request = { key: 'k7', bodyHash: 'h1' };
    await places.createOnce({ text: 'g' }, undefined, request);
    const again = withTransaction(database, (session) =>
      places.createOnce({ text: 'h' }, undefined, request, { session }),
    );
    await expect(again).rejects.toMatchObject({ code: 11000 });
  });

  it('gives the one with this id', async () => {
    const [one, two] = await Promise.all(['c', 'd'].map((text) => places.createOnce({ _id: 'same', text }, undefined)));
    expect(one?.text).toBe(two?.text);
    expect(await places.count({ _id: 'same' })).toBe(1);
  });
});

describe('what a request adds to a record', () => {
  const told = (id: string, text: string, request: Request, ifMatch?: number) =>
    notes.update(id, {}, (note) => ({ set: { text: `${note.text} ${text}` }, event }), { request, ifMatch });
  const ask = (key: string, bodyHash = 'h1', id = 'p1'): Request => ({ actor: { id }, key, bodyHash });

  it('is added once, also when it comes twice at one moment or after other changes, and whatever version it was meant for', async () => {
    const { _id } = await notes.createOnce({ text: 'so' }, event);
    await Promise.all([told(_id, 'far', ask('a')), told(_id, 'far', ask('a'))]);
    await told(_id, 'good', ask('b'));
    expect(await told(_id, 'far', ask('a'), 1)).toMatchObject({ text: 'so far good', version: 3 });
  });

  it('is told of once, where many come at one moment and nothing else of the record changes', async () => {
    const { _id } = await notes.createOnce({ text: 'quiet' }, event);
    const ask10 = Array.from({ length: 10 }, () =>
      notes.update(_id, {}, () => ({ quiet: true, event }), { request: ask('a') }),
    );
    await Promise.all(ask10);
    const stored = await database.collection<{ _id: string; outbox: unknown[] }>('notes').findOne({ _id });
    expect(stored?.outbox).toHaveLength(2);
  });

  it('is added for each person, each key, and each request without one', async () => {
    const { _id } = await notes.createOnce({ text: '-' }, event);
    await told(_id, '1', ask('a'));
    await told(_id, '2', ask('a', 'h1', 'p2'));
    await told(_id, '3', {});
    expect(await told(_id, '4', {})).toMatchObject({ text: '- 1 2 3 4' });
    await expect(told(_id, '5', ask('a', 'h2'))).rejects.toMatchObject({ code: 'KEY_REUSED' });
  });

  it('is added once, although what it needs is used up by the first, and the record is out of sight', async () => {
    const { _id } = await notes.createOnce({ text: 'open' }, event);
    const close = (request: Request) => () =>
      notes.update(
        _id,
        { text: 'open' },
        (note) => {
          if (note.text !== 'open') throw new DomainError('GONE', 409, 'Gone');
          return { set: { text: 'closed' }, event };
        },
        { request },
      );
    const asked = (request: Request) => notes.once(request, close(request), _id);
    const closed = await Promise.all([asked(ask('a')), asked(ask('a'))]);
    closed.push(await asked(ask('a')));
    expect(closed.map(({ text, version }) => [text, version])).toEqual(closed.map(() => ['closed', 2]));
    await expect(asked(ask('a', 'h2'))).rejects.toMatchObject({ code: 'KEY_REUSED' });
    await expect(asked(ask('a', 'h1', 'p2'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is added by the repetition, where the first was refused and that alone was noted', async () => {
    const { _id } = await notes.createOnce({ text: '' }, event);
    const add = (text: string, refused?: true) =>
      notes.update(_id, {}, (note) => ({ set: { text: note.text + text }, event, refused }), { request: ask('a') });
    await add('no', true);
    expect(await notes.earlier(ask('a'), _id)).toBeUndefined();
    await add(' yes');
    expect(await add(' yes')).toMatchObject({ text: 'no yes' });
  });

  it('brings back once what was deleted', async () => {
    const { _id } = await notes.createOnce({ text: 'here' }, event);
    const back = (request: Request) => notes.restore(_id, {}, () => ({ event }), { request });
    await notes.remove(_id, {}, () => event);
    await back(ask('a'));
    await notes.remove(_id, {}, () => event);
    expect(await back(ask('a'))).toHaveProperty('deletedAt');
    expect(await back(ask('b'))).not.toHaveProperty('deletedAt');
  });

  it('is shown to nobody with the record', async () => {
    const { _id } = await notes.createOnce({ text: '-' }, event);
    await told(_id, '1', ask('a'));
    expect(Object.keys((await notes.find(_id)) ?? {})).not.toContain('requests');
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

it.each<[what: string, ask: () => Promise<unknown>, walked: string]>([
  ['counts what waits in outboxes', () => notes.outboxesWaiting(), 'updatedAt'],
  ['reads what waits in outboxes', () => notes.outboxes(10), 'updatedAt'],
  ['reads the rows of a page', () => notes.inOrder(['1', '2'], { owner: 'o1' }), '_id'],
])('%s along one index, and tries no other', async (_, ask, walked) => {
  const db = database.db!;
  await db.command({ profile: 2 });
  try {
    await ask();
  } finally {
    await db.command({ profile: 0 });
  }
  const ran = await db
    .collection('system.profile')
    .find({ ns: /\.notes$/ })
    .toArray();
  await db.collection('system.profile').drop();
  expect(ran.map(({ planSummary, fromMultiPlanner }) => [planSummary, fromMultiPlanner] as unknown[])).toEqual([
    [`IXSCAN { ${walked}: 1 }`, undefined],
  ]);
});
