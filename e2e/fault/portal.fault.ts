import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPortal, type PartName, type Portal } from '../../tooling/runner/portal.mjs';
import { freeBase } from '../../tooling/runner/ports.mjs';
import { beginWork, withoutLimits } from './work.js';

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
    ...{ data, port: await freeBase(), demo: true, seed: false },
    ...{ without: ['nginx'], env: withoutLimits },
  });
});
afterAll(async () => {
  await portal.stop();
  await rm(data, { recursive: true, force: true });
});

test('loses, doubles and forgets nothing while every part is killed in turn', async () => {
  const work = await beginWork(portal.urls.gateway);
  let kills = 0;
  for (let round = 0; round < rounds; round++) {
    for (const name of victims) {
      await work.goesOn();
      await portal.part(name).kill();
      kills++;
      await portal.part(name).ready();
    }
  }
  await work.goesOn();
  const counts = await work.endsWhole(portal.urls.mongodb);
  expect(kills).toBe(rounds * victims.length);
  console.info(`${kills} kills, ${counts}`);
});
