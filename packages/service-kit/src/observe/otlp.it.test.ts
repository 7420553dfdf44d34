import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import type { Connection } from 'mongoose';
import { baseConfig, readConfig } from '../config.js';
import { log } from '../log.js';
import { connectMongo } from '../process/connections.js';
import { Repository } from '../store/repository.js';
import { documentSchema } from '../store/stored.js';
import { startCollector } from '../testing/collector.js';
import { eventually } from '../testing/eventually.js';
import { connectOperator } from '../testing/start.js';
import { Bus } from '../transport/bus.js';
import { BytesServer } from '../transport/bytes-server.js';
import { startTracing, stopTracing } from './otlp.js';
import { beginRequest } from './spans.js';

const area = `tracetest${randomBytes(4).toString('hex')}`;
const request = 'abcdef0123456789abcdef0123456789';
let nats: NatsConnection;
let bus: Bus;
let server: BytesServer;
let database: Connection;
let collector: Awaited<ReturnType<typeof startCollector>>;

beforeAll(async () => {
  collector = await startCollector();
  // Connections are watched from their beginning.
  await trace('1');
  nats = await connectOperator();
  bus = new Bus(nats);
  const config = readConfig(baseConfig, { ...process.env, DATABASE_PREFIX: 'test_' });
  database = await connectMongo(config, area);
  const notes = new Repository<{ _id: string; text: string }>(
    database,
    'Note',
    documentSchema('notes', { _id: String, text: String }),
  );
  server = new BytesServer(nats, area);
  server.addHandler(`${area}.note.add`, async () => {
    await notes.insert([{ _id: 'secret-id', text: 'secret-text' }]);
    const { status } = await bus.request(`${area}.note.tell`, '');
    return { status, body: '' };
  });
  server.addHandler(`${area}.note.tell`, () => Promise.resolve({ status: 500, body: '' }));
  server.listen(() => undefined);
  await nats.flush();
});
afterEach(stopTracing);
afterAll(async () => {
  bus.close();
  await server.close();
  await nats.close();
  await database.dropDatabase();
  await database.close();
  await collector.stop();
});

const trace = (share: string, endpoint = collector.url) =>
  startTracing('notes', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share });

/** What the gateway does: it begins the request and asks a service for it. */
async function ask(subject: string) {
  const span = beginRequest({ name: 'GET /notes', kind: 'SERVER' }, request);
  const head = headers();
  head.set('request-id', request);
  head.set('traceparent', span?.trace.traceparent ?? `00-${request}-${request.slice(16)}-00`);
  await bus.request(subject, '', head);
  span?.end();
}

it('sends each step of a request below the one that it is a part of, and nothing of anybody or any record', async () => {
  await ask(`${area}.note.add`);
  await stopTracing();
  const spans = collector.spans.filter(({ traceId }) => traceId === request);
  /** A step's name, and the names of those above it. */
  const pathOf = (id?: string): string[] => {
    const span = spans.find(({ spanId }) => spanId === id);
    return span ? [...pathOf(span.parentSpanId), `${span.name} ${span.kind}`] : [];
  };
  const top = ['GET /notes 2', `${area}.note.add 3`, `${area}.note.add 2`];
  expect(spans.map(({ spanId }) => pathOf(spanId)).sort((one, other) => one.length - other.length)).toEqual([
    top.slice(0, 1),
    top.slice(0, 2),
    top,
    [...top, 'insert notes 3'],
    [...top, `${area}.note.tell 3`],
    [...top, `${area}.note.tell 3`, `${area}.note.tell 2`],
  ]);
  const faults = spans.filter(({ status }) => status.code === 2);
  expect(faults.map(({ name, status }) => [name, status.message])).toEqual(
    expect.arrayContaining([[`${area}.note.tell`, '500']]),
  );
  expect(collector.text()).not.toMatch(/secret-(id|text)/);
  expect(collector.text()).toContain('"service.name"');
});

it('sends nothing of a request that is not of the chosen share', async () => {
  const before = collector.spans.length;
  await trace('0');
  await ask(`${area}.note.tell`);
  await stopTracing();
  expect(collector.spans).toHaveLength(before);
});

it('measures what the id of a request says, whatever its caller calls the trace', async () => {
  await trace('0.5');
  // By the ids of requests the first is chosen and the second is not; by those of the traces it would be the other way round.
  const [low, high] = [`${'0'.repeat(31)}1`, 'ffffffff'.padEnd(32, '0')];
  const called = (id: string) => `00-${id}-${'1'.repeat(16)}-01`;
  const step = { name: 'GET /notes', kind: 'SERVER' } as const;
  expect(beginRequest(step, low, called(high))?.trace.traceparent).toMatch(new RegExp(`^00-${high}-.*-01$`));
  expect(beginRequest(step, high, called(low))).toBeUndefined();
});

it('answers as always while the collector is away, and says in the log that it is', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  await trace('1', 'http://127.0.0.1:9');
  await ask(`${area}.note.tell`);
  await eventually(async () => {
    expect(warn).toHaveBeenCalledWith({ error: expect.stringContaining('ECONNREFUSED') }, 'traces are not sent');
    await Promise.resolve();
  });
  warn.mockRestore();
});

it.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'nowhere' }, 'Wrong environment: OTEL_EXPORTER_OTLP_ENDPOINT'],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'Wrong environment: OTEL_TRACES_SAMPLER_ARG'],
])('does not start with %o', async (environment, message) => {
  await expect(startTracing('notes', environment)).rejects.toThrow(message);
});
