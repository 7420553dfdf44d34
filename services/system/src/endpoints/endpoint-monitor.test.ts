import { operations } from '@portal/contracts';
import type { Bus } from '@portal/service-kit';
import { EndpointMonitor, unknownFilter } from './endpoint-monitor.js';
import { pageOfPath } from './pages.js';

it.each(operations.map((operation) => [operation.subject, operation] as const))(
  'changes nothing by asking %s: what it is asked by is refused by its reader',
  (_, { query, path }) => {
    expect(query.safeParse(Object.fromEntries(new URLSearchParams(unknownFilter))).success).toBe(false);
    expect(pageOfPath[path.split('/')[1] ?? '']).toBeDefined();
  },
);

const told = async (status: number, body = new Uint8Array(1)) => {
  const monitor = new EndpointMonitor('http://127.0.0.1:1');
  const asked: string[] = [];
  const request: Bus['request'] = (subject) => {
    asked.push(subject);
    return Promise.resolve({ status, body });
  };
  await monitor.round({ request } as Bus);
  return { asked, of: (path: string) => monitor.items().find(({ endpoint }) => endpoint === path) };
};

it('asks every operation, reads and writes alike', async () => {
  const { asked, of } = await told(401);
  const subjects = operations.map(({ subject }) => subject.replace(/\.file\.upload$/, '.file.drop'));
  expect(asked.sort()).toEqual(subjects.sort());
  expect(of('/api/assets')).toMatchObject({ status: 'connected', page: 'Assets' });
  // Anybody may ask this: that it wants a sign-in is wrong.
  expect(of('/api/auth/login')).toMatchObject({ status: 'error', error: 'Answered otherwise than expected' });
  expect(of('/api/health')).toMatchObject({ status: 'disconnected', error: 'No answer' });
});

it.each([
  [422, undefined, 'connected', undefined, '/api/auth/login'],
  [200, undefined, 'error', 'Answered without a sign-in', '/api/assets'],
  [500, undefined, 'error', 'Internal Server Error', '/api/assets'],
  [503, undefined, 'error', 'Not available right now', '/api/assets'],
  [503, new Uint8Array(0), 'disconnected', 'No answer', '/api/assets'],
  [504, new Uint8Array(0), 'disconnected', 'No answer', '/api/assets'],
])('takes %i (%j) as %s', async (status, body, state, error, path) => {
  expect((await told(status, body)).of(path)).toMatchObject({ status: state, error });
});
