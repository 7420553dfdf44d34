import { applicantEndpoints, assets, users } from '@portal/contracts';
import { jest } from '@jest/globals';
import type { MsgHdrs } from '@nats-io/transport-node';
import { log } from '@portal/service-kit';
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

describe('the id of a request', () => {
  const ofTheEdge = '0123456789abcdef0123456789abcdef';
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

  it('stays beside the trace that the caller has begun', async () => {
    const begun = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    expect(await idsOf({ 'x-request-id': ofTheEdge, traceparent: begun })).toEqual([ofTheEdge, begun]);
  });

  it('stands in a refusal', async () => {
    const answer = await gateway.fetch(assets.list.path, { headers: { 'x-request-id': ofTheEdge } });
    expect(await answer.json()).toMatchObject({ traceId: ofTheEdge });
  });
});

it('tells what every process has: memory, event loop, garbage collection', async () => {
  const names = (await figures()).filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2]);
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds', 'nodejs_gc_duration_seconds'])
    expect(names).toContain(name);
});
