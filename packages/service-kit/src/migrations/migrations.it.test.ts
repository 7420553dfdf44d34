import { randomBytes } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';
import { Repository } from '../store/repository.js';
import { recordSchema, type Stored } from '../store/stored.js';
import { eventually } from '../testing/eventually.js';
import { deriving, filling, forEach, type Migration, retiring, setting } from './migration.js';
import type { LoggedMigration } from './migration-log.js';
import { Migrations } from './migrations.js';

interface Note extends Stored {
  title: string;
  /** What follows from the title. */
  words?: string[];
  urgency?: string;
}

const schema = recordSchema('notes', { title: String, words: { type: [String], default: undefined }, urgency: String });
const wordsOf = (title: string) => title.toLowerCase().split(' ');
const noteOf = (id: string, more: Partial<Note> = {}): Note => {
  const now = new Date();
  return { _id: id, version: 1, createdAt: now, updatedAt: now, outbox: [], title: `Note ${id}`, ...more };
};
const ids = (count: number) => Array.from({ length: count }, (_, n) => String(n).padStart(5, '0'));

let database: Connection;
let notes: Repository<Note>;
const opened: Connection[] = [];
const started: Migrations[] = [];

async function connect() {
  const connection = await mongoose
    .createConnection(process.env['MONGODB_URI'] ?? '', {
      dbName: database?.name ?? `test_m${randomBytes(4).toString('hex')}`,
    })
    .asPromise();
  opened.push(connection);
  return connection;
}
/** An instance of a program with this list of migrations; `list` gets its own way to the records. */
async function instance(list: (notes: Repository<Note>) => Migration[]) {
  const connection = await connect();
  const migrations = new Migrations(connection, 'notes');
  started.push(migrations);
  return { migrations, list: list(new Repository<Note>(connection, 'Note', schema)) };
}
async function start(list: (notes: Repository<Note>) => Migration[] = () => []) {
  const { migrations, list: all } = await instance(list);
  await migrations.begin(all);
  return migrations;
}
const logged = () => database.collection<LoggedMigration>('migrations');
const logOf = async (name: string) => (await logged().findOne({ _id: name })) ?? undefined;
/** As if the instance that has it had said nothing for longer than its lease. */
const letExpire = (name: string) => logged().updateOne({ _id: name }, { $set: { until: new Date(0) } });

const words = (of: Repository<Note>, more: { awaited?: boolean; seen?: string[] } = {}) =>
  deriving(of, {
    name: 'words',
    awaited: more.awaited ?? true,
    lacking: { words: { $exists: false } },
    fields: ['title'],
    fill: ({ title }) => {
      more.seen?.push(title);
      return { $set: { words: wordsOf(title) } };
    },
  });
const wordless = async () =>
  (await notes.findMany({})).filter(({ title, words: stored }) => String(stored) !== String(wordsOf(title)));

beforeAll(async () => {
  database = await connect();
  notes = new Repository<Note>(database, 'Note', schema);
});
afterEach(async () => {
  for (const one of started.splice(0)) await one.stop();
  await database.dropDatabase();
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

describe('the migrations of a service', () => {
  it('begin a database in which nothing is stored as this version has it', async () => {
    const seen: string[] = [];
    const one = await start((of) => [words(of, { seen })]);
    expect(seen).toEqual([]);
    expect(await logOf('words')).toMatchObject({ state: 'done', isOpen: false });
    expect(await one.isSettled()).toBe(true);
  });

  it('are done once in their order, however many instances start at once, and it is kept who did it, when and how long it took', async () => {
    await notes.insert(ids(1_100).map((id) => noteOf(id)));
    const seen: string[] = [];
    const list = (of: Repository<Note>): Migration[] => [
      setting(of, { name: 'urgency', lacking: { urgency: { $exists: false } }, set: { $set: { urgency: 'usual' } } }),
      words(of, { seen }),
    ];
    const all = await Promise.all([start(list), start(list), start(list), start(list)]);
    expect(seen).toHaveLength(1_100);
    expect(await wordless()).toEqual([]);
    expect(await notes.count({ urgency: 'usual' })).toBe(1_100);
    const [first, second] = [await logOf('urgency'), await logOf('words')];
    expect(all.map(({ programs }) => programs.instance)).toContain(second?.by);
    expect(second).toMatchObject({ state: 'done', isOpen: false, passes: 1, changed: 1_100, took: expect.any(Number) });
    expect(second).not.toHaveProperty('holder');
    expect(first!.endedAt!.getTime()).toBeLessThanOrEqual(second!.beganAt!.getTime());
  });

  it('keep a start waiting for what is awaited alone', async () => {
    await notes.insert([noteOf('1')]);
    const one = await start((of) => [words(of, { awaited: false })]);
    expect(await wordless()).toHaveLength(1);
    expect(await logOf('words')).toMatchObject({ state: 'waiting' });
    one.follow();
    await eventually(async () => expect(await one.isSettled()).toBe(true));
    expect(await wordless()).toEqual([]);
  });

  it('go on where a killed instance had come, and one that comes back late writes nothing more', async () => {
    await notes.insert(ids(1_200).map((id) => noteOf(id)));
    const [ofFirst, ofSecond]: [string[], string[]] = [[], []];
    let release = () => {};
    const hung = new Promise<void>((resolve) => (release = resolve));
    let came = () => {};
    const half = new Promise<void>((resolve) => (came = resolve));
    const first = await instance((of) => {
      const whole = words(of, { seen: ofFirst });
      const run: Migration['run'] = (pass) =>
        whole.run({
          ...pass,
          async keep(after, changed) {
            await pass.keep(after, changed);
            if (after !== '00499') return;
            came();
            await hung;
          },
        });
      return [{ ...whole, run }];
    });
    const begun = first.migrations.begin(first.list);
    await half;
    expect(await logOf('words')).toMatchObject({ state: 'running', after: '00499', changed: 500 });
    await letExpire('words');
    await start((of) => [words(of, { seen: ofSecond })]);
    expect([ofFirst.length, ofSecond.length]).toEqual([500, 700]);
    expect(await logOf('words')).toMatchObject({ state: 'done', changed: 1_200, passes: 1 });
    release();
    await begun;
    expect(await logOf('words')).toMatchObject({ state: 'done', changed: 1_200, passes: 1 });
    expect(await wordless()).toEqual([]);
  });

  it('are left by an instance that ends, and gone on with by the next at once', async () => {
    await notes.insert(ids(600).map((id) => noteOf(id)));
    const seen: string[] = [];
    const first = await instance((of) => {
      const whole = words(of, { awaited: false });
      const run: Migration['run'] = (pass) =>
        whole.run({
          ...pass,
          async keep(after, changed) {
            void first.migrations.stop();
            await pass.keep(after, changed);
          },
        });
      return [{ ...whole, run }];
    });
    await first.migrations.begin(first.list);
    await first.migrations.bringOn();
    expect(await logOf('words')).toMatchObject({ state: 'running', after: '00499', changed: 500 });
    await start((of) => [words(of, { seen })]);
    expect(seen).toHaveLength(100);
    expect(await wordless()).toEqual([]);
  });

  it('bring on what an earlier version writes beside them, once that one has gone', async () => {
    await notes.insert([noteOf('1'), noteOf('2')]);
    const earlier = await start();
    const later = await start((of) => [words(of)]);
    expect(await wordless()).toEqual([]);
    expect(await later.isSettled()).toBe(false);
    // The earlier one knows no words.
    await notes.updateOne({ _id: '1' }, { $set: { title: 'Another title', version: 2, updatedAt: new Date() } });
    await notes.insert([noteOf('3')]);
    await later.bringOn();
    expect((await wordless()).map(({ _id }) => _id)).toEqual(['1', '3']);
    await earlier.stop();
    await later.bringOn();
    expect(await wordless()).toEqual([]);
    expect(await later.isSettled()).toBe(true);
    expect(await logOf('words')).toMatchObject({ passes: 2 });
  });

  it('are done again after an earlier version was started once more', async () => {
    await notes.insert([noteOf('1')]);
    const later = await start((of) => [words(of)]);
    expect(await later.isSettled()).toBe(true);
    const earlier = await start();
    await notes.insert([noteOf('2')]);
    expect(await later.isSettled()).toBe(false);
    await earlier.stop();
    await later.bringOn();
    expect(await wordless()).toEqual([]);
    expect(await later.isSettled()).toBe(true);
  });

  it('write a record as it is now, where somebody changes it while it is looked at', async () => {
    await notes.insert([noteOf('1')]);
    const { migrations, list } = await instance((of) => {
      const write = of.updateEach.bind(of);
      of.updateEach = async (updates) => {
        await notes.updateOne({ _id: '1' }, { $set: { title: 'Changed', version: 2 } });
        return write(updates);
      };
      return [words(of)];
    });
    await migrations.begin(list);
    expect((await notes.find('1'))?.words).toEqual(['changed']);
  });

  it('leave what this version has stored as it is', async () => {
    await notes.insert([noteOf('1'), noteOf('2', { urgency: 'high' })]);
    const urgency = (of: Repository<Note>) =>
      filling(of, {
        name: 'urgency',
        awaited: true,
        lacking: { urgency: { $exists: false } },
        fields: ['title'],
        fill: () => ({ $set: { urgency: 'usual' } }),
      });
    const earlier = await start();
    const later = await start((of) => [urgency(of)]);
    await notes.updateOne({ _id: '1' }, { $set: { urgency: 'low', updatedAt: new Date() } });
    await earlier.stop();
    await later.bringOn();
    expect((await notes.findMany({}, { sort: { _id: 1 } })).map((note) => note.urgency)).toEqual(['low', 'high']);
  });

  it('end a start with what failed, say so to who asks, and are tried again', async () => {
    await notes.insert([noteOf('1')]);
    let fails = true;
    const list = (of: Repository<Note>): Migration[] => [
      forEach(of, {
        name: 'failing',
        awaited: true,
        where: {},
        work: () => (fails ? Promise.reject(new Error('no room')) : Promise.resolve()),
      }),
    ];
    await expect(start(list)).rejects.toThrow(
      'The migration "failing" of notes failed and is tried again: Error: no room',
    );
    expect(await logOf('failing')).toMatchObject({ state: 'running', fault: 'Error: no room' });
    fails = false;
    await letExpire('failing');
    const second = await start((of) => [...list(of), words(of, { awaited: false })]);
    expect(await second.done.left()).toEqual({ waiting: 1, running: 0, failed: 0 });
    await logged().updateOne({ _id: 'failing' }, { $set: { state: 'running', fault: 'Error: no room' } });
    expect(await second.done.left()).toEqual({ waiting: 1, running: 0, failed: 1 });
    await logged().updateOne({ _id: 'failing' }, { $set: { state: 'done' }, $unset: { fault: '' } });
    const done = await logOf('failing');
    expect(done).toMatchObject({ state: 'done', changed: 1 });
    expect(done).not.toHaveProperty('fault');
  });

  it('drop an index of before where there is one', async () => {
    await database.collection('notes').createIndex({ title: 1 }, { name: 'onlyOne', unique: true });
    await start((of) => [retiring(of, { name: 'index', awaited: true, indexes: ['onlyOne', 'neverThere'] })]);
    expect((await database.collection('notes').indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });
});

describe('a step that takes away what earlier versions need', () => {
  const takingAway = (of: Repository<Note>): Migration => ({
    ...forEach(of, {
      name: 'no-titles',
      where: { title: { $exists: true } },
      work: async (id) => void (await of.updateOne({ _id: id }, { $unset: { title: 1 } })),
    }),
    contracts: true,
  });

  it('waits until none of them runs, and holds up nothing else', async () => {
    await notes.insert([noteOf('1')]);
    const earlier = await start((of) => [words(of)]);
    const later = await start((of) => [
      words(of),
      takingAway(of),
      setting(of, { name: 'urgency', lacking: { urgency: { $exists: false } }, set: { $set: { urgency: 'usual' } } }),
    ]);
    await later.bringOn();
    expect(await notes.find('1')).toMatchObject({ title: 'Note 1', urgency: 'usual' });
    expect(await logOf('no-titles')).toMatchObject({ state: 'waiting' });
    await earlier.stop();
    await later.bringOn();
    expect(await notes.find('1')).not.toHaveProperty('title');
  });

  it('has none of them start again', async () => {
    await notes.insert([noteOf('1')]);
    const later = await start((of) => [words(of), takingAway(of)]);
    await later.bringOn();
    await expect(start((of) => [words(of)])).rejects.toThrow(
      `The database ${database.name} was brought on by a newer version ("no-titles"), and this version of notes cannot read it: start the newer one, or restore a backup of before.`,
    );
    expect(await database.collection('programs').countDocuments()).toBe(1);
    await later.bringOn();
    expect(await later.isSettled()).toBe(true);
  });

  it('waits for an earlier version that starts at the same moment', async () => {
    await notes.insert([noteOf('1')]);
    const later = await start((of) => [takingAway(of)]);
    const asked = later.programs.hasOneWithout.bind(later.programs);
    let isFirst = true;
    // It starts after this instance has looked, and before the step is taken.
    later.programs.hasOneWithout = async (name) => {
      const had = await asked(name);
      if (isFirst) await start();
      isFirst = false;
      return had;
    };
    await later.bringOn();
    expect(await logOf('no-titles')).toMatchObject({ state: 'waiting' });
    expect(await notes.find('1')).toHaveProperty('title');
  });
});
