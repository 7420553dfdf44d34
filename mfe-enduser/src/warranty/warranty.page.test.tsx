import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { deviceOf } from '../testing/device-of.js';
import { WarrantyPage } from './warranty.page.js';

it('shows the AMC of each device with its contract number', async () => {
  const amcInfo = {
    number: 'AMC-2026-000001',
    provider: 'Test Care',
    type: 'Preventive',
    endDate: '2099-01-01',
    remainingDays: 9999,
  };
  answerWith(() => ({ body: { items: [deviceOf({ amcInfo })] } }));
  await show(<WarrantyPage />, { role: 'End User' });
  await screen.findByText('AMC-2026-000001');
  screen.getByText('Preventive');
  screen.getByText('No warranty is registered for this device.');
});
