import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { MongoClient } from 'mongodb';
import { openPortal, type Portal } from '../../tooling/runner/portal.mjs';
import { freeBase } from '../../tooling/runner/ports.mjs';
import { check, type Ledger } from './checker.js';
import { natsOptions } from './nats-options.mjs';

const kills = 12;
const clients = 24;

let data: string;
let servers: Portal;
let port: number;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'portal-naive-'));
  const base = await freeBase();
  port = base;
  servers = await openPortal({ data, port: base, demo: false, only: ['mongod', 'nats'] });
});
afterAll(async () => {
  await servers.stop();
  await rm(data, { recursive: true, force: true });
});

async function startNaive(): Promise<ChildProcess> {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    MONGODB_URI: servers.urls.mongodb,
    NATS_URL: servers.urls.nats,
    NAIVE_PORT: String(port),
  };
  const child = spawn(process.execPath, ['e2e/fault/naive-service.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

async function write(n: number, ledger: Ledger, running: () => boolean) {
  for (let i = 0; running(); i++) {
    const marker = `naive-${n}-${i}`;
    for (let done = false; !done && running();) {
      try {
        const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: JSON.stringify({ marker }) });
        done = answer.ok;
        if (done) ledger.acknowledged.push(marker);
      } catch {
        // Asks again, as a client without a key does.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }
}

test('the checker catches a service that writes and publishes the naive way', async () => {
  const ledger: Ledger = { acknowledged: [], refused: [] };
  const effects: string[] = [];
  const nats = await connect(natsOptions(servers.urls.nats));
  nats.subscribe('naive.created', {
    callback: (_, message) => void effects.push(message.json<{ marker: string }>().marker),
  });

  let service = await startNaive();
  let running = true;
  const writers = Array.from({ length: clients }, (_, n) => write(n, ledger, () => running));
  for (let n = 0; n < kills; n++) {
    const before = ledger.acknowledged.length;
    while (ledger.acknowledged.length < before + 60) await new Promise((resolve) => setTimeout(resolve, 5));
    service.kill('SIGKILL');
    await once(service, 'exit');
    service = await startNaive();
  }
  running = false;
  await Promise.all(writers);
  service.kill('SIGKILL');

  const mongo = await MongoClient.connect(servers.urls.mongodb);
  const rows = await mongo.db('naive').collection<{ marker: string }>('records').find().toArray();
  await mongo.close();
  await nats.close();
  const verdict = check(ledger, { stored: rows.map(({ marker }) => marker), effects });
  expect(verdict.doubled.length).toBeGreaterThan(0);
  // A record that was written but never told of, unless the client's next try told of it: then it is doubled.
  expect(verdict.doubled.length + verdict.undelivered.length).toBeGreaterThan(kills);
});
