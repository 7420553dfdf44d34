import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { services } from '../../deploy/accounts.mjs';
import { openPortal, type Portal } from '../runner/portal.mjs';
import { freeBase, portsFrom } from '../runner/ports.mjs';
import { until } from '../runner/until.mjs';
import { findProgram } from './find.mjs';

const open = (data: string, port: number) => openPortal({ data, port, only: ['mongod'], demo: false });

async function withClient<T>(uri: string, use: (client: MongoClient) => Promise<T>, serverSelectionTimeoutMS = 3_000) {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS });
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

describe('the embedded MongoDB', () => {
  let data: string;
  let portal: Portal;
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'portal-'));
    portal = await open(data, await freeBase());
  });
  afterAll(async () => {
    await portal.stop();
    await rm(data, { recursive: true, force: true });
  });

  it.each([
    ['without credentials', ''],
    ['with made-up credentials', 'asset:asset@'],
    ['as the operator with another password', 'operator:operator@'],
  ])('shows nothing to a stranger %s', async (_, who) => {
    const address = `mongodb://${who}127.0.0.1:${portal.ports.mongod}/?directConnection=true`;
    await withClient(address, async (client) => {
      await expect(client.db('portal_identity').collection('users').findOne()).rejects.toThrow(/auth/i);
      await expect(client.db('admin').command({ createUser: 'me', pwd: 'me', roles: ['root'] })).rejects.toThrow(
        /auth/i,
      );
    });
  });

  it.each(services)("lets %s work on its own database, and on nobody else's", async (name) => {
    await withClient(portal.urlsOf(name).mongodb, async (client) => {
      const own = client.db(`portal_${name}`);
      await own.collection('notes').createIndex({ text: 1 }, { name: 'text' });
      await client.withSession((session) =>
        session.withTransaction(() => own.collection('notes').insertOne({ text: 'own' }, { session })),
      );
      await own.collection('notes').dropIndex('text');
      expect(await own.collection('notes').countDocuments()).toBe(1);
      for (const other of [
        ...services.filter((each) => each !== name).map((each) => `portal_${each}`),
        'admin',
        'local',
      ]) {
        await expect(client.db(other).collection('notes').findOne()).rejects.toThrow(/not authorized/);
        await expect(client.db(other).collection('notes').insertOne({ text: 'strange' })).rejects.toThrow();
      }
      for (const command of [{ getLog: 'global' }, { shutdown: 1 }, { usersInfo: 1 }, { currentOp: 1, $all: true }]) {
        await expect(client.db('admin').command(command)).rejects.toThrow(/not authorized/);
      }
    });
  });
});

it('closes a data folder of a version without accounts, and keeps what lies in it, also on other ports', async () => {
  const data = await mkdtemp(join(tmpdir(), 'portal-'));
  const { mongod: port } = portsFrom(await freeBase());
  await mkdir(join(data, 'mongodb'));
  const program = await findProgram('mongod', () => {});
  const args = ['--dbpath', join(data, 'mongodb'), '--port', String(port), '--bind_ip', '127.0.0.1'];
  const before = spawn(program, [...args, '--replSet', 'rs0', '--nounixsocket'], { stdio: 'ignore' });
  const initiate = async (client: MongoClient) => {
    const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
    await client.db('admin').command({ replSetInitiate: { _id: 'rs0', members } });
    const isPrimary = async () => (await client.db('admin').command({ hello: 1 }))['isWritablePrimary'] as boolean;
    expect(await until(isPrimary, { within: 20_000 })).toBe(true);
    await client.db('portal_asset').collection('notes').insertOne({ text: 'of before' });
  };
  // It has only been told to start.
  try {
    await withClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, initiate, 20_000);
  } finally {
    before.kill('SIGTERM');
    await once(before, 'exit');
  }

  const portal = await open(data, await freeBase());
  const note = await withClient(portal.urlsOf('asset').mongodb, (client) =>
    client.db('portal_asset').collection('notes').findOne(),
  );
  expect(note).toMatchObject({ text: 'of before' });
  await withClient(`mongodb://127.0.0.1:${portal.ports.mongod}/?directConnection=true`, async (client) => {
    await expect(client.db('portal_asset').collection('notes').findOne()).rejects.toThrow(/auth/i);
  });
  await portal.stop();
  await rm(data, { recursive: true, force: true });
});
