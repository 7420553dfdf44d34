import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { MongoClient } from 'mongodb';
import { natsServers } from '../servers/nats.mjs';
import { openPortal, type Portal } from './portal.mjs';
import { freeBase } from './ports.mjs';
import { until } from './until.mjs';

/** Waits until it is so; a question that finds nobody, as during an election, is asked again. */
const becomes = (question: () => Promise<boolean>) => until(() => question().catch(() => false), { within: 60_000 });

let data: string;
let portal: Portal;
let client: MongoClient;
let nats: NatsConnection;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'cluster-'));
  const port = await freeBase({ cluster: true });
  portal = await openPortal({ data, port, cluster: true, only: ['mongod', 'nats'], demo: false });
  client = await MongoClient.connect(portal.urls.mongodb);
  nats = await connect(natsServers(portal.urls.nats));
}, 120_000);
afterAll(async () => {
  await nats.close();
  await client.close();
  await portal.stop();
  await rm(data, { recursive: true, force: true });
}, 60_000);

it('has three servers of each kind', () => {
  expect(portal.parts.map(({ name }) => name).sort()).toEqual([
    ...['mongod', 'mongod-2', 'mongod-3', 'nats', 'nats-2', 'nats-3'],
  ]);
});

it('keeps a record when the primary is killed, which comes back as one of three', async () => {
  const admin = client.db('admin');
  const hello = await admin.command({ hello: 1 });
  expect(hello['hosts']).toEqual(portal.portsOf('mongod').map((port) => `127.0.0.1:${port}`));
  const notes = client.db('test').collection('notes');
  await notes.insertOne({ text: 'before' });
  const index = (hello['hosts'] as string[]).indexOf(hello['primary'] as string);
  const primary = portal.part(portal.instancesOf('mongod')[index] ?? '');
  await primary.kill();
  const after = { text: 'after' };
  const isWritten = async () => (await notes.updateOne(after, { $set: after }, { upsert: true })).acknowledged;
  expect(await becomes(isWritten)).toBe(true);
  await primary.ready();
  expect(await notes.distinct('text')).toEqual(['after', 'before']);
  const states = async () => {
    const { members } = await admin.command({ replSetGetStatus: 1 });
    return (members as { stateStr: string }[]).map(({ stateStr }) => stateStr).sort();
  };
  const whole = async () => String(await states()) === 'PRIMARY,SECONDARY,SECONDARY';
  expect(await becomes(whole)).toBe(true);
}, 90_000);

it('keeps a stream on three disks, one of which may be lost', async () => {
  const manager = await jetstreamManager(nats);
  await manager.streams.add({ name: 'NOTES', subjects: ['notes'], num_replicas: 3 });
  await jetstream(nats).publish('notes', 'before');
  const { cluster } = await manager.streams.info('NOTES');
  const name = (cluster?.leader ?? '').replace('portal', 'nats');
  await portal.part(name).kill({ stayDown: true });
  await rm(join(data, name), { recursive: true });
  const hasAll = async () => (await manager.streams.info('NOTES')).state.messages === 1;
  expect(await becomes(hasAll)).toBe(true);
  await portal.part(name).start();
  const isWhole = async () => {
    const { replicas = [] } = (await manager.streams.info('NOTES')).cluster ?? {};
    return replicas.length === 2 && replicas.every(({ current, offline }) => current && !offline);
  };
  expect(await becomes(isWhole)).toBe(true);
}, 150_000);
