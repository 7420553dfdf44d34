import { answerWith, show } from '@portal/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SystemPage } from './system.page.js';

it('shows the measured health of the parts, and checks it again on request', async () => {
  const part = { name: 'identity', state: 'up', version: '1', instances: 2, latency: 3, lastFailure: null };
  const asked = answerWith(() => ({
    body: {
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
