import { createHash, randomBytes } from 'node:crypto';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type Document, MongoClient } from 'mongodb';
import { natsServers } from '../servers/nats.mjs';
import { hashOf } from './audit.mjs';
import { verify } from './verify.mjs';

const client = new MongoClient(process.env['MONGODB_URI'] ?? '');
const prefix = `v${randomBytes(4).toString('hex')}_`;
let nats: NatsConnection;
const rows = (service: string, name: string) =>
  client.db(`${prefix}${service}`).collection<Document & { _id: string | number }>(name);

const long = new Date(Date.now() - 600_000);
const record = (id: string, more: object = {}) => ({
  _id: id,
  version: 1,
  createdAt: long,
  updatedAt: long,
  outbox: [],
  ...more,
});
/** A step between versions, as a service keeps it. */
const step = (more: object) => ({
  ...{ _id: '2026-11-words', state: 'done', isOpen: false, changed: 7, plannedAt: long },
  ...{ endedAt: long, took: 1_500, by: 'asset-1' },
  ...more,
});
const bytes = Buffer.from('a receipt');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const services: Record<string, string> = {
  ...{ orders: 'procurement', assets: 'asset', tickets: 'ticketing' },
  ...{ lifecycle_events: 'asset', campaign_assets: 'asset' },
};

/** The audit log of some events, as identity writes it. */
function chainOf(events: [eventId: string, status?: string][]) {
  let previousHash = '';
  return events.map(([eventId, status], index) => {
    const [collection = '', id = ''] = eventId.split(':');
    const entry = {
      _id: index + 1,
      eventId,
      at: new Date(long.getTime() - 1).toISOString(),
      action: `${services[collection]}.x.y`,
      record: { type: 'X', id, label: id },
      changes: status ? { status: { from: null, to: status } } : {},
      previousHash,
      hash: '',
    };
    previousHash = hashOf(entry);
    return { ...entry, hash: previousHash };
  });
}

type Told = Parameters<typeof chainOf>[0];
const told: Told = [['orders:o:1'], ['orders:o:2', 'Approved'], ['assets:a:1'], ['assets:b:1'], ['tickets:t:1']];

async function fillAudit(events: Told) {
  await rows('identity', 'audit').deleteMany({});
  await rows('identity', 'audit').insertMany(chainOf(events));
  await rows('identity', 'audit_head').updateOne(
    { _id: 'audit' },
    { $set: { sequence: events.length } },
    { upsert: true },
  );
}

/** A portal in which everything fits together. */
async function fill() {
  const { databases } = await client.db().admin().listDatabases();
  for (const { name } of databases) if (name.startsWith(prefix)) await client.db(name).dropDatabase();
  await fillAudit(told);
  const file = { id: 'f', name: 'r.pdf', size: bytes.length, sha256 };
  await rows('procurement', 'orders').insertOne({
    ...record('o', { status: 'Approved', gemOrderFile: file }),
    version: 2,
  });
  await rows('procurement', 'fs.files').insertOne({ _id: 'f', length: bytes.length, metadata: { sha256 } });
  await rows('procurement', 'fs.chunks').insertOne({ _id: 'f:0', files_id: 'f', n: 0, data: bytes });
  await rows('asset', 'contracts').insertOne({ _id: 'o', ordered: { Laptop: 2 }, registered: { Laptop: 2 } });
  await rows('asset', 'assets').insertMany(
    ['a', 'b'].map((id) => record(id, { sellerOrderId: 'o', category: 'Laptop' })),
  );
  await rows('ticketing', 'tickets').insertOne(record('t', { deviceId: 'a', status: 'Open' }));
  await rows('ticketing', 'migrations').insertOne(step({}));
}

async function findings() {
  const found: string[] = [];
  const count = await verify({ client, nats, prefix, data: '' }, (line) => found.push(line));
  expect(count).toBe(found.length);
  return found;
}

beforeAll(async () => {
  nats = await connect(natsServers(process.env['NATS_URL'] ?? ''));
});
beforeEach(fill);
afterAll(async () => {
  const { databases } = await client.db().admin().listDatabases();
  for (const { name } of databases) if (name.startsWith(prefix)) await client.db(name).dropDatabase();
  await client.close();
  await nats.close();
});

describe('the check of all that is stored', () => {
  it('finds nothing where everything fits together', async () => {
    expect(await findings()).toEqual([]);
  });

  it('asks for no word of its own of what follows from the change of another record', async () => {
    await fillAudit([...told, ['lifecycle_events:e:1'], ['campaign_assets:u:1']]);
    const events = [record('e', { automatic: false }), record('f', { automatic: true })];
    await rows('asset', 'lifecycle_events').insertMany(events);
    const listed = [record('u', { isExpected: false }), record('w', { isExpected: true })];
    await rows('asset', 'campaign_assets').insertMany(listed);
    expect(await findings()).toEqual([]);
    await rows('asset', 'lifecycle_events').insertOne(record('g', { automatic: false }));
    expect(await findings()).toEqual(['asset/lifecycle_events g: the audit log does not tell of its making']);
  });

  it('makes the hash that identity makes', () => {
    const by = { id: 'portal', name: 'Portal', role: 'System', organizationId: '' };
    const record = { type: 'User', id: 'demo-admin', label: 'Demo Administrator (admin@demo.gov.in)' };
    const entry = {
      _id: 1,
      eventId: 'users:demo-admin:1',
      at: '2026-11-25T23:46:53.388Z',
      by,
      action: 'identity.user.created',
      record,
    };
    const rest = { changes: {}, organizations: ['demo-operator'], previousHash: '', hash: '' };
    expect(hashOf({ ...entry, ...rest })).toBe('2fe4db9b61ba7bb42ac75cce708f86bf4539c03ae367e9b16eb69c097c21abce');
  });

  it.each<[string, () => Promise<unknown>, string[]]>([
    [
      'an entry that was changed',
      () => rows('identity', 'audit').updateOne({ _id: 3 }, { $set: { at: 'x' } }),
      ['audit: entry 3 was changed'],
    ],
    [
      'an entry that was taken out',
      () => rows('identity', 'audit').deleteOne({ _id: 5 }),
      ['audit: entries 5 to 5 were cut off at the end'],
    ],
    [
      'a record that went back',
      () => rows('procurement', 'orders').updateOne({ _id: 'o' }, { $set: { version: 1 } }),
      ['procurement/orders o: is at version 1, but entry 2 of the audit log tells of version 2'],
    ],
    [
      'a record that is gone',
      () => rows('ticketing', 'tickets').deleteOne({ _id: 't' }),
      ['ticketing/tickets t: is gone, but entry 5 of the audit log tells of it'],
    ],
    [
      'a record that nobody was told of',
      () => rows('ticketing', 'tickets').insertOne(record('u', { deviceId: 'b' })),
      ['ticketing/tickets u: the audit log does not tell of its making'],
    ],
    [
      'another status than the one that was told',
      () => rows('procurement', 'orders').updateOne({ _id: 'o' }, { $set: { status: 'Completed' } }),
      ['procurement/orders o: its status is Completed, but entry 2 of the audit log made it Approved'],
    ],
    [
      'a ticket of no device',
      () => rows('ticketing', 'tickets').updateOne({ _id: 't' }, { $set: { deviceId: 'x' } }),
      ['ticketing/tickets t: its deviceId x leads to no record of asset/assets'],
    ],
    [
      'a file that is not there',
      () => rows('procurement', 'fs.files').deleteOne({ _id: 'f' }),
      ['procurement/orders o: its file f is not there'],
    ],
    [
      'a file of other content',
      () => rows('procurement', 'fs.chunks').updateOne({ _id: 'f:0' }, { $set: { data: Buffer.from('A receipt') } }),
      ['procurement/fs.files f: its content is not what was brought'],
    ],
    [
      'more than was ordered',
      () => rows('asset', 'contracts').updateOne({ _id: 'o' }, { $set: { 'ordered.Laptop': 1 } }),
      ['asset/contracts o, Laptop: 2 are registered, 1 were ordered'],
    ],
    [
      'a count that is wrong',
      () => rows('asset', 'assets').updateOne({ _id: 'b' }, { $set: { deletedAt: long } }),
      ['asset/contracts o, Laptop: 2 count as registered, there are 1 assets'],
    ],
    [
      'an outbox that nobody empties',
      () => rows('asset', 'assets').updateOne({ _id: 'b' }, { $set: { outbox: [{ id: 'assets:b:2' }] } }),
      [`asset/assets b: its outbox has waited since ${long.toISOString()}`],
    ],
    [
      'a dead letter',
      () =>
        rows('asset', 'dead_letters').insertOne({
          _id: 'd',
          consumer: 'asset-contracts',
          subject: 'events.x',
          error: 'no',
        }),
      ['asset/dead_letters d: asset-contracts could not apply events.x: no'],
    ],
    [
      'a step between versions that failed',
      () => rows('asset', 'migrations').insertOne(step({ state: 'running', fault: 'Error: no room' })),
      ['asset/migrations 2026-11-words: failed and is tried again: Error: no room'],
    ],
    [
      'a step that an older version left open',
      () => rows('asset', 'migrations').insertOne(step({ isOpen: true })),
      [
        `asset/migrations 2026-11-words: done ${long.toISOString()} in 1.5 s by asset-1; open, since an older version has run after that`,
      ],
    ],
  ])('names %s', async (_, harm, lines) => {
    await harm();
    expect(await findings()).toEqual(lines);
  });
});
