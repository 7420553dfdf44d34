import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { partNames } from './part-names.mjs';
import { openPortal, type Portal } from './portal.mjs';
import { freeBase } from './ports.mjs';
import { isAlive } from './processes.mjs';
import { readRoll } from './roll.mjs';
import { until } from './until.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const hold = fileURLToPath(new URL('./testing/hold.mjs', import.meta.url));

/** Writes and reads through the driver, as a service would. */
async function withNotes<T>(
  { urls }: Portal,
  use: (notes: ReturnType<ReturnType<MongoClient['db']>['collection']>) => Promise<T>,
) {
  const client = new MongoClient(urls.mongodb);
  try {
    return await use(client.db('test').collection('notes'));
  } finally {
    await client.close();
  }
}

describe('a portal of the two servers', () => {
  let data: string;
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'portal-'));
  });
  afterEach(() => rm(data, { recursive: true, force: true }));
  const open = async () => openPortal({ data, port: await freeBase(), only: ['mongod', 'nats'], demo: false });

  it('keeps its data over a stop, also on other ports', async () => {
    const first = await open();
    await withNotes(first, (notes) => notes.insertOne({ text: 'kept' }));
    const parts = first.parts.flatMap(({ recorded }) => recorded ?? []);
    await first.stop();
    expect(parts.filter(isAlive)).toEqual([]);
    const second = await open();
    expect(await withNotes(second, (notes) => notes.countDocuments())).toBe(1);
    await second.stop();
  });

  it('brings a killed server back with what was acknowledged', async () => {
    const portal = await open();
    await withNotes(portal, (notes) => notes.insertOne({ text: 'acknowledged' }));
    await portal.part('mongod').kill();
    await portal.part('mongod').ready();
    expect(await withNotes(portal, (notes) => notes.countDocuments())).toBe(1);
    await portal.stop();
  });

  it('says what to do where the database files are damaged', async () => {
    const first = await open();
    await first.stop();
    await writeFile(join(data, 'mongodb', 'WiredTiger.turtle'), 'not what was written');
    await writeFile(join(data, 'mongodb', 'WiredTiger.wt'), 'not what was written');
    await expect(open()).rejects.toThrow(/The database files in .* are damaged[^]*npm run restore/);
  });

  it('leaves no process behind when its runner is killed', async () => {
    const runner = spawn(process.execPath, [hold, data, String(await freeBase())], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(runner.stdout, 'data');
    const { parts = [] } = (await readRoll(data)) ?? {};
    expect(parts.map(({ name }) => name).sort()).toEqual(['mongod', 'nats']);
    runner.kill('SIGKILL');
    expect(await until(async () => !parts.some(isAlive) && !(await readRoll(data)), { within: 15_000 })).toBe(true);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends with the npm that started it, at %s',
    async (signal) => {
      const { MONGODB_URI: _, NATS_URL: __, ...env } = process.env;
      const others = partNames.filter((name) => !['mongod', 'nats'].includes(name));
      const options = [
        '--data',
        data,
        '--port',
        String(await freeBase()),
        ...others.flatMap((one) => ['--without', one]),
      ];
      const npm = spawn('npm', ['start', '--', ...options], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
      for await (const line of npm.stdout) if (String(line).includes('Ctrl-C')) break;
      const { parts = [] } = (await readRoll(data)) ?? {};
      expect(parts.map(({ name }) => name).sort()).toEqual(['mongod', 'nats']);
      npm.kill(signal);
      expect(await until(async () => !parts.some(isAlive) && !(await readRoll(data)), { within: 15_000 })).toBe(true);
    },
    60_000,
  );
});
