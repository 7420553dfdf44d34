import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
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
  const asked = answerWith(({ method, path }) => ({
    body: method === 'POST' ? items[0] : { items: path.startsWith('/api/device-claims') ? [] : items },
  }));
  await show(<DeviceListPage />, { role: 'End User' });
  const verify = await screen.findByRole('link', { name: 'Verify Device' });
  expect(verify.getAttribute('href')).toBe('/enduser/devices/d1/verify');
  await userEvent.click(screen.getByRole('button', { name: 'Acknowledge' }));
  await screen.findByText('You acknowledged the device');
  expect(asked.find(({ method }) => method === 'POST')?.path).toBe('/api/devices/d2/acknowledge');
});

const claims = [
  { id: 'c1', serialNumber: 'SN-77', status: 'Waiting', createdAt: '2026-06-01T05:00:00.000Z' },
  { id: 'c2', serialNumber: 'SN-78', status: 'Refused', reason: 'It stays in the store' },
  { id: 'c3', serialNumber: 'SN-79', status: 'Confirmed' },
];
const serve = (devices: object[], added: { status: number; body: object } = { status: 201, body: { ...claims[0] } }) =>
  answerWith(({ method, path }) =>
    method === 'POST' ? added : { body: { items: path.startsWith('/api/device-claims') ? claims : devices } },
  );

it('asks the office for a device by its serial number, and shows what it was asked for', async () => {
  const asked = serve([]);
  await show(<DeviceListPage />, { role: 'End User' });
  await screen.findByText('SN-77');
  screen.getByText('It stays in the store');
  expect(screen.queryByText('SN-79')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Your First Device' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Add Device' });
  await userEvent.type(dialog.getByLabelText('Serial number'), '   ');
  expect(send.disabled).toBe(true);
  await userEvent.type(dialog.getByLabelText('Serial number'), 'SN-77{Enter}');
  await screen.findByText('Your office was asked to confirm the device');
  expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
    ...{ path: '/api/enduser/devices/add', body: { serialNumber: 'SN-77' } },
  });
});

it('says at the field why a device cannot be asked for', async () => {
  const error = 'This device is already among yours';
  serve([deviceOf()], {
    status: 409,
    body: { status: 409, code: 'DEVICE_OWN', error, fields: { serialNumber: error } },
  });
  await show(<DeviceListPage />, { role: 'End User' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Device' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Serial number'), 'SN-1{Enter}');
  await dialog.findAllByText(error);
});

it('pages through many devices, and begins anew with what a search finds', async () => {
  serve(
    Array.from({ length: 45 }, (_, n) => deviceOf({ id: `d${n}`, deviceName: `Device ${n}`, serialNumber: `SN-${n}` })),
  );
  await show(<DeviceListPage />, { role: 'End User' });
  await screen.findByText('Showing 1 to 20 of 45');
  expect(screen.queryByText('Device 40')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  screen.getByText('Device 40');
  expect(screen.queryByText('Device 0')).toBeNull();
  await userEvent.type(screen.getByLabelText('Search name, serial number, device ID'), 'Device 7');
  screen.getByText('Device 7');
  expect(screen.queryByText(/^Showing/)).toBeNull();
});

it('narrows the devices by words and by how their verification stands', async () => {
  serve([deviceOf({ deviceName: 'Alpha' }), deviceOf({ id: 'd2', deviceName: 'Beta', serialNumber: 'SN-2' })]);
  await show(<DeviceListPage />, { role: 'End User' });
  await screen.findByText('Alpha');
  await userEvent.type(screen.getByLabelText('Search name, serial number, device ID'), 'sn-2');
  screen.getByText('Beta');
  expect(screen.queryByText('Alpha')).toBeNull();
  await userEvent.type(screen.getByLabelText('Search name, serial number, device ID'), 'x');
  screen.getByText('No devices match your search');
});

it('shows the devices whose verification stands as the address says, and writes there what is chosen', async () => {
  serve([
    deviceOf({ deviceName: 'Alpha', verificationStatus: 'Completed' }),
    deviceOf({ id: 'd2', deviceName: 'Beta' }),
  ]);
  const at = '/enduser/devices?verification=Pending';
  const { router } = await show(<DeviceListPage />, { role: 'End User', at });
  await screen.findByText('Beta');
  expect(screen.queryByText('Alpha')).toBeNull();
  await userEvent.click(screen.getByRole('combobox', { name: 'Verification' }));
  await userEvent.click(await screen.findByTitle('Completed'));
  await screen.findByText('Alpha');
  expect(screen.queryByText('Beta')).toBeNull();
  expect(router.state.location.search).toBe('?verification=Completed');
});
