import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceOf } from '../testing/device-of.js';
import { DeviceListPage } from './device-list.page.js';

it('says that there is no device yet', async () => {
  answerWith(() => ({ body: { items: [] } }));
  await show(<DeviceListPage />, { role: 'End User' });
  await screen.findByText('No devices found');
  screen.getByText("You don't have any allocated devices yet.");
});

it('acknowledges a device, and offers a verification only where one is due', async () => {
  const items = [
    deviceOf(),
    deviceOf({ id: 'd2', acknowledgmentStatus: 'Pending', status: 'Allocated' }),
    deviceOf({ id: 'd3', verificationStatus: 'Completed' }),
  ];
  const asked = answerWith(({ method }) => ({ body: method === 'POST' ? items[0] : { items } }));
  await show(<DeviceListPage />, { role: 'End User' });
  const verify = await screen.findByRole('link', { name: 'Verify Device' });
  expect(verify.getAttribute('href')).toBe('/enduser/devices/d1/verify');
  await userEvent.click(screen.getByRole('button', { name: 'Acknowledge' }));
  await screen.findByText('You acknowledged the device');
  expect(asked.find(({ method }) => method === 'POST')?.path).toBe('/api/devices/d2/acknowledge');
});
