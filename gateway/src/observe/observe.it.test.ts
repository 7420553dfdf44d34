import { assets, users } from '@portal/contracts';
import { jest } from '@jest/globals';
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
    { request: expect.any(String), method: 'GET', route: '/api/users', status: 401, ms: expect.any(Number) },
  ]);
});

it('tells what every process has: memory, event loop, garbage collection', async () => {
  const names = (await figures()).filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2]);
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds', 'nodejs_gc_duration_seconds'])
    expect(names).toContain(name);
});
