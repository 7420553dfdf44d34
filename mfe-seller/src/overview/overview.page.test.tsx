import { operations } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import { nav } from '../nav.js';
import { OverviewPage } from './overview.page.js';

const stats = {
  ...{ totalPOs: 8, activePOs: 3, completedPOs: 2, pendingValue: 340_000, totalValue: 10_800_000 },
  overdueDeliveries: 0,
};
const deliveries = {
  ...{ from: '2025-11-27', deliveredOrders: 32, onTimeOrders: 23, lateOrders: 9, overdueOrders: 0 },
  ...{ onTimeDeliveryRate: 72, onTimeDeliveryChange: null, avgDeliveryTime: 31.2, avgDeliveryTimeChange: null },
  trend: [],
};
const order = {
  ...{ id: 'o1', version: 1, createdAt: '2026-11-01T05:00:00Z', gemContractNumber: 'GEMC-1', totalAmount: 118_000 },
  ...{ gemOrderCategory: 'IT Hardware', gemBuyerDepartmentName: 'Records', status: 'Approved' },
  expectedDeliveryWindow: { startDate: '2026-01-01', endDate: '2026-12-01' },
};

const answers = (activity: object[] = []) =>
  answerWith(({ path, query }) => {
    if (path === '/api/dashboard/stats') return { body: stats };
    if (path === '/api/dashboard/recent-activity') return { body: { items: activity } };
    if (path === '/api/reports/delivery-analytics') return { body: deliveries };
    const items = path === '/api/seller-orders' && query.get('status') === 'Approved' ? [order] : [];
    return { body: { items, total: items.length * 4, page: 1, pageSize: 5 } };
  });

it('shows the four figures, each a way to its orders', async () => {
  const asked = answers();
  await show(<OverviewPage />, { role: 'Seller' });
  await screen.findByText('25 % of all orders');
  screen.getByText('₹ 108.0');
  screen.getByText('pending ₹ 3.4 lakh');
  const leads = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect([/^Total Orders/, /^Active Orders/, /^Completed Orders/, /^Total Revenue/].map(leads)).toEqual([
    ...['/seller/purchase-orders', '/seller/purchase-orders?active=yes'],
    ...['/seller/purchase-orders?status=Completed', '/seller/purchase-orders?approved=yes'],
  ]);
  await screen.findByText('No recent activity found');
  expect(asked.some(({ query }) => query.get('pageSize') === '3')).toBe(true);
});

it('says what of deliveries is measured, and leads to the orders behind each figure', async () => {
  answers();
  await show(<OverviewPage />, { role: 'Seller' });
  await screen.findByText(/^A delivery counts on the day on which all of an order had come/);
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const from = '&deliveredFrom=2025-11-27';
  expect(['72 %', '31.2 days', '32', '9'].map(leads)).toEqual([
    ...['yes', 'yes', 'yes', 'late'].map((delivered) => `/seller/purchase-orders?delivered=${delivered}${from}`),
  ]);
});

it('shows what waits by the lists that the badge counts, and as many', async () => {
  const asked = answers();
  await show(<OverviewPage />, { role: 'Seller' });
  expect((await screen.findByRole('link', { name: 'GEMC-1' })).getAttribute('href')).toBe('/seller/orders/o1');
  expect((await screen.findByRole('link', { name: 'All that waits 4' })).getAttribute('href')).toBe('/seller/inbox');
  const pathOf = (subject: string) => `/api${operations.find((one) => one.subject === subject)?.path}`;
  const counted = (nav.find(({ to }) => to === '/seller/inbox')?.waits ?? []).map(({ subject, query }) => {
    const { pageSize: _, ...narrowed } = query ?? {};
    return [pathOf(subject), narrowed];
  });
  const shown = asked
    .filter(({ query }) => query.get('pageSize') === '5' && (query.has('status') || query.has('waiting')))
    .map(({ path, query }) => {
      const { pageSize: _, sort: __, ...narrowed } = Object.fromEntries(query);
      return [path, narrowed];
    });
  expect(shown).toHaveLength(counted.length);
  expect(shown).toEqual(expect.arrayContaining(counted));
});

it('leads from what happened lately to the record, where that has a page here', async () => {
  const happened = (type: string, label: string) => ({
    ...{ description: 'Purchase order confirmed', user: 'Asha', colour: 'blue', at: '2026-11-20T05:00:00Z' },
    record: { type, id: 'r1', label },
  });
  answers([happened('PurchaseOrder', 'PO-1'), happened('Document', 'Bill'), happened('User', 'Me')]);
  await show(<OverviewPage />, { role: 'Seller' });
  const leads = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await leads('PO-1')).toBe('/seller/purchase-orders/r1');
  expect(await leads('Bill')).toBe('/seller/documents/r1');
  expect([screen.queryByText('Me') !== null, screen.queryByRole('link', { name: 'Me' })]).toEqual([true, null]);
});

it('leads to the daily work, and to a new order', async () => {
  answers();
  await show(<OverviewPage />, { role: 'Seller' });
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(
    [
      ...['Submit Quote', 'Upload Delivery Proof', 'Register AMC', 'View Support Tickets'],
      ...['Import Delivered Assets CSV', 'Add New Order'],
    ].map(leads),
  ).toEqual([
    ...['/seller/quotes', '/seller/delivery', '/seller/amc/new', '/seller/support'],
    ...['/seller/assets/import', '/seller/orders/new'],
  ]);
});

it('shows the three newest orders and how deliveries go, each under its heading', async () => {
  answerWith(({ path, query }) => {
    if (path === '/api/dashboard/stats') return { body: stats };
    if (path === '/api/dashboard/recent-activity') return { body: { items: [] } };
    if (path === '/api/reports/delivery-analytics') return { body: deliveries };
    const items = path === '/api/seller-orders' && query.get('pageSize') === '3' ? [order] : [];
    return { body: { items, total: items.length, page: 1, pageSize: 3 } };
  });
  await show(<OverviewPage />, { role: 'Seller' });
  const sheet = async (name: string) =>
    (await screen.findByRole('heading', { name: new RegExp(`^${name}`) })).closest('section') as HTMLElement;
  const link = await within(await sheet('Recent Orders')).findByRole('link', { name: /GEMC-1/ });
  expect(link.getAttribute('href')).toBe('/seller/orders/o1');
  within(await sheet('Performance Metrics')).getByText('72 %');
});

it('says what it could not fetch, with Retry', async () => {
  answerWith(({ path }) =>
    path === '/api/dashboard/stats'
      ? { status: 500, body: { error: 'Oops' } }
      : { body: { items: [], total: 0, page: 1, pageSize: 1 } },
  );
  await show(<OverviewPage />, { role: 'Seller' });
  await screen.findByText('Error loading seller data', undefined, { timeout: 4000 });
  expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(0);
});
