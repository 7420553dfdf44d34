import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { OverviewPage } from './overview.page.js';

const stats = {
  ...{ totalPOs: 8, activePOs: 3, completedPOs: 2, pendingValue: 340_000, totalValue: 10_800_000 },
  overdueDeliveries: 0,
};

it('shows the four figures, and of what waits only what is there', async () => {
  const asked = answerWith(({ path, query }) => {
    if (path === '/api/dashboard/stats') return { body: stats };
    if (path === '/api/dashboard/recent-activity') return { body: { items: [] } };
    if (path === '/api/seller-orders') {
      const total = query.get('status') === 'Approved' ? 4 : 0;
      return { body: { items: [], total, page: 1, pageSize: 1 } };
    }
    if (path === '/api/receipts')
      return { body: { items: [], total: query.get('status') === 'Rejected' ? 2 : 0, page: 1, pageSize: 1 } };
    return undefined;
  });
  await show(<OverviewPage />, { role: 'Seller' });
  await screen.findByText('25 % of all orders');
  screen.getByText('₹ 108.0');
  screen.getByText('pending ₹ 3.4 lakh');
  const leads = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect([/^Total Orders/, /^Active Orders/, /^Completed Orders/, /^Total Revenue/].map(leads)).toEqual([
    ...['/seller/purchase-orders', '/seller/purchase-orders?active=yes'],
    ...['/seller/purchase-orders?status=Completed', '/seller/purchase-orders?approved=yes'],
  ]);
  const start = await screen.findByRole('link', { name: 'Approved orders to start' });
  expect(start.getAttribute('href')).toBe('/seller/delivery?tab=start');
  const replace = await screen.findByRole('link', { name: 'Rejected goods to replace' });
  expect(replace.getAttribute('href')).toBe('/seller/receipts?status=Rejected');
  expect(screen.queryByText('Partly rejected goods to replace')).toBeNull();
  expect(screen.queryByText('Rejected orders to correct')).toBeNull();
  await screen.findByText('No recent activity found');
  expect(asked.some(({ query }) => query.get('pageSize') === '3')).toBe(true);
});

it('says what it could not fetch, with Retry', async () => {
  answerWith(({ path }) =>
    path === '/api/dashboard/stats'
      ? { status: 500, body: { error: 'Oops' } }
      : { body: { items: [], total: 0, page: 1, pageSize: 1 } },
  );
  await show(<OverviewPage />, { role: 'Seller' });
  await screen.findByText('Error loading seller data', undefined, { timeout: 4000 });
  screen.getByRole('button', { name: 'Retry' });
});
