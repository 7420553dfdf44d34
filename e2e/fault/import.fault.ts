import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { eventually } from '@portal/service-kit/testing/eventually';
import { openPortal, type PartName, type Portal } from '../../tooling/runner/portal.mjs';
import { freeBase } from '../../tooling/runner/ports.mjs';
import { api, demoToken } from '../support/api.js';
import { readCapacity } from './found.js';

const contract = 'GEMC-FAULT-2';
/** So many that none of the kills comes after the end, however fast the machine is. */
const rows = 20_000;
const victims: PartName[] = ['asset', 'mongod', 'asset'];
/** Also what a killed service had in hand in the database is free again by then. */
const longestOutage = 60_000;
const longestRun = 180_000;

let data: string;
let portal: Portal;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'portal-fault-'));
  portal = await openPortal({ data, port: await freeBase(), demo: true, seed: false, without: ['nginx'] });
});
afterAll(async () => {
  await portal.stop();
  await rm(data, { recursive: true, force: true });
});

test('an import goes on where it was when its service or the database is killed, and makes every row once', async () => {
  const base = portal.urls.gateway;
  const token = await demoToken(base, 'buyer');
  await roomFor(token);
  const id = await brought(token);
  await api(base, 'POST', `/asset-imports/${id}/run`, { token, body: { keepGood: true } });
  const kills: number[] = [];
  for (const name of victims) {
    const { created } = await progress(id, token, kills.at(-1) ?? 0);
    await portal.part(name).kill();
    kills.push(created);
    await portal.part(name).ready();
  }
  const ended = await eventually(async () => {
    const { body } = await api(base, 'GET', `/asset-imports/${id}`, { token });
    if (body.status !== 'Done') throw new Error(`not ended yet: ${body.status} ${body.created}`);
    return body;
  }, longestRun);
  expect(ended).toMatchObject({ created: rows, refused: [] });
  expect(kills.every((created) => created < rows)).toBe(true);
  expect(await readCapacity(portal.urls.mongodb, contract)).toEqual({ registered: rows, assets: rows });
  expect(await serialNumbers()).toBe(rows);
  console.info(`${victims.length} kills after ${kills.join(', ')} of ${rows} rows`);
});

/** How far it is, once it has come further than so many rows. */
const progress = (id: string, token: string, beyond: number) =>
  eventually(async () => {
    const { body } = await api(portal.urls.gateway, 'GET', `/asset-imports/${id}`, { token });
    if (body.status === 'Done') throw new Error('it ended before it was killed');
    if (!(body.created > beyond)) throw new Error('no row was made yet');
    return body as { created: number };
  }, longestOutage);

async function brought(token: string): Promise<string> {
  const row = (n: number) => `Laptop,Laptop,FAULT-${n},50000,2026-01-15,${contract},Dell`;
  const heading = 'Name,Category,Serial Number,Value,Purchase Date,GEM Contract Number,Manufacturer';
  const text = [heading, ...Array.from({ length: rows }, (_, n) => row(n))].join('\n');
  const form = new FormData();
  form.append('file', new Blob([text]), 'register.csv');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${portal.urls.gateway}/api/asset-imports`, { method: 'POST', headers, body: form });
  const { id, good } = (await answer.json()) as { id: string; good: number };
  expect(good).toBe(rows);
  return id;
}

/** A contract of the buyer's office with a place for every row. */
async function roomFor(token: string) {
  const { body } = await api(portal.urls.gateway, 'GET', '/auth/verify', { token });
  await withAssets((database) =>
    database.collection<{ _id: string }>('contracts').insertOne({
      ...{ _id: 'fault-import', source: 'gem', revision: 1, gemContractNumber: contract, status: 'Approved' },
      ...{ sellerOrganizationId: 'fault-seller', sellerName: 'Seller', gemBuyerDepartmentName: 'Office' },
      ...{ buyerOrganizationId: body.user.organizationId as string, buyerName: 'Office' },
      ...{ ordered: { Laptop: rows }, registered: {}, lines: [] },
    }),
  );
}

const serialNumbers = () =>
  withAssets(async (database) => (await database.collection('assets').distinct('serialNumber', ofContract)).length);
const ofContract = { gemContractNumber: contract, deletedAt: { $exists: false } };

async function withAssets<Result>(ask: (database: ReturnType<MongoClient['db']>) => Promise<Result>) {
  const client = await MongoClient.connect(portal.urls.mongodb);
  try {
    return await ask(client.db('portal_asset'));
  } finally {
    await client.close();
  }
}
