import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import { JobsSheet } from './jobs-sheet.js';

const job = {
  ...{ service: 'asset', name: 'CampaignReminders', every: 7_200, instances: 2, result: 'Done' },
  ...{ lastStart: '2026-11-01T10:00:00Z', nextStart: '2026-11-01T11:00:00Z' },
};

it('shows each job in words, with how it ended and when it comes again', async () => {
  const failing = {
    ...job,
    name: 'PaymentReminders',
    service: 'procurement',
    every: 30,
    result: 'Failed',
    fault: 'no room',
  };
  answerWith(() => ({ body: { items: [job, failing] } }));
  await show(<JobsSheet />, { role: 'Super Admin' });
  const row = (await screen.findByText('Campaign reminders')).closest('tr');
  if (!row) throw new Error('the job is in no row');
  within(row).getByText('2 hours');
  within(row).getByText('Done');
  screen.getByText('Payment reminders');
  screen.getByText('30 seconds');
  screen.getByText('no room');
});
