import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type Document, MongoClient } from 'mongodb';
import { until } from '../runner/until.mjs';
import { natsServers } from '../servers/nats.mjs';
import { Keeper } from './kept-backups.mjs';

const prefix = `t${randomBytes(4).toString('hex')}_`;
const passphrase = 'seven words that nobody else would say';
const client = new MongoClient(process.env['MONGODB_URI'] ?? '');
let nats: NatsConnection;
let folder: string;
let keeper: Keeper;

beforeAll(async () => {
  nats = await connect(natsServers(process.env['NATS_URL'] ?? ''));
  folder = await mkdtemp(join(tmpdir(), 'keeper-'));
  await client.db(`${prefix}asset`).collection<Document & { _id: string }>('assets').insertOne({ _id: 'a' });
  keeper = new Keeper({ client, nats, prefix, data: folder }, { folder: join(folder, 'backups'), passphrase, keep: 2 });
  await keeper.open();
});
afterAll(async () => {
  await client.db(`${prefix}asset`).dropDatabase();
  await nats.close();
  await client.close();
  await rm(folder, { recursive: true });
});

const task = () => randomBytes(12).toString('hex');
const asked = async (subject: string, body: object = {}) => {
  const answer = await nats.request(subject, JSON.stringify(body), { timeout: 5_000 });
  expect(answer.headers?.get('status')).toBe('200');
  return answer.json<Awaited<ReturnType<Keeper['state']>>>();
};
const files = async () => (await readdir(join(folder, 'backups'))).sort();

it('takes a backup once for a task, for its owner alone, and keeps the newest', async () => {
  const [first, second, third] = [task(), task(), task()];
  await asked('backup.take', { task: first });
  expect(await until(async () => (await asked('backup.state')).backups[0]?.id === first, { within: 10_000 })).toBe(
    true,
  );
  await asked('backup.take', { task: first });
  expect(await files()).toHaveLength(1);
  const [name = ''] = await files();
  expect((await stat(join(folder, 'backups', name))).mode & 0o077).toBe(0);
  for (const each of [second, third]) {
    await asked('backup.take', { task: each });
    expect(await until(async () => (await asked('backup.state')).running === null, { within: 10_000 })).toBe(true);
  }
  expect((await files()).map((file) => file.slice(-24)).sort()).toEqual([second, third].sort());
});

it('says which task failed and why', async () => {
  const failing = new Keeper({ client, nats, prefix: 'nothing_', data: folder }, { folder, passphrase, keep: 2 });
  const one = task();
  await failing.take(one);
  expect((await failing.state()).failed).toEqual({
    [one]: 'There is nothing to keep: no database whose name begins with nothing_.',
  });
});
