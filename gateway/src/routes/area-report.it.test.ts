import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { canaryHash, remoteApiVersion, type AreaOpening, type AreaReport } from '@portal/contracts';
import { actorOf, connectOperator, eventually, standInIdentity } from '@portal/service-kit/testing';
import { startTestGateway, type TestGateway } from '../testing/start-gateway.js';

const line = (name: string, version: string) => ({
  ...{ name, version, entry: `/remotes/${name}.js`, integrity: 'sha384-x', apiVersion: remoteApiVersion },
  ...{ basePaths: [`/${name}`], nav: [], fallback: { version: 'before', entry: '/e.js', integrity: 'sha384-y' } },
  canary: {
    ...{ version: 'next', entry: '/e.js', integrity: 'sha384-z', apiVersion: remoteApiVersion, nav: [] },
    ...{ salt: 's', rules: [{ kind: 'user', hash: canaryHash('s', actorOf('Buyer').email) }] },
  },
});
const one = line('mfe-one', 'now');
let edge: Server;
let gateway: TestGateway;
let nats: Awaited<ReturnType<typeof connectOperator>>;
/** Who has the canary, and somebody else. */
let buyer: string;
let seller: string;
const told: AreaOpening[] = [];

beforeAll(async () => {
  nats = await connectOperator();
  const tokenFor = await standInIdentity(nats);
  nats.subscribe('portal.area-opened', {
    callback: (_, message) => void told.push(message.json<AreaOpening>()),
  });
  [buyer, seller] = await Promise.all([tokenFor('Buyer'), tokenFor('Seller')]);
  await nats.flush();
  const areas = [one, { name: 'mfe-broken', nav: 'none' }];
  edge = createServer((request, response) => {
    response.statusCode = request.url === '/registry.json' || request.url?.startsWith('/remotes/') ? 200 : 404;
    response.end(JSON.stringify({ areas }));
  });
  await once(edge.listen(0, '127.0.0.1'), 'listening');
  gateway = await startTestGateway({ EDGE_URL: `http://127.0.0.1:${(edge.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await gateway.stop();
  await nats.close();
  await new Promise((done) => edge.close(done));
});

const report = (said: Partial<AreaReport>, token = buyer) =>
  gateway.fetch('/area-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ area: 'mfe-one', version: 'now', outcome: 'opened', milliseconds: 300, ...said }),
  });
const figures = async () =>
  (await (await fetch(`${gateway.url}/metrics`)).text())
    .split('\n')
    .filter((each) => each.startsWith('portal_area_load_seconds_count'));

it('counts how areas open by what the registry knows, whatever anybody makes up', async () => {
  // The registry is read right after the start; until then nobody is known.
  await eventually(async () => {
    expect((await report({})).status).toBe(204);
    expect((await figures()).join()).toContain('outcome="opened"');
  });
  await report({ version: 'before', outcome: 'slow' });
  await report({ version: 'next', outcome: 'failed' });
  await report({ version: 'made up' });
  await report({ area: 'made up' });
  expect((await report({ milliseconds: -1 })).status).toBe(204);
  // Strangers have no say, and of a canary nobody who does not have it.
  expect((await report({ version: 'next', outcome: 'failed' }, '')).status).toBe(204);
  expect((await report({ outcome: 'failed' }, 'made up')).status).toBe(204);
  await report({ version: 'next', outcome: 'failed' }, seller);
  expect(await figures()).toEqual([
    'portal_area_load_seconds_count{area="mfe-one",version="now",outcome="opened"} 1',
    'portal_area_load_seconds_count{area="mfe-one",version="before",outcome="slow"} 1',
    'portal_area_load_seconds_count{area="mfe-one",version="next",outcome="failed"} 1',
    'portal_area_load_seconds_count{area="mfe-one",version="earlier",outcome="opened"} 1',
    'portal_area_load_seconds_count{area="mfe-one",version="earlier",outcome="failed"} 1',
  ]);
  await eventually(() => {
    const versions = told.map(({ version }) => version);
    expect(versions.filter((version) => version !== 'now').sort()).toEqual(['before', 'earlier', 'earlier', 'next']);
    return Promise.resolve();
  });
});

it('counts nobody without end, and tells readers apart without naming them', async () => {
  const { id } = actorOf('Seller');
  const before = told.length;
  await Promise.all(Array.from({ length: 60 }, () => report({ version: 'before', outcome: 'failed' }, seller)));
  await report({});
  await eventually(() => {
    expect(told.slice(before).filter(({ version }) => version === 'before').length).toBeLessThanOrEqual(20);
    expect(told.at(-1)).toMatchObject({ version: 'now' });
    return Promise.resolve();
  });
  const readers = new Set(told.slice(before).map(({ reader }) => reader));
  expect(readers.size).toBe(2);
  expect([...readers].every((reader) => reader?.length === 22 && !reader.includes(id))).toBe(true);
});

it('counts a release that began after the last look', async () => {
  one.canary.version = 'newest';
  await report({ version: 'newest' });
  expect(await figures()).toContain(
    'portal_area_load_seconds_count{area="mfe-one",version="newest",outcome="opened"} 1',
  );
});

it('reads nothing long, and nothing that is no JSON', async () => {
  const send = (body: string) =>
    gateway.fetch('/area-reports', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect((await send('{')).status).toBe(400);
  expect((await send(JSON.stringify({ area: 'x'.repeat(2_000) }))).status).toBe(413);
});
