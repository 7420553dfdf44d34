import { randomBytes } from 'node:crypto';
import { AckPolicy, DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { ConsumerName, PortalEvent } from '@portal/contracts';
import mongoose, { type Connection } from 'mongoose';
import { publishEvents } from '../testing/publish.js';
import { eventually } from '../testing/eventually.js';
import { connectOperator } from '../testing/start.js';
import { currentTrace } from '../observe/trace.js';
import { Consumers } from './consumers.js';
import { ensureStream, stream } from './streams.js';

const area = `followtest${randomBytes(4).toString('hex')}`;
const name = area as ConsumerName;
let nats: NatsConnection;
let database: Connection;

beforeAll(async () => {
  nats = await connectOperator();
  const uri = process.env['MONGODB_URI'] ?? '';
  database = await mongoose.createConnection(uri, { dbName: `test_${area}` }).asPromise();
  await ensureStream(nats);
});
afterAll(async () => {
  await (await jetstreamManager(nats)).consumers.delete(stream, name);
  await database.dropDatabase();
  await database.close();
  await nats.close();
});

const event = (what: string, revision: number) =>
  ({
    ...{ id: `${area}:${what}:${revision}`, subject: `${area}.note.${what}`, at: new Date().toISOString(), revision },
    by: { id: 'u1', name: 'Test Person', role: 'Buyer', organizationId: 'o1' },
    ...{ record: { type: 'Note', id: what, label: what }, organizations: [], changes: {}, data: {} },
  }) as unknown as PortalEvent;

/** What one version of a service hears of these subjects, until it stops. */
async function version(subjects: string[], heard: string[], enough: number) {
  const consumers = new Consumers(nats, database);
  consumers.on(name, subjects, async ({ id }) => void (await Promise.resolve(heard.push(id))));
  await consumers.start();
  await eventually(async () => {
    if (heard.length < enough) throw new Error(`${heard.length} heard`);
    await Promise.resolve();
  });
  await consumers.stop();
}

it('follows other events from a version on, and applies none of the ones before again', async () => {
  const heard: string[] = [];
  await publishEvents(nats, event('made', 1), event('left', 1));
  await version([`${area}.note.made`], heard, 1);
  await publishEvents(nats, event('made', 2), event('left', 2));
  await version([`${area}.note.made`, `${area}.note.left`], heard, 3);
  expect(heard).toEqual([`${area}:made:1`, `${area}:made:2`, `${area}:left:2`]);
});

it('reads only messages that have the word in them', async () => {
  const heard: string[] = [];
  const consumers = new Consumers(nats, database);
  const narrowed = `${area}about`;
  const hear = async ({ id }: PortalEvent) => void (await Promise.resolve(heard.push(id)));
  consumers.on(narrowed as ConsumerName, [`${area}.told.>`], hear, { about: '"notice":' });
  const told = (what: string, more: object) => ({ ...event(what, 1), subject: `${area}.told.${what}`, ...more });
  const notice = {
    users: [],
    organizations: [],
    roles: [],
    title: 'T',
    values: {},
    record: { type: 'asset', id: 'n' },
  };
  await publishEvents(nats, told('nobody', {}), told('somebody', { notice }));
  await consumers.start();
  await eventually(async () => expect(await Promise.resolve(heard)).toEqual([`${area}:somebody:1`]));
  await consumers.stop();
  await (await jetstreamManager(nats)).consumers.delete(stream, narrowed);
});

it('works for the request that an event came of', async () => {
  const trace = { request: 'a'.repeat(32), traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00` };
  const told: unknown[] = [];
  const consumers = new Consumers(nats, database);
  consumers.on(name, [`${area}.note.>`], async ({ id }) => {
    await Promise.resolve();
    if (id.includes(':asked:')) told.push(currentTrace());
  });
  await consumers.start();
  await publishEvents(nats, { ...event('asked', 1), trace }, event('asked', 2));
  await eventually(async () => {
    expect(told).toEqual([trace, undefined]);
    await Promise.resolve();
  });
  await consumers.stop();
});

it('lays an event aside once the database is there again, however long it was away at the last try', async () => {
  const before = `${area}before`;
  const subject = `${area}.lasting.tried`;
  const manager = await jetstreamManager(nats);
  // As the version before made it, and had tried nine times.
  const made = { durable_name: before, filter_subjects: [`events.${subject}`], max_deliver: 10, max_ack_pending: 64 };
  await manager.consumers.add(stream, {
    ...{ ...made, ack_policy: AckPolicy.Explicit, deliver_policy: DeliverPolicy.All, ack_wait: 30_000_000_000 },
  });
  await publishEvents(nats, { ...event('tried', 1), subject: subject });
  const tried = await jetstream(nats).consumers.get(stream, before);
  for (let n = 0; n < 9; n++) (await tried.next())?.nak();
  const timeouts = { socketTimeoutMS: 400, connectTimeoutMS: 400, serverSelectionTimeoutMS: 400 };
  const impatient = await mongoose
    .createConnection(process.env['MONGODB_URI'] ?? '', { dbName: `test_${area}`, ...timeouts })
    .asPromise();
  const { pid } = (await impatient.getClient().db('admin').admin().serverStatus()) as { pid: number };
  const consumers = new Consumers(nats, impatient);
  let tries = 0;
  consumers.on(before as ConsumerName, [subject], () => Promise.reject(new Error(`try ${++tries}`)));
  process.kill(pid, 'SIGSTOP');
  try {
    await consumers.start();
    const comesAgain = async () => expect(await Promise.resolve(tries)).toBeGreaterThan(1);
    await eventually(comesAgain, 20_000);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  await eventually(async () => expect(await consumers.dead()).toBe(1), 10_000);
  await consumers.stop();
  await impatient.close();
  await manager.consumers.delete(stream, before);
});
