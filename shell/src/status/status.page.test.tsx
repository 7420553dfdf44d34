import { answerWith, type Asked, show } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusPage } from './status.page.js';

const part = {
  ...{ name: 'edge', below: null, state: 'up', since: '2026-11-01T09:00:00Z' },
  ...{ instances: 1, latency: 3.4, lastFailure: null },
};
const failed = { at: '2026-11-01T09:00:00Z', cause: 'NATS does not answer' };
const health = {
  ...{ status: 'down', checkedAt: '2026-11-01T10:00:00Z' },
  parts: [
    part,
    { ...part, name: 'mfe-buyer', below: 'edge', version: '1.2.3' },
    { ...part, name: 'nats', state: 'down', cause: failed.cause, instances: 0, latency: null, lastFailure: failed },
    { ...part, name: 'virus-scanner', state: 'off', instances: 0, latency: null },
  ],
};
const endpoint = {
  ...{ endpoint: '/api/assets', method: 'GET', page: 'Assets', status: 'connected', responseTime: 12 },
  lastChecked: '2026-11-01T10:00:00Z',
};
const endpoints = {
  items: [endpoint, { ...endpoint, method: 'POST', status: 'disconnected', responseTime: null, error: 'No answer' }],
};
const history = {
  period: '24h',
  parts: [
    {
      ...{ name: 'portal', availability: 99.5, p50: null, p95: null, p99: null },
      bars: [{ at: '2026-11-01T09:00:00Z', availability: 99.5 }],
    },
  ],
};
const answers: Record<string, object> = {
  '/api/health': health,
  '/api/health/endpoints': endpoints,
  '/api/health/history': history,
};
const inOrder = ({ path }: Asked) => ({ body: answers[path] });

const rowOf = async (words: string) => {
  const row = (await screen.findByText(words)).closest('tr');
  if (!row) throw new Error(`${words} is in no row`);
  return within(row);
};

it('shows how every part is, with its cause, and what it was', async () => {
  answerWith(inOrder);
  await show(<StatusPage />);
  const nats = await rowOf('nats');
  nats.getByText('Down');
  nats.getByText('NATS does not answer');
  (await rowOf('mfe-buyer')).getByText('1.2.3');
  (await rowOf('edge')).getByText('3 ms');
  (await rowOf('virus-scanner')).getByText('Not set up');
  await screen.findByText('1 / 2');
  await screen.findByRole('img', { name: 'portal: 99.50 %' });
  const [first] = await screen.findAllByText(/api\/assets/);
  expect(first?.textContent).toBe('POST /api/assets');
});

it('shows that it is on its way until the first answer', async () => {
  answerWith(inOrder);
  globalThis.fetch = () => new Promise<never>(() => undefined);
  await show(<StatusPage />);
  expect(screen.getAllByText('Loading...')).toHaveLength(3);
  expect(screen.queryByRole('table')).toBeNull();
});

it('says so where nothing has been kept yet, and asks for the chosen period', async () => {
  const asked = answerWith((one) =>
    one.path === '/api/health/history' ? { body: { period: one.query.get('period'), parts: [] } } : inOrder(one),
  );
  await show(<StatusPage />);
  await screen.findByText('Nothing has been kept yet, or it cannot be read now.');
  await userEvent.click(screen.getByRole('button', { name: '90 days' }));
  expect(screen.getByRole('button', { name: '90 days' }).getAttribute('aria-pressed')).toBe('true');
  const periods = () =>
    asked.filter(({ path }) => path === '/api/health/history').map(({ query }) => query.get('period'));
  await waitFor(() => expect(periods()).toEqual(['24h', '90d']));
});

it('says that the watch does not answer, and asks it again on request', async () => {
  let isAway = true;
  answerWith((one) => (isAway ? { status: 503, body: { error: 'Away', code: 'AWAY' } } : inOrder(one)));
  await show(<StatusPage />);
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3), { timeout: 10_000 });
  expect(screen.getAllByText('This part of the portal is not available right now. Please try again.').length).toBe(3);
  isAway = false;
  for (const button of screen.getAllByRole('button', { name: 'Retry' })) await userEvent.click(button);
  await rowOf('nats');
  await screen.findByRole('img', { name: 'portal: 99.50 %' });
  expect(screen.queryByRole('alert')).toBeNull();
});
