import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@portal/service-kit/testing/eventually';
import { openPortal, type PartName, type Portal } from '../../tooling/runner/portal.mjs';
import { freeBase } from '../../tooling/runner/ports.mjs';
import { api, demoToken } from '../support/api.js';
import { check, type Ledger } from './checker.js';
import { readCapacity, readFound, readRegister } from './found.js';
import { keepPrinting, registerWritesFor, startedCampaign } from './register-writers.js';
import { keepWriting, orderMaker, writesFor } from './writers.js';

const contract = 'GEMC-FAULT-1';
const marked = /^(order|asset|ticket|registration|user|assignment|transfer|disposal|count)-\d+-/;
/** Each upon an asset of its own: none of them is meant to be refused. */
const ofRegister = /^(assignment|transfer|disposal|count)-/;
const victims: PartName[] = [
  'identity',
  'registration',
  'asset',
  'procurement',
  'ticketing',
  'gateway',
  'nats',
  'mongod',
];
const rounds = 2;

let data: string;
let portal: Portal;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'portal-fault-'));
  portal = await openPortal({
    data,
    port: await freeBase(),
    demo: true,
    seed: false,
    without: ['nginx'],
    env: {
      LIMIT_SIGN_IN: '1000000',
      LIMIT_PUBLIC_WRITE: '1000000',
      LIMIT_GENERAL: '1000000',
      LIMIT_USER: '1000000',
      LIMIT_PUBLIC_REGISTRATIONS: '1000000',
    },
  });
});
afterAll(async () => {
  await portal.stop();
  await rm(data, { recursive: true, force: true });
});

test('loses, doubles and forgets nothing while every part is killed in turn', async () => {
  const base = portal.urls.gateway;
  const ledger: Ledger = { acknowledged: [], refused: [] };
  const [seller, buyer, admin, support] = await Promise.all(
    ['seller', 'buyer', 'admin', 'support'].map((name) => demoToken(base, name)),
  );
  const tokens = { seller: seller ?? '', buyer: buyer ?? '', admin: admin ?? '', support: support ?? '' };
  const order = await orderMaker(base, tokens.seller, 150);
  await approvedContract(base, tokens, order(contract, contract, 100_000));

  const { body: holder } = await api(base, 'GET', '/auth/verify', { token: await demoToken(base, 'enduser') });
  const register = { holder: holder.user.id as string, campaign: await startedCampaign(base, tokens.buyer) };

  let running = true;
  const writes = { ...writesFor(tokens, order), ...registerWritesFor(base, tokens, register) };
  const writers = Object.entries(writes).map(([kind, write]) => keepWriting(base, kind, write, ledger, () => running));
  const printing = keepPrinting(base, tokens.buyer, () => running);
  let kills = 0;
  for (let round = 0; round < rounds; round++) {
    for (const name of victims) {
      await writesGoOn(ledger);
      await portal.part(name).kill();
      kills++;
      await portal.part(name).ready();
    }
  }
  await writesGoOn(ledger);
  running = false;
  await Promise.all(writers);

  const found = await eventually(async () => {
    const now = await readFound(portal.urls.mongodb, marked);
    const verdict = check(ledger, now);
    if (now.waiting > 0 || verdict.undelivered.length > 0)
      throw new Error(`not drained: ${now.waiting} waiting, ${verdict.undelivered.length} undelivered`);
    return now;
  }, 60_000);
  const capacity = await readCapacity(portal.urls.mongodb, contract);
  const { moved, transfers, held, assignments, countsMade, counts } = await readRegister(portal.urls.mongodb);
  const printed = await printing;

  expect(kills).toBeGreaterThanOrEqual(15);
  expect(ledger.acknowledged.length).toBeGreaterThan(100);
  expect(check(ledger, found)).toEqual({ lost: [], doubled: [], undelivered: [], appliedTwice: [], phantom: [] });
  expect(capacity.registered).toBe(capacity.assets);
  expect(ledger.refused.filter((marker) => ofRegister.test(marker))).toEqual([]);
  expect({ moved, held, countsMade }).toEqual({ moved: transfers, held: assignments, countsMade: counts });
  for (const kind of Object.keys(writes))
    expect(ledger.acknowledged.some((marker) => marker.startsWith(kind))).toBe(true);
  expect(printed.torn).toBe(0);
  expect(printed.whole).toBeGreaterThan(0);
  console.info(
    `${kills} kills, ${ledger.acknowledged.length} acknowledged, ${found.stored.length} stored, ${found.effects.length} effects`,
  );
});

/** Waits until ten more writes were acknowledged: the portal works again, and the next kill hits work. */
async function writesGoOn(ledger: Ledger) {
  const before = ledger.acknowledged.length;
  await eventually(async () => {
    if (ledger.acknowledged.length < before + 10) throw new Error('no write is acknowledged any more');
    await Promise.resolve();
  }, 60_000);
}

async function approvedContract(
  base: string,
  tokens: { seller: string; buyer: string; admin: string },
  body: object | undefined,
) {
  const { body: made } = await api(base, 'POST', '/seller-orders', { token: tokens.seller, body });
  await api(base, 'PUT', `/seller-orders/${made.id}`, { token: tokens.admin, body: { status: 'Approved' } });
  const mapped = await api(base, 'POST', `/seller-orders/${made.id}/map-to-buyer`, { token: tokens.buyer, body: {} });
  expect(mapped.status).toBe(200);
  // The order names a made-up officer: its seller confirms the office.
  const { id } = mapped.body.request;
  const confirmed = await api(base, 'PUT', `/seller-orders/${made.id}/mapping-requests/${id}`, {
    token: tokens.seller,
    body: { status: 'Confirmed' },
  });
  expect(confirmed.status).toBe(200);
}
