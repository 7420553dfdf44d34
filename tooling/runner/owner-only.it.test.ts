import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { openPortal, type Portal } from './portal.mjs';
import { freeBase } from './ports.mjs';
import { until } from './until.mjs';

let data: string;
let portal: Portal;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'portal-'));
  // As a version of before left it.
  mkdirSync(join(data, 'logs'));
  writeFileSync(join(data, 'logs', 'mongod.log'), 'of before\n');
  writeFileSync(join(data, 'somebody-elses'), '');
  chmodSync(join(data, 'logs', 'mongod.log'), 0o644);
  chmodSync(join(data, 'somebody-elses'), 0o644);
  chmodSync(data, 0o755);
  const only = ['mongod', 'nats', 'mailbox', 'nginx'] as const;
  portal = await openPortal({ data, port: await freeBase(), only: [...only], demo: false });
});
afterAll(async () => {
  await portal.stop();
  await rm(data, { recursive: true, force: true });
});

const modeOf = (path: string) => lstatSync(path).mode & 0o777;

it('keeps everything of a running portal to its owner', () => {
  const paths = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((path) => path !== 'somebody-elses');
  expect(paths).toEqual(expect.arrayContaining(['logs/nats.log', 'logs/mongod.log', 'mongodb/WiredTiger.wt', 'mails']));
  const open = paths.filter((path) => (lstatSync(join(data, path), { throwIfNoEntry: false })?.mode ?? 0) & 0o077);
  expect(open).toEqual([]);
  expect(modeOf(data)).toBe(0o700);
  expect(modeOf(join(data, 'logs', 'mongod.log'))).toBe(0o600);
});

it('leaves alone what is not its own', () => {
  expect(modeOf(join(data, 'somebody-elses'))).toBe(0o644);
});

it('writes no command to the log of MongoDB, however slow', async () => {
  const client = await MongoClient.connect(portal.urls.mongodb);
  const admin = client.db('admin');
  const notes = client.db('test').collection('notes');
  const secret = 'never-to-be-read-in-a-log';
  await notes.insertOne({ text: 'first' });
  await admin.command({ fsync: 1, lock: true });
  const slow = Promise.all([
    notes.insertOne({ text: secret }),
    notes.updateOne({ text: secret }, { $set: { other: secret } }, { upsert: true }),
  ]);
  const running = async () => {
    const { inprog } = await admin.command({ currentOp: 1, ns: 'test.notes', secs_running: { $gte: 1 } });
    return (inprog as unknown[]).length === 2;
  };
  const bothAreSlow = await until(running, { within: 20_000 });
  await admin.command({ fsyncUnlock: 1 });
  await slow;
  await client.close();
  expect(bothAreSlow).toBe(true);
  const log = await readFile(join(data, 'logs', 'mongod.log'), 'utf8');
  expect(log).toContain('of before');
  expect(log).not.toContain(secret);
  expect(log).not.toContain('Slow query');
});
