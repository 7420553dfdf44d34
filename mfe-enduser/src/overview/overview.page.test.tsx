import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceOf } from '../testing/device-of.js';
import { OverviewPage } from './overview.page.js';

const stats = { total: 9, open: 2, inProgress: 3, resolved: 1, closed: 3, byRole: [] };
const contacts = { phone: '1800 11-0001', email: 'support@example.gov.in', hours: '24/7', of: 'portal', version: 2 };
const bodyOf = (path: string, items: object[]) =>
  path.endsWith('/stats') ? stats : path.endsWith('/support-contacts') ? contacts : { items };
const on = (day: number, changes = {}) =>
  deviceOf({ id: `d${day}`, serialNumber: `SN-${day}`, allocationDate: `2026-06-0${day}T05:00:00.000Z`, ...changes });

it('counts devices and tickets under way, and shows the three newest devices', async () => {
  const items = [on(1), on(2, { verificationStatus: 'Completed' }), on(3), on(4)];
  answerWith(({ path }) => ({ body: bodyOf(path, items) }));
  await show(<OverviewPage />, { role: 'End User' });
  await screen.findByRole('link', { name: 'Total Devices 4' });
  const wayOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([
    wayOf('Total Devices 4'),
    wayOf('Verified Devices 1'),
    wayOf('Pending Verification 3'),
    wayOf('Active Tickets 5'),
  ]).toEqual([
    '/enduser/devices',
    '/enduser/devices?verification=Completed',
    '/enduser/devices?verification=Pending',
    '/enduser/support?active=yes',
  ]);
  const recent = within(screen.getByRole('region', { name: 'Recent device allocations' }));
  expect(recent.getAllByText(/^SN-/).map(({ textContent }) => textContent)).toEqual(['SN-4', 'SN-3', 'SN-2']);
  expect(screen.getAllByRole('link', { name: 'Verify Now' })).toHaveLength(2);
});

it('shows first what waits for the reader: receipts, then verifications, then warranties that end', async () => {
  const warrantyInfo = { provider: 'S', type: 'Standard', endDate: '2099-01-01', remainingDays: 30 };
  const items = [
    on(1, { verificationStatus: 'Completed', warrantyInfo }),
    on(2, { verificationStatus: 'Failed' }),
    on(3, { acknowledgmentStatus: 'Pending' }),
    on(4, { verificationStatus: 'Completed', warrantyInfo: { ...warrantyInfo, remainingDays: 31 } }),
  ];
  answerWith(({ path }) => ({ body: bodyOf(path, items) }));
  await show(<OverviewPage />, { role: 'End User' });
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  expect(waiting.getAllByText(/^SN-/).map(({ textContent }) => textContent)).toEqual(['SN-3', 'SN-2', 'SN-1']);
  const step = waiting.getByRole('link', { name: 'Verify again: Test Laptop' });
  expect(step.getAttribute('href')).toBe('/enduser/devices/d2/verify');
});

it('shows five of what waits, and leads to the others', async () => {
  const items = [1, 2, 3, 4, 5, 6].map((day) => on(day, { acknowledgmentStatus: 'Pending' }));
  answerWith(({ path }) => ({ body: bodyOf(path, items) }));
  await show(<OverviewPage />, { role: 'End User' });
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  expect(waiting.getAllByText(/^SN-/)).toHaveLength(5);
  expect(waiting.getByRole('link', { name: 'All devices' }).getAttribute('href')).toBe('/enduser/devices');
});

it('says that it could not be read, and tries again', async () => {
  let works = false;
  answerWith(({ path }) => {
    if (!works) return { status: 500, body: { error: 'An unexpected error occurred' } };
    return { body: bodyOf(path, []) };
  });
  await show(<OverviewPage />, { role: 'End User' });
  await screen.findByText('Error Loading Data');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText("You don't have any allocated devices yet.");
});

it('names whom to ask for help', async () => {
  answerWith(({ path }) => ({ body: bodyOf(path, []) }));
  await show(<OverviewPage />, { role: 'End User' });
  const panel = within(await screen.findByRole('region', { name: 'Support contacts' }));
  expect(panel.getByRole('link', { name: '1800 11-0001' }).getAttribute('href')).toBe('tel:1800110001');
  expect(panel.getByRole('link', { name: contacts.email }).getAttribute('href')).toBe(`mailto:${contacts.email}`);
  panel.getByText('24/7');
});
