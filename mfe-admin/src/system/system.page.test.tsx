import { answerWith, show } from '@portal/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SystemPage } from './system.page.js';

it('shows the measured health of the parts, and checks it again on request', async () => {
  const part = {
    ...{ name: 'identity', below: null, state: 'up', since: '2026-11-01T09:00:00Z' },
    ...{ version: '1', instances: 2, latency: 3, lastFailure: null },
  };
  const parts = [part, { ...part, name: 'asset', state: 'down' }, { ...part, name: 'virus-scanner', state: 'off' }];
  const answers: Record<string, object> = {
    '/api/health': { status: 'up', checkedAt: '2026-11-01T10:00:00Z', parts },
    '/api/reports/system-performance': { availability: 99.95 },
  };
  const asked = answerWith(({ path }) => ({ body: answers[path] }));
  await show(<SystemPage />);
  await screen.findByRole('heading', { name: 'System Settings' });
  await screen.findByText('System Health');
  await screen.findByText('1 / 2');
  await screen.findByText('99.95 %');
  await screen.findByText('Not set up');
  fireEvent.click(screen.getByText('Check System Health'));
  await waitFor(() => expect(asked.filter(({ path }) => path === '/api/health')).toHaveLength(2));
});

it('says that the watch does not answer, and asks it again on request', async () => {
  let isAway = true;
  answerWith(({ path }) => {
    if (path === '/api/settings/expiries') return { body: expiry };
    if (path !== '/api/health') return { body: { items: [], days: 10, version: 4 } };
    if (isAway) return { status: 503, body: { error: 'Away', code: 'AWAY' } };
    return { body: { status: 'down', checkedAt: '2026-11-01T10:00:00Z', parts: [] } };
  });
  await show(<SystemPage />);
  const alert = await screen.findByText(
    'This part of the portal is not available right now. Please try again.',
    {},
    { timeout: 10_000 },
  );
  isAway = false;
  const problem = alert.closest<HTMLElement>('[role=alert]');
  if (!problem) throw new Error('it is not told at once');
  await userEvent.click(within(problem).getByRole('button', { name: 'Retry' }));
  await screen.findByText('Down');
});

const expiry = {
  ...{ warrantyAlertDays: 30, amcAlertDays: 30, warrantyViewMonths: 3, amcViewMonths: 3 },
  ...{ noticeDays: [90, 30, 7], version: 2 },
};
const saveIn = async (title: string) => {
  const sheet = screen.getByRole('heading', { name: title }).closest('section');
  if (!sheet) throw new Error(`${title} is no part of the page`);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save' }));
};

it('sets from when on an end counts as near, and when its sides are told', async () => {
  const asked = answerWith(({ path }) => {
    if (path === '/api/settings/expiries') return { body: expiry };
    return { body: path === '/api/health' ? { parts: [] } : { items: [], days: 10, version: 4 } };
  });
  await show(<SystemPage />, { role: 'Super Admin' });
  const days = await screen.findByLabelText('Days of alerts about warranties');
  const written = () => asked.filter(({ method }) => method === 'PUT');
  await userEvent.clear(days);
  await userEvent.type(days, '400');
  await saveIn('What ends');
  expect((await screen.findAllByText('Please enter a number of days between 1 and 366')).length).toBeGreaterThan(0);
  expect(written()).toEqual([]);
  await userEvent.clear(days);
  await userEvent.type(days, '45');
  await userEvent.click(screen.getByLabelText('90 days'));
  await userEvent.click(screen.getByLabelText('60 days'));
  await saveIn('What ends');
  await screen.findByText('The settings were saved');
  expect(written()).toMatchObject([
    { path: '/api/settings/expiries', body: { warrantyAlertDays: 45, amcAlertDays: 30, noticeDays: [60, 30, 7] } },
  ]);
});

it('sets the days of an inspection, for receipts that are opened afterwards', async () => {
  const asked = answerWith(({ path }) => {
    if (path === '/api/settings/expiries') return { body: expiry };
    return { body: path === '/api/health' ? { parts: [] } : { items: [], days: 10, version: 4 } };
  });
  await show(<SystemPage />, { role: 'Super Admin' });
  const days = await screen.findByLabelText('Days of an inspection');
  screen.getByText(/A change holds for receipts that are opened afterwards/);
  const written = () => asked.filter(({ method }) => method === 'PUT');
  await userEvent.clear(days);
  await userEvent.type(days, '61');
  await saveIn('Inspection of deliveries');
  expect((await screen.findAllByText('Please enter a number of days between 1 and 60')).length).toBeGreaterThan(0);
  expect(written()).toEqual([]);
  await userEvent.clear(days);
  await userEvent.type(days, '15');
  await saveIn('Inspection of deliveries');
  await screen.findByText('Saved: 15 days for an inspection');
  expect(written()).toMatchObject([{ path: '/api/settings/inspection-time', body: { days: 15 } }]);
});
