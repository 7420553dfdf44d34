import { answerWith, show } from '@portal/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SystemPage } from './system.page.js';

it('shows the measured health of the parts, and checks it again on request', async () => {
  const part = { name: 'identity', state: 'up', version: '1', instances: 2, latency: 3, lastFailure: null };
  const asked = answerWith(() => ({
    body: {
      items: [],
      status: 'up',
      checkedAt: '2026-11-01T10:00:00Z',
      parts: [part, { ...part, name: 'asset', state: 'down' }, { ...part, name: 'virus-scanner', state: 'off' }],
    },
  }));
  await show(<SystemPage />);
  await screen.findByRole('heading', { name: 'System Settings' });
  await screen.findByText('System Health');
  await screen.findByText('1 / 2');
  await screen.findByText('Not set up');
  fireEvent.click(screen.getByText('Check System Health'));
  await waitFor(() => expect(asked.filter(({ path }) => path === '/api/health')).toHaveLength(2));
});

it('sets the days of an inspection, for receipts that are opened afterwards', async () => {
  const asked = answerWith(({ path }) => ({
    body: path === '/api/health' ? { parts: [] } : { items: [], days: 10, version: 4 },
  }));
  await show(<SystemPage />, { role: 'Super Admin' });
  const days = await screen.findByLabelText('Days of an inspection');
  screen.getByText(/A change holds for receipts that are opened afterwards/);
  const written = () => asked.filter(({ method }) => method === 'PUT');
  await userEvent.clear(days);
  await userEvent.type(days, '61');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Please enter a number of days between 1 and 60')).length).toBeGreaterThan(0);
  expect(written()).toEqual([]);
  await userEvent.clear(days);
  await userEvent.type(days, '15');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved: 15 days for an inspection');
  expect(written()).toMatchObject([{ path: '/api/settings/inspection-time', body: { days: 15 } }]);
});
