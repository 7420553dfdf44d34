import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceOf } from '../testing/device-of.js';
import { DevicePage } from './device.page.js';

const file = {
  id: 'f1',
  name: 'warranty.pdf',
  type: 'pdf',
  size: 10,
  sha256: '',
  uploadedAt: '2026-06-01T05:00:00.000Z',
};
const documents = [
  { id: 'p1', name: 'Warranty card', type: 'warranty', uploadedAt: file.uploadedAt, expiresOn: '2029-01-31', file },
];
const ticket = { id: 't1', number: 'TKT-2026-000007', title: 'Key sticks', status: 'Open', createdAt: file.uploadedAt };

/** Answers as the services do, about one device. */
const serve = (device: object, its: { documents?: object[]; tickets?: object[]; total?: number } = {}) =>
  answerWith(({ path }) => {
    if (path.startsWith('/api/support-tickets'))
      return { body: { items: its.tickets ?? [], total: its.total ?? 0, page: 1, pageSize: 5 } };
    if (path.startsWith('/api/warranty-claims')) return { body: { items: [], total: 0, page: 1, pageSize: 20 } };
    if (path.endsWith('/documents')) return { body: { items: its.documents ?? [] } };
    if (path.endsWith('/scan')) return { body: { id: 'f1', scan: 'clean' } };
    if (path.endsWith('/verifications')) return { body: { items: [] } };
    return { body: device };
  });

it('shows the tickets and the approved documents of the device', async () => {
  const asked = serve(deviceOf(), { documents, tickets: [ticket], total: 6 });
  await show(<DevicePage />, { role: 'End User' });
  const link = await screen.findByRole('link', { name: 'Key sticks' });
  expect(link.getAttribute('href')).toBe('/enduser/support/t1');
  const list = within(screen.getByRole('region', { name: 'Tickets' }));
  list.getByText('TKT-2026-000007');
  expect(list.getByRole('link', { name: 'All tickets' }).getAttribute('href')).toBe('/enduser/support?q=SN-1');
  expect(asked.find(({ path }) => path === '/api/support-tickets')?.query.get('deviceId')).toBe('d1');
  const papers = within(screen.getByRole('region', { name: 'Documents' }));
  await papers.findByText('Warranty card');
  papers.getByRole('button', { name: 'Download warranty.pdf' });
});

it('says that there is no ticket and no document, and leads to a ticket about the device', async () => {
  serve(deviceOf());
  await show(<DevicePage />, { role: 'End User' });
  await screen.findByText('You have no ticket about this device.');
  await screen.findByText('No document of this device is there to read.');
  const create = screen.getByRole('link', { name: 'Create Ticket' });
  expect(create.getAttribute('href')).toBe('/enduser/support/new?device=d1');
});

it('tells what covers the device, and that nothing does', async () => {
  const warrantyInfo = {
    provider: 'Test Seller',
    type: 'Extended',
    endDate: '2020-01-01',
    remainingDays: 0,
    contactNumber: '1800 11 0001',
  };
  serve(deviceOf({ warrantyInfo }));
  await show(<DevicePage />, { role: 'End User' });
  const warranty = await screen.findByRole('region', { name: 'Warranty' });
  within(warranty).getByText('Expired');
  expect(within(warranty).getByRole('link').getAttribute('href')).toBe('tel:1800110001');
  within(screen.getByRole('region', { name: 'AMC' })).getByText('This device has no AMC contract.');
});

it.each([
  ['In Use', 'It is in repair', 'Yes, it is in repair', 'Under Repair'],
  ['Under Maintenance', 'It is back from repair', 'Yes, it is back', 'Active'],
] as const)('lets the holder of a device that is %s say: %s', async (status, button, yes, said) => {
  const asked = serve(deviceOf({ status }));
  await show(<DevicePage />, { role: 'End User' });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Your office is told, and it stands in the life of the device.');
  const written = () => asked.filter(({ method }) => method === 'PUT');
  expect(written()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: yes }));
  await screen.findByText('Your office was told');
  expect(written()).toMatchObject([{ path: '/api/devices/d1/repair-status', body: { status: said } }]);
});
