import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Health } from '@portal/contracts';
import { EndpointMonitor } from '../endpoints/endpoint-monitor.js';
import { Keeper } from './keeper.js';
import { badgeOf } from './page/badge.js';
import { StatusServer } from './status-server.js';
import type { Findings } from './tree.js';
import { Watch } from './watch.js';

const unasked = { latest: undefined };
const nothingFound: Findings = {
  ...{
    edge: unasked,
    shell: unasked,
    areas: unasked,
    gateways: [{ alive: unasked, ready: unasked }],
    nats: unasked,
    instances: [],
    expected: {},
  },
  ...{ settled: { nats: false, mongodb: false }, mongodb: unasked, mail: unasked, disk: unasked, scanner: undefined },
};

let server: Server;
let base: string;
let status: Health['status'];

beforeAll(async () => {
  const nothing = () => undefined;
  const watch = new Watch({ start: nothing, stop: () => Promise.resolve(), findings: nothingFound });
  watch.health = () => ({ status, checkedAt: '2026-11-20T10:00:00.000Z', parts: [] });
  const endpoints = new EndpointMonitor('http://127.0.0.1:1');
  const answers = new StatusServer({ watch, keeper: new Keeper(watch), endpoints });
  server = createServer((request, response) => {
    if (!answers.answer(request, response)) response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => void server.close());

it.each([
  ['up', 200, 'All parts work'],
  ['degraded', 200, 'Some parts do not work as they should'],
  ['down', 503, 'The portal does not work'],
] as const)(
  'answers programs with a code and people with words when the portal is %s',
  async (state, code, sentence) => {
    status = state;
    const forPrograms = await fetch(`${base}/status.json`);
    expect([forPrograms.status, await forPrograms.json()]).toMatchObject([code, { status: state }]);
    const asked = await fetch(`${base}/status.json`, { method: 'HEAD' });
    expect([asked.status, await asked.text()]).toEqual([code, '']);
    const page = await fetch(`${base}/status`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).toContain(sentence);
    // The portal's own screens read this, and show what it tells.
    expect((await fetch(`${base}/api/health`)).status).toBe(200);
  },
);

it.each([
  ['up', 'works', '#17602f'],
  ['degraded', 'degraded', '#784500'],
  ['down', 'down', '#9b1c16'],
] as const)('draws a badge when the portal is %s', async (state, word, colour) => {
  status = state;
  const badge = await fetch(`${base}/status/badge.svg`);
  expect([badge.status, badge.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  const picture = await badge.text();
  expect(picture).toBe(badgeOf({ status: state }));
  expect(picture).toContain(`<title>portal: ${word}</title>`);
  expect(picture).toContain(`aria-label="portal: ${word}"`);
  expect([...picture.matchAll(/fill="(#\w{6})"/g)].map(([, fill]) => fill)).toEqual(['#0c2c35', colour]);
});

it('shows what it knows before the service has started, of a period that there is', async () => {
  const read = async (path: string): Promise<unknown> => (await fetch(base + path)).json();
  expect(await read('/api/health/news')).toEqual({ incidents: [], maintenance: [] });
  expect(await read('/api/health/history?period=7d')).toEqual({ period: '7d', parts: [] });
  expect(await read('/api/health/history?period=ever')).toEqual({ period: '24h', parts: [] });
});

it('is only read, and leaves every other address to the service', async () => {
  const refused = await fetch(`${base}/status.json`, { method: 'POST' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await fetch(`${base}/status.xml`)).status).toBe(404);
});
