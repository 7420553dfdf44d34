import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { BSON, type Document, MongoClient } from 'mongodb';
import { natsServers } from '../servers/nats.mjs';
import { collectionsOf, figuresOf } from './collections.mjs';
import { isOfSnapshot, stream } from './events.mjs';
import { momentOf } from './moment.mjs';
import { putBack } from './put-back.mjs';
import type { Reached } from './reach.mjs';
import { takeBackup } from './take.mjs';

const passphrase = 'seven words that nobody else would say';
const client = new MongoClient(process.env['MONGODB_URI'] ?? '');
let nats: NatsConnection;
let folder: string;
const made: string[] = [];

/** A portal of its own on the shared servers. */
function portal(name: string): Reached {
  const prefix = `t${randomBytes(4).toString('hex')}_`;
  made.push(prefix);
  return { client, nats, prefix, data: join(folder, name) };
}
const rows = ({ prefix }: Reached, service: string, name: string) =>
  client.db(`${prefix}${service}`).collection<Document & { _id: string }>(name);
const eventOf = (id: string, version: number) => ({
  id: `assets:${id}:${version}`,
  subject: 'asset.asset.updated',
  revision: version,
  record: { type: 'Asset', id, label: id },
});
const tell = (event: ReturnType<typeof eventOf>) =>
  jetstream(nats).publish(`events.${event.subject}`, JSON.stringify([event]), { msgID: event.id });

async function figures(reached: Reached) {
  const all = await collectionsOf(client, reached.prefix);
  const entries = all.map(
    async (one) => [`${one.service}/${one.name}`, await figuresOf(client, reached.prefix, one)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** With a bit of everything that services store. */
async function fill(reached: Reached) {
  await mkdir(join(reached.data, 'registry', 'releases'), { recursive: true });
  await writeFile(join(reached.data, 'registry', 'state.json'), '{"live":1}');
  await writeFile(join(reached.data, 'registry', 'releases', 'a.js'), 'export {}');
  await writeFile(join(reached.data, 'secret.key'), 'the-key-of-sealed-secrets');
  await writeFile(join(reached.data, 'logs.txt'), 'not carried');
  const assets = rows(reached, 'asset', 'assets');
  await assets.createIndex(
    { serialKey: 1 },
    { unique: true, partialFilterExpression: { serialKey: { $exists: true } } },
  );
  await assets.insertMany(
    Array.from({ length: 12_000 }, (_, n) => ({
      _id: `a${n}`,
      version: 1,
      serialKey: `S${n}`,
      outbox: [],
      price: new BSON.Double(2),
    })),
  );
  await rows(reached, 'asset', 'fs.chunks').insertOne({ _id: 'f:0', files_id: 'f', n: 0, data: randomBytes(300_000) });
  await rows(reached, 'identity', 'audit').insertOne({
    _id: 'e',
    changes: new Map([
      ['b', 1],
      ['7', 2],
    ]),
  });
  await rows(reached, 'ticketing', 'counters').insertOne({ _id: 'TKT-2026', value: 7 });
  await rows(reached, 'ticketing', 'tickets').insertOne({
    _id: 't',
    version: 1,
    outbox: [{ id: 'tickets:t:1', kind: 'event' }],
  });
}

beforeAll(async () => {
  nats = await connect(natsServers(process.env['NATS_URL'] ?? ''));
  folder = await mkdtemp(join(tmpdir(), 'portal-backup-'));
});
afterEach(async () => {
  const manager = await jetstreamManager(nats);
  await manager.streams.delete(stream).catch(() => false);
  await rm(join(folder, 'kept'), { force: true });
});
afterAll(async () => {
  const { databases } = await client.db().admin().listDatabases();
  const ours = databases.filter(({ name }) => made.some((prefix) => name.startsWith(prefix)));
  await Promise.all(ours.map(({ name }) => client.db(name).dropDatabase()));
  await client.close();
  await nats.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  const kept = () => ({ file: join(folder, 'kept'), passphrase });

  it('brings back every record, index and file of the folder as it was', async () => {
    const [before, after] = [portal('before'), portal('after')];
    await fill(before);
    expect(await takeBackup(before, kept())).toMatchObject({ collections: 5, records: 12_004, events: 0 });
    expect(await putBack(after, kept())).toMatchObject({ collections: 5, records: 12_004 });
    expect(await figures(after)).toEqual(await figures(before));
    await expect(rows(after, 'asset', 'assets').insertOne({ _id: 'x', serialKey: 'S1' })).rejects.toThrow(
      'duplicate key',
    );
    expect(await readFile(join(after.data, 'registry', 'state.json'), 'utf8')).toBe('{"live":1}');
    expect(await readFile(join(after.data, 'registry', 'releases', 'a.js'), 'utf8')).toBe('export {}');
    expect(await readFile(join(after.data, 'secret.key'), 'utf8')).toBe('the-key-of-sealed-secrets');
    expect(existsSync(join(after.data, 'logs.txt'))).toBe(false);
    expect(await rows(after, 'ticketing', 'tickets').findOne({ _id: 't' })).toMatchObject({
      outbox: [{ id: 'tickets:t:1' }],
    });
    expect((await readFile(kept().file)).includes('the-key-of-sealed-secrets')).toBe(false);
  });

  it('is of one moment, while others write in two databases', async () => {
    const [before, after] = [portal('busy'), portal('calm')];
    await fill(before);
    const pair = [rows(before, 'asset', 'contracts'), rows(before, 'procurement', 'orders')] as const;
    for (const one of pair) await one.insertOne({ _id: 'o', version: 0 });
    let going = true;
    const writing = (async () => {
      for (; going;) {
        await client.withSession((session) =>
          session.withTransaction(async () => {
            for (const one of pair) await one.updateOne({ _id: 'o' }, { $inc: { version: 1 } }, { session });
          }),
        );
      }
    })();
    await takeBackup(before, kept()).finally(() => (going = false));
    await writing;
    await putBack(after, kept());
    const found = await Promise.all(
      ['asset/contracts', 'procurement/orders'].map(async (path) => {
        const [service = '', name = ''] = path.split('/');
        return (await rows(after, service, name).findOne({ _id: 'o' }))?.['version'] as number;
      }),
    );
    expect(found[0]).toBe(found[1]);
    expect(found[0]).toBeLessThan((await pair[0].findOne({ _id: 'o' }))?.['version'] as number);
  });

  it('carries events that nobody has applied yet', async () => {
    const [before, after] = [portal('told'), portal('heard')];
    await mkdir(before.data, { recursive: true });
    await rows(before, 'asset', 'assets').insertMany([
      { _id: 'a', version: 3 },
      { _id: 'b', version: 1 },
    ]);
    const manager = await jetstreamManager(nats);
    await manager.streams.add({ name: stream, subjects: ['events.>'] });
    await manager.consumers.add(stream, {
      durable_name: 'slow',
      ack_policy: 'explicit',
      filter_subjects: ['events.asset.>'],
    });
    await manager.consumers.add(stream, {
      durable_name: 'idle',
      ack_policy: 'explicit',
      filter_subjects: ['events.identity.>'],
    });
    await tell(eventOf('a', 1));
    const consumer = await jetstream(nats).consumers.get(stream, 'slow');
    await (await consumer.next())?.ackAck();
    await tell(eventOf('a', 2));
    await tell(eventOf('a', 3));
    expect(await takeBackup(before, kept())).toMatchObject({ events: 2 });
    expect(await putBack(after, kept())).toMatchObject({ events: 2 });
    const batches = await rows(after, 'asset', 'event_batches').find().toArray();
    expect(batches.flatMap(({ events }) => events as { id: string }[]).map(({ id }) => id)).toEqual([
      'assets:a:2',
      'assets:a:3',
    ]);
    await expect(manager.streams.info(stream)).rejects.toThrow('stream not found');
  });

  it('knows events that came after its moment', async () => {
    const at = portal('moment');
    const assets = rows(at, 'asset', 'assets');
    await assets.insertOne({ _id: 'a', version: 1 });
    const session = await momentOf(client, { database: `${at.prefix}asset`, collection: 'assets' });
    await assets.updateOne({ _id: 'a' }, { $inc: { version: 1 } });
    await assets.insertOne({ _id: 'b', version: 1 });
    const told = [eventOf('a', 1), eventOf('a', 2), eventOf('b', 1)];
    const held = told.map((event) => isOfSnapshot(client, at.prefix, event, session));
    expect(await Promise.all(held)).toEqual([true, false, false]);
    await session.endSession();
  });

  it('goes only into an empty portal', async () => {
    const [before, after] = [portal('one'), portal('other')];
    await fill(before);
    await takeBackup(before, kept());
    await rows(after, 'identity', 'users').insertOne({ _id: 'somebody' });
    await expect(putBack(after, kept())).rejects.toThrow('The portal is not empty (identity/users holds records)');
    expect(Object.keys(await figures(after))).toEqual(['identity/users']);
    expect(existsSync(join(after.data, 'secret.key'))).toBe(false);
  });

  it('is refused beside a set key that does not open it, and taken beside one that stands before it', async () => {
    const [before, after] = [portal('old-key'), portal('new-key')];
    await fill(before);
    await takeBackup(before, kept());
    process.env['SECRET_KEY'] = 'another-key';
    await expect(putBack(after, kept())).rejects.toThrow('SECRET_KEY is another key');
    process.env['SECRET_KEY'] = 'another-key,the-key-of-sealed-secrets';
    await putBack(after, kept()).finally(() => delete process.env['SECRET_KEY']);
    expect(await figures(after)).toEqual(await figures(before));
  });

  it.each<[string, (bytes: Buffer) => Buffer, string]>([
    ['other words', (bytes) => bytes, 'another passphrase'],
    ['a changed byte near its end', (bytes) => bytes.fill(1, bytes.length - 40, bytes.length - 39), passphrase],
    ['an end that is missing', (bytes) => bytes.subarray(0, -100_000), passphrase],
  ])('changes nothing with %s', async (_, harm, words) => {
    const [before, after] = [portal('whole'), portal('harmed')];
    await fill(before);
    await takeBackup(before, kept());
    await writeFile(kept().file, harm(await readFile(kept().file)));
    await expect(putBack(after, { ...kept(), passphrase: words })).rejects.toThrow(
      /passphrase is another|changed or cut/,
    );
    expect(await figures(after)).toEqual({});
    expect(existsSync(after.data)).toBe(false);
  });

  it('takes the place of no other file, and leaves none when it fails', async () => {
    const before = portal('again');
    await expect(takeBackup(before, kept())).rejects.toThrow('There is nothing to keep');
    expect(existsSync(`${kept().file}.unfinished`)).toBe(false);
    await writeFile(kept().file, 'older');
    await expect(takeBackup(before, kept())).rejects.toThrow('is there already');
    expect(await readFile(kept().file, 'utf8')).toBe('older');
    await expect(takeBackup(before, { file: join(folder, 'missing', 'kept'), passphrase })).rejects.toThrow(
      'cannot be written',
    );
  });
});
