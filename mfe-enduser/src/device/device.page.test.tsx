import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import { deviceOf } from '../testing/device-of.js';
import { DevicePage } from './device.page.js';

it('tells what covers the device, and that nothing does', async () => {
  const warrantyInfo = {
    provider: 'Test Seller',
    type: 'Extended',
    endDate: '2020-01-01',
    remainingDays: 0,
    contactNumber: '1800 11 0001',
  };
  answerWith(() => ({ body: deviceOf({ warrantyInfo }) }));
  await show(<DevicePage />, { role: 'End User' });
  const warranty = await screen.findByRole('region', { name: 'Warranty' });
  within(warranty).getByText('Expired');
  expect(within(warranty).getByRole('link').getAttribute('href')).toBe('tel:1800110001');
  within(screen.getByRole('region', { name: 'AMC' })).getByText('This device has no AMC contract.');
});
