import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { eventually } from '@portal/service-kit/testing/eventually';
import { MongoClient } from 'mongodb';
import { openPortal, type PartName, type Portal } from '../../tooling/runner/portal.mjs';
import { freeBase } from '../../tooling/runner/ports.mjs';
import { natsServers } from '../../tooling/servers/nats.mjs';
import { beginWork, withoutLimits, type Work } from './work.js';

const stream = 'EVENTS';
/** What there are two of. */
const programs: PartName[] = [
  ...(['identity', 'registration', 'asset', 'procurement', 'ticketing', 'system'] as const),
  'gateway',
];

let data: string;
let portal: Portal;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'portal-cluster-'));
  portal = await openPortal({
    ...{ data, port: await freeBase({ cluster: true }), cluster: true, demo: true, seed: false },
    ...{ env: withoutLimits, rate: 100_000 },
  });
});
afterAll(async () => {
  await portal.stop();
  await rm(data, { recursive: true, force: true });
});

test('loses nothing with a server or its disk, and refuses nobody while every program is replaced', async () => {
  // Two dozen processes share the machine with the work.
  const work = await beginWork(portal.urls.portal, { pause: 300 });
  const afterwards = async (name: string) => {
    await portal.part(name).ready();
    await work.goesOn();
  };

  await work.goesOn();
  const primary = await primaryOf(portal);
  await portal.part(primary).kill();
  await afterwards(primary);

  const { leader, replicas } = await streamOf(portal);
  expect(replicas).toBe(3);
  await portal.part(leader).kill();
  await afterwards(leader);

  // A server that comes back with an empty disk takes everything from the others.
  await eventually(async () => expect(await streamOf(portal)).toMatchObject({ current: 3 }), 60_000);
  const wiped = (await streamOf(portal)).leader;
  await portal.part(wiped).kill({ stayDown: true });
  await rm(join(data, wiped), { recursive: true });
  await work.goesOn();
  await portal.part(wiped).start();
  await eventually(async () => expect(await streamOf(portal)).toMatchObject({ current: 3 }), 60_000);

  // One that hangs is ended and started again; what was asked of it goes to the other.
  const hung = portal.part('asset-2');
  const { pid } = hung;
  process.kill(pid ?? 0, 'SIGSTOP');
  await eventually(async () => expect(hung.pid === pid ? undefined : hung.state).toBe('ready'), 120_000);
  await work.goesOn();

  const replaced = await failedWhile(work, async () => {
    for (const name of programs)
      for (const instance of portal.instancesOf(name)) {
        await portal.part(instance).restart();
        await work.goesOn();
      }
  });
  const counts = await work.endsWhole(portal.urls.mongodb);
  console.info(
    `${counts}; while everything was replaced ${replaced.failed.length} of ${replaced.asked} requests failed`,
  );
  expect(replaced.failed).toEqual([]);
}, 1_500_000);

/** What was asked and what failed in the meantime. */
async function failedWhile({ tries }: Work, act: () => Promise<void>) {
  const [asked, failed] = [tries.asked, tries.failed.length];
  await act();
  return { asked: tries.asked - asked, failed: tries.failed.slice(failed) };
}

/** The part that is the primary of MongoDB. */
async function primaryOf(portal: Portal) {
  const client = await MongoClient.connect(portal.urls.mongodb);
  try {
    const { primary } = await client.db('admin').command({ hello: 1 });
    const port = Number(String(primary).split(':')[1]);
    return portal.instancesOf('mongod')[portal.portsOf('mongod').indexOf(port)] ?? '';
  } finally {
    await client.close();
  }
}

/** The part that leads the stream of events, on how many servers the stream is to lie, and how many of them have all of it. */
async function streamOf({ urls }: Portal) {
  const nats = await connect(natsServers(urls.nats));
  try {
    const { config, cluster } = await (await jetstreamManager(nats)).streams.info(stream);
    const followers = (cluster?.replicas ?? []).filter(({ current, offline }) => current && !offline);
    return {
      leader: (cluster?.leader ?? '').replace('portal', 'nats'),
      replicas: config.num_replicas,
      current: followers.length + 1,
    };
  } finally {
    await nats.close();
  }
}
