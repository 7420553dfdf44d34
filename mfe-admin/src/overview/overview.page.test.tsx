import { answerWith, show, type Asked } from '@portal/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { OverviewPage } from './overview.page.js';

const approved = {
  action: 'registration.registration.approved',
  description: 'Registration approved',
  user: 'Test Administrator',
  userEmail: 'admin@example.gov.in',
  record: { type: 'Registration', id: 'r1', label: 'REG-2026-000007' },
  at: new Date(Date.now() - 120_000).toISOString(),
};

const waitingRegistration = {
  ...{ id: 'r1', version: 1, number: 'REG-1', name: 'New Office', contactPerson: 'Meera' },
  ...{ submittedAt: '2019-12-01T05:00:00Z', dueOn: '2099-01-01' },
};

const none = { warranty: 0, amc: 0 };
const ends = (within30 = none) => ({ ended: none, within7: none, within30, within90: none, alertDays: none });
const answers = (items: object[], within30 = none) =>
  answerWith(({ path }: Asked) => {
    if (path === '/api/expiries/counts') return { body: ends(within30) };
    if (path === '/api/users/counts')
      return { body: { total: 9, suspended: 1, byRole: { Buyer: 4, Seller: 2, 'End User': 3 } } };
    if (path === '/api/registrations/counts') return { body: { pending: 5, byKind: {} } };
    if (path === '/api/health') return { body: { status: 'up', parts: [], checkedAt: approved.at } };
    if (path === '/api/dashboard/recent-activity') return { body: { items } };
    return { body: { items: [], total: 0, page: 1, pageSize: 5 } };
  });

it('has the six numbers and the five ways of the requirements', async () => {
  const asked = answers([]);
  await show(<OverviewPage />);
  const figures = ['Total Users', 'Buyers', 'Sellers', 'End Users', 'Pending', 'System Health'];
  for (const figure of figures) expect((await screen.findAllByText(figure)).length).toBeGreaterThan(0);
  for (const way of ['Manage Buyers', 'Manage Sellers', 'Manage End Users', 'Manage Support Agents', 'Manage Orders'])
    screen.getByText(way);
  await screen.findByText('9');
  const before = asked.filter(({ path }) => path === '/api/registrations/counts').length;
  fireEvent.click(screen.getByText('Refresh'));
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === '/api/registrations/counts').length).toBeGreaterThan(before),
  );
});

it('alerts to covers that end within 30 days, each kind only where there are some', async () => {
  answers([], { warranty: 4, amc: 0 });
  await show(<OverviewPage />);
  const alert = await screen.findByRole('link', { name: /Warranties Expiring/ });
  expect(alert.getAttribute('href')).toBe('/superadmin/expiries?kind=warranty&ends=30');
  expect(screen.queryByText('AMC Expiring')).toBeNull();
});

it('says that nothing happened lately', async () => {
  answers([]);
  await show(<OverviewPage />);
  await screen.findByText('No recent activity found');
});

it('tells what happened, to whom it belongs and how long ago, with its colour', async () => {
  const asked = answers([approved]);
  await show(<OverviewPage />);
  await screen.findByText('Registration approved');
  screen.getByText('admin@example.gov.in');
  screen.getByText(/2 minutes ago/);
  expect(document.querySelector('.activity.green')).not.toBeNull();
  expect(asked.find(({ path }) => path === '/api/dashboard/recent-activity')?.query.get('limit')).toBe('10');
});

it('shows what waits, the most urgent first, each where it is done, and leads to all of it', async () => {
  const late = { ...waitingRegistration, id: 'r2', number: 'REG-2', dueOn: '2020-01-01' };
  answerWith(({ path }: Asked) => {
    if (path === '/api/expiries/counts') return { body: ends() };
    if (path === '/api/registrations') return { body: { items: [waitingRegistration, late], total: 9 } };
    if (path === '/api/users/counts') return { body: { total: 9, suspended: 1, byRole: {} } };
    if (path === '/api/registrations/counts') return { body: { pending: 9, byKind: {} } };
    if (path === '/api/health') return { body: { status: 'up', parts: [], checkedAt: approved.at } };
    return { body: { items: [], total: 0, page: 1, pageSize: 5 } };
  });
  await show(<OverviewPage />);
  const links = await screen.findAllByRole('link', { name: /^REG-/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/superadmin/registrations/r2',
    '/superadmin/registrations/r1',
  ]);
  screen.getByText('Time is over');
  const all = screen.getByRole('link', { name: 'All that waits 9' });
  expect(all.getAttribute('href')).toBe('/superadmin/inbox');
});
