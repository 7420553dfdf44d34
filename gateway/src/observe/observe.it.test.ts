import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { applicantEndpoints, assets, users } from '@portal/contracts';
import { jest } from '@jest/globals';
import type { MsgHdrs } from '@nats-io/transport-node';
import { log, startTracing, stopTracing } from '@portal/service-kit';
import { eventually, startCollector } from '@portal/service-kit/testing';
import { startTestGateway, type TestGateway } from '../testing/start-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const figures = async () => (await (await fetch(`${gateway.url}/metrics`)).text()).split('\n');
const countOf = async (labels: string) =>
  (await figures()).find((line) => line.startsWith(`portal_http_seconds_count{${labels}}`))?.split(' ')[1];

it('counts answers by the pattern of their address, and never by the record or by who asked', async () => {
  await gateway.fetch(assets.get.path.replace('{id}', 'secret-id'));
  expect(await countOf(`method="GET",route="/api/assets/:id",status="401"`)).toBe('1');
  expect((await figures()).join('\n')).not.toContain('secret-id');
});

it('writes one line for each answer with nobody in it', async () => {
  const lines = jest.spyOn(log, 'info').mockImplementation(() => undefined);
  await gateway.fetch(`${users.list.path}?q=somebody@example.gov.in`, { headers: { authorization: 'Bearer secret' } });
  await fetch(`${gateway.url}/health/live`);
  await figures();
  const told = lines.mock.calls.filter(([, words]) => words === 'answered').map(([said]) => said as object);
  lines.mockRestore();
  expect(told).toEqual([
    {
      ...{ request: expect.any(String), trace: expect.any(String) },
      ...{ method: 'GET', route: '/api/users', status: 401, ms: expect.any(Number) },
    },
  ]);
});

it('counts and tells of who did not wait for the answer', async () => {
  const lines = jest.spyOn(log, 'info').mockImplementation(() => undefined);
  let isAsked = () => undefined as void;
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  gateway.serve(applicantEndpoints.sendCode.subject, () => {
    isAsked();
    return new Promise(() => undefined);
  });
  const leaving = new AbortController();
  const { path, method } = applicantEndpoints.sendCode;
  const gone = gateway.fetch(path, { method, signal: leaving.signal }).catch(() => 'gone');
  await asked;
  leaving.abort();
  expect(await gone).toBe('gone');
  const labels = `method="POST",route="/api${path}",status="499"`;
  await eventually(async () => expect(await countOf(labels)).toBe('1'));
  expect(lines.mock.calls.filter(([, words]) => words === 'answered').map(([said]) => said)).toMatchObject([
    { route: `/api${path}`, status: 499 },
  ]);
  lines.mockRestore();
});

const ofTheEdge = '0123456789abcdef0123456789abcdef';

describe('the id of a request', () => {
  /** What the service behind was told. */
  async function idsOf(headers: Record<string, string>) {
    let asked: MsgHdrs | undefined;
    gateway.serve(applicantEndpoints.openByLink.subject, ({ headers: told }) => void (asked = told));
    await gateway.fetch(applicantEndpoints.openByLink.path, { method: 'POST', headers });
    return [asked?.get('request-id'), asked?.get('traceparent')];
  }

  it('is the one that the edge gave, and begins a trace', async () => {
    expect(await idsOf({ 'x-request-id': ofTheEdge })).toEqual([ofTheEdge, `00-${ofTheEdge}-0123456789abcdef-00`]);
  });

  it('is made where none came that can be one, and what calls itself a trace and is none is left', async () => {
    const [id, traceparent] = await idsOf({ 'x-request-id': 'made-up', traceparent: '00-1-2-3' });
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(traceparent).toBe(`00-${id}-${id?.slice(16)}-00`);
  });

  it('stays beside the trace that the caller has begun, whose wish to be measured goes no further', async () => {
    const begun = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const unmeasured = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`;
    expect(await idsOf({ 'x-request-id': ofTheEdge, traceparent: begun })).toEqual([ofTheEdge, unmeasured]);
  });

  it('stands in a refusal', async () => {
    const answer = await gateway.fetch(assets.list.path, { headers: { 'x-request-id': ofTheEdge } });
    expect(await answer.json()).toMatchObject({ traceId: ofTheEdge });
  });
});

describe('with a collector of traces', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  beforeEach(async () => {
    collector = await startCollector();
    await startTracing('gateway', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  });
  afterEach(async () => {
    await stopTracing();
    await collector.stop();
  });

  it('begins a trace that is called as the request, and tells what is asked for it that it is a part', async () => {
    const id = '89abcdef0123456789abcdef01234567';
    let asked: MsgHdrs | undefined;
    gateway.serve(applicantEndpoints.status.subject, ({ headers: told }) => void (asked = told));
    const { path, method } = applicantEndpoints.status;
    await gateway.fetch(`${path}?q=secret-word`, { method, headers: { 'x-request-id': id } });
    await stopTracing();
    const [top, ask] = [2, 3].map((kind) => collector.spans.find((span) => span.kind === kind));
    expect(top).toMatchObject({ traceId: id, name: `${method} /api${path}`, status: {} });
    expect(top?.parentSpanId).toBeFalsy();
    expect(top?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
    expect(ask).toMatchObject({ traceId: id, parentSpanId: top?.spanId, name: applicantEndpoints.status.subject });
    expect(asked?.get('traceparent')).toBe(`00-${id}-${ask?.spanId}-01`);
    expect(collector.text()).not.toContain('secret-word');
  });

  it('goes on with the trace that the caller has begun, whatever the caller says of measuring it', async () => {
    const begun = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`;
    await gateway.fetch(assets.list.path, { headers: { traceparent: begun } });
    await stopTracing();
    expect(collector.spans).toMatchObject([{ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) }]);
  });

  describe('and a page that asks', () => {
    // Not by `fetch`, which says itself in which mode it asks.
    const ofPage = async (headers: Record<string, string> = {}) => {
      const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'x-request-id': ofTheEdge };
      const asked = get(`${gateway.url}/api${assets.list.path}`, { headers: { ...own, ...headers } });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      await once(answer.resume(), 'end');
      return answer.headers['server-timing'];
    };
    const tell = (times: object) =>
      gateway.fetch('/browser-reports', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify([
          { request: ofTheEdge, ago: 5_000, took: 250, waited: 200, page: '/buyer/assets', ...times },
        ]),
      });

    it('asks its browser how long it took, of which what the gateway did is a part', async () => {
      expect(await ofPage()).toBe(`browser;desc="${ofTheEdge}"`);
      const before = Date.now();
      expect((await tell({})).status).toBe(204);
      await stopTracing();
      const [browser, ...others] = collector.spans.filter(({ service }) => service === 'browser');
      const top = collector.spans.find(({ name }) => name === 'GET /api/assets');
      expect(others).toEqual([]);
      expect(browser).toMatchObject({ traceId: ofTheEdge, spanId: top?.parentSpanId, kind: 3, name: 'request' });
      expect(top?.service).toBe('gateway');
      expect(browser?.attributes).toContainEqual({ key: 'portal.page', value: { stringValue: '/buyer/assets' } });
      const [began, ended] = [Number(browser?.startTimeUnixNano) / 1e6, Number(browser?.endTimeUnixNano) / 1e6];
      expect(ended - began).toBeCloseTo(250, 1);
      expect(Math.abs(before - 5_000 - began)).toBeLessThan(2_000);
    });

    it.each([
      ['names no request', { request: 'somebody' }],
      ['says which record it was', { page: '/buyer/assets/4711' }],
      ['took longer than it is ago', { took: 6_000 }],
      ['lay before the page', { ago: 700_000 }],
    ])('takes nothing that %s', async (_, times) => {
      expect((await tell(times)).status).toBe(204);
      await stopTracing();
      expect(collector.spans.filter(({ service }) => service === 'browser')).toEqual([]);
    });

    it.each([
      ['who does not wait for the answer', { 'sec-fetch-mode': 'no-cors' }],
      ['another site', { 'sec-fetch-site': 'cross-site' }],
      ['who has begun a trace', { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00` }],
    ])('asks not %s', async (_, headers) => {
      expect(await ofPage(headers)).toBeUndefined();
    });

    it('asks nobody where nothing is measured, and passes on nothing', async () => {
      await stopTracing();
      expect(await ofPage()).toBeUndefined();
      expect((await tell({})).status).toBe(204);
      expect(collector.spans).toEqual([]);
    });
  });

  it('measures nothing of what monitors ask', async () => {
    await fetch(`${gateway.url}/health/live`);
    await figures();
    await stopTracing();
    expect(collector.spans).toEqual([]);
  });
});

it('tells what every process has: memory, event loop, garbage collection', async () => {
  const names = (await figures()).filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2]);
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds', 'nodejs_gc_duration_seconds'])
    expect(names).toContain(name);
});
