import { randomBytes } from 'node:crypto';
import type { NatsConnection } from '@nats-io/transport-node';
import mongoose, { type Connection } from 'mongoose';
import type { EventSubject, PortalEvent } from '@portal/contracts';
import type { NewEvent } from '../store/outbox.js';
import { RecordRepository } from '../store/record-repository.js';
import { Repository } from '../store/repository.js';
import { recordSchema, type Stored } from '../store/stored.js';
import { eventually } from '../testing/eventually.js';
import { connectOperator } from '../testing/start.js';
import { withTransaction } from '../store/transaction.js';
import { EventBatches } from './event-batches.js';
import { eventsOf } from './parcel.js';
import { mailSchema, type QueuedMail } from '../mail/mail-queue.js';
import { Relay } from './relay.js';
import { ensureStream } from './streams.js';

interface Note extends Stored {
  text: string;
}

const area = `relaytest${randomBytes(4).toString('hex')}`;
const heard: PortalEvent[] = [];
let messages = 0;
let mailed = 0;
let nats: NatsConnection;
let database: Connection;
let notes: RecordRepository<Note>;
let mails: Repository<QueuedMail>;
let relay: Relay;

// Of an area of its own, which no service has.
const subjectOf = (done: string): string => `${area}.note.${done}`;
const event = (done: string, changes: Partial<NewEvent> = {}): NewEvent => ({
  subject: subjectOf(done) as EventSubject,
  by: { id: 'u1', name: 'Test Person', role: 'Buyer', organizationId: 'o1' },
  label: 'A note',
  ...changes,
});

beforeAll(async () => {
  nats = await connectOperator();
  database = await mongoose
    .createConnection(process.env['MONGODB_URI'] ?? '', { dbName: `test_${area}`, ignoreUndefined: true })
    .asPromise();
  await ensureStream(nats);
  nats.subscribe(`events.${area}.>`, {
    callback: (_, message) => {
      messages++;
      heard.push(...eventsOf(message));
    },
  });
  mails = new Repository<QueuedMail>(database, 'Mail', mailSchema);
  notes = new RecordRepository<Note>(database, 'Note', recordSchema('notes', { text: String }));
  await notes.makeIndexes();
  relay = new Relay(nats, mails, [notes], () => mailed++);
});

afterAll(async () => {
  await relay.stop();
  await database.dropDatabase();
  await database.close();
  await nats.close();
});

const waiting = async () => (await notes.outboxes(100)).length;

it('carries what many records tell at one moment in one message, and cleans up after', async () => {
  const made = Array.from({ length: 40 }, (_, n) => notes.prepare({ text: String(n) }, event('made')));
  await notes.insert(made);
  await relay.carry();
  await eventually(async () => expect(heard).toHaveLength(40));
  expect(messages).toBe(1);
  expect(heard.map(({ record }) => record.id)).toEqual(made.map(({ _id }) => _id));
  expect(await waiting()).toBe(0);
});

it('tells of the changes of one record in their order', async () => {
  const { _id } = await notes.createOnce({ text: 'a' }, event('made'));
  await notes.update(_id, {}, () => ({ set: { text: 'b' }, event: event('kept'), also: [event('made')] }));
  await notes.update(_id, {}, () => ({ set: { text: 'c' }, event: event('dropped') }));
  await relay.carry();
  const own = await eventually(async () => {
    const found = heard.filter(({ record }) => record.id === _id);
    expect(found).toHaveLength(4);
    return found;
  });
  expect(own.map(({ subject, revision }) => [subject.split('.')[2], revision])).toEqual([
    ['made', 1],
    ['kept', 2],
    ['made', 2],
    ['dropped', 3],
  ]);
});

it('queues a mail once, and says that there is one', async () => {
  const mail = { to: 'a@example.gov.in', language: 'en', subject: 'S', lines: [], values: {} };
  await notes.createOnce({ text: 'm' }, event('made', { mails: [mail] }));
  await relay.carry();
  expect(mailed).toBe(1);
  expect(await mails.count({ to: mail.to, state: 'waiting' })).toBe(1);
  expect(await waiting()).toBe(0);
});

it('carries what one transaction left for many records, and keeps it until all of it has arrived', async () => {
  const batches = new EventBatches(database);
  const events = Array.from({ length: 250 }, (_, n) => notes.prepare({ text: String(n) }, event('made')))
    .flatMap(({ outbox }) => outbox)
    .flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []));
  await withTransaction(database, (session) => batches.leave(events, session));
  const [first] = await batches.outboxes();
  await batches.clearOutboxes(
    [first?._id ?? ''],
    events.slice(1).map(({ id }) => id),
  );
  expect(await batches.outboxes()).toHaveLength(250);
  // Who has left nothing there reads it all; who did has it at hand.
  const another = new EventBatches(database);
  expect(JSON.parse(JSON.stringify(await another.outboxes()))).toEqual(
    JSON.parse(JSON.stringify(await batches.outboxes())),
  );
  await new Relay(nats, mails, [another], () => undefined).carry();
  await eventually(async () => {
    const ids = new Set(heard.map(({ id }) => id));
    expect(events.filter(({ id }) => !ids.has(id))).toEqual([]);
  });
  expect(await batches.outboxes()).toEqual([]);
});

it('carries by itself what is written while it rests, and what another instance left', async () => {
  relay.start();
  const { _id } = await notes.createOnce({ text: 'woken' }, event('made'));
  const left = notes.prepare({ text: 'left' }, event('made'));
  await database.collection<Note>('notes').insertOne(left);
  await eventually(async () => {
    const ids = heard.map(({ record }) => record.id);
    expect(ids).toEqual(expect.arrayContaining([_id, left._id]));
    expect(await waiting()).toBe(0);
  });
});
