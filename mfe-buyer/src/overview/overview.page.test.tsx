import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverviewPage } from './overview.page.js';

const stats = {
  totalPOs: 12,
  activePOs: 3,
  completedPOs: 2,
  pendingValue: 340_000,
  totalValue: 5_890_000,
  sellerCount: 2,
  avgSellerRating: null,
  overdueDeliveries: 0,
  warrantyExpiring: 0,
  amcExpiring: 0,
  warrantyAlertDays: 30,
  amcAlertDays: 45,
  valueChange: 12,
  gemOrders: { total: 7, totalChange: null },
};

const open = (changes: Partial<Record<Exclude<keyof typeof stats, 'gemOrders'>, number | null>> = {}) => {
  answerWith(({ path }) => ({
    body: path.endsWith('/dashboard/stats') ? { ...stats, ...changes } : { items: [], total: 0, page: 1, pageSize: 5 },
  }));
  return show(<OverviewPage />, { at: '/buyer', role: 'Buyer' });
};

it('shows alerts only where there is something, and says how soon', async () => {
  await open({ warrantyExpiring: 4 });
  expect((await screen.findByRole('link', { name: 'Warranties Expiring: 4' })).getAttribute('href')).toBe(
    '/buyer/expiries?kind=warranty&ends=30',
  );
  screen.getByText('Within 30 days');
  expect(screen.queryByText(/AMC Expiring/)).toBeNull();
});

it('says so while nobody knows what ends soon, and shows all else', async () => {
  await open({ warrantyExpiring: null, amcExpiring: null, overdueDeliveries: 2 });
  await screen.findByText('What ends soon is not known at the moment. Please look again later.');
  await screen.findByRole('link', { name: 'Overdue Deliveries: 2' });
  await screen.findByText(/pending ₹ 3.4 lakh/);
});

it('leads from each figure to exactly the rows that it counts', async () => {
  await open({ overdueDeliveries: 2 });
  const leads = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await leads(/^Total GEM Orders\s*7/)).toBe('/buyer/procurement');
  expect(await leads(/^Active Orders\s*3/)).toBe('/buyer/purchase-orders?active=yes');
  // The first counts GeM orders alone, the others purchase orders too: each says so.
  screen.getByText('of 12 orders');
  expect(screen.getAllByText(/^GeM orders and purchase orders/)).toHaveLength(2);
  expect(await leads(/^Total Value/)).toBe('/buyer/purchase-orders?approved=yes');
  expect(await leads(/^Active Sellers\s*2/)).toBe('/buyer/vendors?status=Active');
  expect(await leads(/^Overdue Deliveries/)).toBe('/buyer/purchase-orders?health=Overdue');
});

it('claims no number of sellers while nobody knows who is active', async () => {
  await open({ sellerCount: null });
  await screen.findByRole('link', { name: /^Active Sellers\s*–/ });
});

it('has no alerts when nothing is urgent', async () => {
  await open();
  await screen.findByText(/pending ₹ 3.4 lakh/);
  expect(screen.queryByText('Critical Alerts')).toBeNull();
  await screen.findByText('No GEM orders found');
  // Nothing is narrowed here, so that nobody is told to change a filter.
  screen.getByText('Orders appear here once they are added.');
});

const order = {
  ...{ id: 'SO-o1', version: 1, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z', source: 'gem' },
  ...{ poNumber: 'GEMC-511687711223344', title: 'IT Hardware', priority: 'Medium', status: 'In Production' },
  ...{ department: 'District Office', requestedBy: 'Asha', requestedById: 'u1', requestedDate: '2026-11-01T05:00:00Z' },
  totalAmount: 118_000,
};

const openWith = async (lists: Partial<Record<string, object[]>>) => {
  const asked = answerWith(({ path, query }) => {
    if (path.endsWith('/dashboard/stats')) return { body: stats };
    if (path.includes('/purchase-orders/')) return { body: { ...order, currency: 'INR', items: [], history: [] } };
    const items = lists[query.get('status') ?? (query.has('waiting') ? 'waiting' : 'newest')] ?? [];
    return { body: { items, total: items.length, page: 1, pageSize: 5 } };
  });
  const shown = await show(<OverviewPage />, { at: '/buyer', role: 'Buyer' });
  await screen.findByText('Quick Actions');
  return { asked, shown };
};

it('shows the five newest orders with number, title, date, amount and status, and tracks each', async () => {
  const { asked } = await openWith({ newest: [order] });
  const link = await screen.findByRole('link', { name: /GEMC-511687711223344/ });
  expect(link.getAttribute('href')).toBe('/buyer/procurement/o1');
  for (const text of ['IT Hardware', '01-11-2026', 'In Production']) screen.getByText(text);
  expect(Object.fromEntries(asked.find(({ path }) => path.endsWith('/purchase-orders'))?.query ?? [])).toMatchObject({
    pageSize: '5',
    sort: '-requestedDate',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Track Order: GEMC-511687711223344' }));
  await screen.findByText('Order Progress: GEMC-511687711223344');
});

it('tracks the first order that is on its way, of the statuses in which there is something to follow', async () => {
  const { asked } = await openWith({ 'In Transit': [{ ...order, status: 'In Transit' }] });
  await userEvent.click(screen.getByRole('button', { name: /Track Orders/ }));
  await screen.findByText('Order Progress: GEMC-511687711223344');
  const statuses = asked
    .filter(({ path }) => path === '/api/purchase-orders')
    .flatMap(({ query }) => query.get('status') ?? []);
  expect(statuses.sort()).toEqual(['In Production', 'In Transit', 'Ready for Delivery']);
});

it('goes to procurement where nothing is on its way', async () => {
  const { shown } = await openWith({});
  await userEvent.click(screen.getByRole('button', { name: /Track Orders/ }));
  await waitFor(() => expect(shown.router.state.location.pathname).toBe('/buyer/procurement'));
});

it('leads to what is done most', async () => {
  await openWith({});
  const addresses = ['Add PO', 'Seller Analytics', 'Asset Lifecycle', 'Escalation', 'Reports'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(addresses).toEqual([
    ...['/buyer/purchase-orders/new', '/buyer/vendors', '/buyer/assets', '/buyer/escalation', '/buyer/reports'],
  ]);
});

it('leads from its head to a new order and a new escalation', async () => {
  await openWith({});
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads('New GEM Order')).toBe('/buyer/procurement/new');
  expect(leads('Raise Escalation')).toBe('/buyer/escalation/new');
});

it('says what it loads', async () => {
  answerWith(() => ({ body: stats }));
  globalThis.fetch = () => new Promise(() => undefined);
  await show(<OverviewPage />, { at: '/buyer', role: 'Buyer' });
  await screen.findByText('Loading dashboard data...');
});

it('says what it could not fetch', async () => {
  answerWith(() => ({ status: 500, body: { error: 'Something went wrong' } }));
  await show(<OverviewPage />, { at: '/buyer', role: 'Buyer' });
  await screen.findByText('Failed to fetch dashboard data', undefined, { timeout: 4000 });
});

it('shows what waits for the office, each where it is done, and says so where nothing does', async () => {
  const receipt = {
    ...{ id: 'c1', version: 1, number: 'RCT-1', orderNumber: 'GEMC-8', sellerName: 'Infotech' },
    ...{ receivedAt: '2026-11-01T05:00:00Z', dueOn: '2020-01-01' },
  };
  answerWith(({ path }) => {
    if (path.endsWith('/dashboard/stats')) return { body: stats };
    const items = path === '/api/receipts' ? [receipt] : [];
    return { body: { items, total: items.length, page: 1, pageSize: 5 } };
  });
  const { unmount } = await show(<OverviewPage />, { at: '/buyer', role: 'Buyer' });
  expect((await screen.findByRole('link', { name: 'RCT-1' })).getAttribute('href')).toBe('/buyer/receipts/c1');
  screen.getByText('Inspection of goods');
  expect(screen.getByRole('link', { name: 'All that waits 1' }).getAttribute('href')).toBe('/buyer/inbox');
  unmount();
  await open();
  await screen.findByText('Nothing waits for you');
});
