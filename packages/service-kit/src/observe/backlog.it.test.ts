import { randomBytes } from 'node:crypto';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { ConsumerName, PortalEvent } from '@portal/contracts';
import mongoose, { type Connection } from 'mongoose';
import { Consumers } from '../events/consumers.js';
import { ensureStream, stream } from '../events/streams.js';
import { eventually } from '../testing/eventually.js';
import { publishEvents } from '../testing/publish.js';
import { connectOperator } from '../testing/start.js';
import { watchBacklogs } from './backlog.js';
import { metrics } from './metrics.js';

const area = `backlogtest${randomBytes(4).toString('hex')}`;
const name = area as ConsumerName;
let nats: NatsConnection;
let database: Connection;

beforeAll(async () => {
  nats = await connectOperator();
  database = await mongoose.createConnection(process.env['MONGODB_URI'] ?? '', { dbName: `test_${area}` }).asPromise();
  await ensureStream(nats);
});
afterAll(async () => {
  await (await jetstreamManager(nats)).consumers.delete(stream, name);
  await database.dropDatabase();
  await database.close();
  await nats.close();
});

const event = (what: string) =>
  ({
    ...{ id: `${area}:${what}`, subject: `${area}.note.made`, at: new Date().toISOString(), revision: 1 },
    by: { id: 'u1', name: 'Test Person', role: 'Buyer', organizationId: 'o1' },
    ...{ record: { type: 'Note', id: what, label: what }, organizations: [], changes: {}, data: {} },
  }) as unknown as PortalEvent;

const figure = async (line: string) =>
  (await metrics.metrics())
    .split('\n')
    .find((each) => each.startsWith(`${line} `))
    ?.split(' ')[1];

it('tells what was applied, what failed and came again, and what waits while nobody takes it', async () => {
  const consumers = new Consumers(nats, database);
  const tries: string[] = [];
  consumers.on(name, [`${area}.note.made`], async ({ id }) => {
    if (tries.push(id) === 1) throw new Error('not yet');
    await Promise.resolve();
  });
  watchBacklogs({
    nats,
    consumers: consumers.names,
    outboxes: async () => ({ Note: 3 }),
    mails: async () => 2,
    deadLetters: () => consumers.dead(),
    migrations: async () => ({ waiting: 2, running: 1, failed: 0 }),
  });
  await consumers.start();
  await publishEvents(nats, event('one'));
  await eventually(async () =>
    expect(await figure(`portal_events_total{consumer="${name}",outcome="applied"}`)).toBe('1'),
  );
  expect(await figure(`portal_events_total{consumer="${name}",outcome="failed"}`)).toBe('1');
  await consumers.stop();
  await publishEvents(nats, event('two'));
  expect(await figure(`portal_events_waiting{consumer="${name}"}`)).toBe('1');
  expect(await figure('portal_outbox_waiting{type="Note"}')).toBe('3');
  expect(await figure('portal_queue_waiting{queue="mails"}')).toBe('2');
  expect(await figure('portal_queue_waiting{queue="dead_letters"}')).toBe('0');
  expect(await figure('portal_migrations_left{state="waiting"}')).toBe('2');
});

it('leaves out a figure that cannot be told, and tells the others', async () => {
  metrics.removeSingleMetric('portal_outbox_waiting');
  metrics.removeSingleMetric('portal_queue_waiting');
  metrics.removeSingleMetric('portal_events_waiting');
  metrics.removeSingleMetric('portal_migrations_left');
  const away = () => Promise.reject(new Error('away'));
  watchBacklogs({ nats, consumers: [], outboxes: away, mails: away, deadLetters: away, migrations: away });
  expect(await figure('portal_outbox_waiting{type="Note"}')).toBeUndefined();
  expect(await metrics.metrics()).toContain('process_resident_memory_bytes');
});
