import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show } from '@portal/ui/testing';
import { ReportsPage } from './reports.page.js';

const assets = {
  totalAssets: 4,
  activeAssets: 4,
  underRepair: 0,
  disposed: 0,
  assigned: 0,
  totalValue: 200_000,
  averageValue: 50_000,
  warrantyExpiring: 0,
  amcExpiring: 0,
  needsAttention: 0,
  addedThisMonth: 0,
  byStatus: [{ status: 'Active', count: 4, value: 200_000 }],
  byCategory: [],
  byDepartment: [],
  expiring: [],
};
const orders = {
  from: '2026-10-24',
  totalOrders: 3,
  totalOrdersChange: 50,
  activeOrders: 2,
  completedOrders: 0,
  completionRate: 0,
  completionRateChange: null,
  totalValue: 300_000,
  totalValueChange: null,
  approvedOrders: 2,
  avgOrderValue: 150_000,
  onTimeDeliveryRate: null,
  onTimeDeliveryChange: null,
  avgDeliveryTime: null,
  byStatus: [{ status: 'Approved', orders: 2, value: 300_000 }],
  byDepartment: [
    {
      ...{ department: 'Test Office', totalOrders: 3, approvedOrders: 2, totalSpent: 300_000 },
      ...{ avgOrderValue: 150_000, completionRate: 0 },
    },
  ],
  byVendor: [
    {
      vendorId: 's1',
      vendor: 'Test Infotech',
      totalOrders: 2,
      completionRate: 60,
      onTimeDeliveryRate: null,
      totalValue: 300_000,
    },
  ],
  trend: [
    { from: '2026-10-24', orders: 0, value: 0 },
    { from: '2026-10-25', orders: 3, value: 300_000 },
  ],
};
const performance = {
  ...{ totalOrders: 2, completedOrders: 1, activeOrders: 1, completionRate: 50, onTimeDelivery: 100 },
  ...{ approvedOrders: 2, totalValue: 300_000, averageOrderValue: 150_000, averageDeliveryTime: 10.5 },
};
const answers: Record<string, object> = {
  'asset-stats': assets,
  'procurement-stats': orders,
  'vendor-performance': { from: '2026-10-24', vendors: [{ vendorId: 's1', vendor: 'Test Infotech', performance }] },
  'delivery-analytics': {
    ...{ from: '2026-10-24', completedOrders: 3, onTimeOrders: 1, lateOrders: 2, overdueOrders: 4 },
    ...{ onTimeDeliveryRate: 33, onTimeDeliveryChange: -12.5, avgDeliveryTime: 9.5, avgDeliveryTimeChange: 2 },
    trend: [{ from: '2026-10-24', completedOrders: 3, onTimeOrders: 1, onTimeDeliveryRate: 33 }],
  },
  'financial-summary': {
    ...{ from: '2026-10-24', approvedOrders: 2, totalValue: 300_000, totalValueChange: 12, avgOrderValue: 150_000 },
    ...{ pendingOrders: 1, pendingValue: 90_000, byDepartment: orders.byDepartment },
  },
};
const answerAll = () => answerWith(({ path }) => ({ body: answers[path.split('/').at(-1) ?? ''] }));
const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('shows the period of the address against the one before, and no rate where nothing was delivered', async () => {
  const asked = answerAll();
  await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports?period=quarter' });
  expect(await screen.findByText('Test Infotech')).toBeTruthy();
  screen.getByText('No data yet');
  screen.getByText('+50 % against the period before');
  // Three orders stand beside an average over the two that were approved.
  screen.getByText(/2 approved, on average/);
  expect(asked.some(({ query }) => query.get('period') === 'quarter')).toBe(true);
});

it('leads from each figure to the rows behind it, unless the list of orders cannot be narrowed alike', async () => {
  answerAll();
  await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports?department=Records' });
  await screen.findByText('Test Infotech');
  expect(leadsTo('Test Infotech')).toBe('/buyer/purchase-orders?department=Records&from=2026-10-24&seller=s1');
  expect(leadsTo('Test Office')).toBe('/buyer/purchase-orders?department=Test+Office&from=2026-10-24');
  expect(leadsTo('Approved')).toBe('/buyer/purchase-orders?department=Records&from=2026-10-24&status=Approved');
});

it('shows deliveries, finances and vendors, each when it is opened', async () => {
  const asked = answerAll();
  const { router } = await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports?period=year&category=Software' });
  await screen.findByText('Test Infotech');
  expect(screen.queryByRole('link', { name: 'Test Infotech' })).toBeNull();
  expect(asked.some(({ path }) => path.endsWith('delivery-analytics'))).toBe(false);
  await userEvent.click(screen.getByRole('tab', { name: 'Deliveries' }));
  await screen.findByText('-12.5 points against the period before');
  screen.getByText('+2 days against the period before');
  screen.getByText('9.5 days');
  screen.getByText('2 late');
  await userEvent.click(screen.getByRole('tab', { name: 'Finances' }));
  await screen.findByText('+12 % against the period before');
  screen.getByText('1 orders');
  await userEvent.click(screen.getByRole('tab', { name: 'Vendors' }));
  await screen.findByText('10.5 days');
  expect(router.state.location.search).toBe('?period=year&category=Software&tab=vendors');
  expect(asked.filter(({ path }) => path.endsWith('vendor-performance')).map(({ query }) => `${query}`)).toEqual([
    'period=year&category=Software',
  ]);
});

it('does not ask for orders where the role may not, and offers Retry when the numbers fail', async () => {
  let fails = true;
  const asked = answerWith(() => (fails ? { status: 500, body: { error: 'Oops' } } : { body: assets }));
  await show(<ReportsPage />, { role: 'OEM', at: '/seller/reports' });
  expect(await screen.findByText('Failed to load reports data. Please try again.')).toBeTruthy();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Asset status distribution')).toBeTruthy();
  expect(asked.every(({ path }) => path === '/api/reports/asset-stats')).toBe(true);
});

it('narrows the orders by vendor and keeps it in the address; bars have their days and their table', async () => {
  const asked = answerAll();
  const { router } = await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports?category=Software' });
  await screen.findByRole('img', { name: /25-10-2026 ₹\s3\.0/ });
  await userEvent.click(screen.getByRole('combobox', { name: 'Vendor' }));
  await userEvent.click(await screen.findByTitle('Test Infotech'));
  expect(router.state.location.search).toBe('?category=Software&vendor=s1');
  await waitFor(() =>
    expect(asked.some(({ query }) => `${query}` === 'period=month&vendor=s1&category=Software')).toBe(true),
  );
});

it('gives small shares of assets a decimal, and asks for no period of what is today', async () => {
  const many = {
    ...assets,
    totalAssets: 1000,
    byStatus: [
      { status: 'Active', count: 999, value: 1 },
      { status: 'Under Repair', count: 1, value: 1 },
    ],
  };
  answerWith(({ path }) => ({ body: path.endsWith('asset-stats') ? many : orders }));
  await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports?tab=assets' });
  await screen.findByText('99.9 %');
  screen.getByText('0.1 %');
  expect(screen.queryByRole('combobox', { name: 'Period' })).toBeNull();
});

it('schedules a report narrowed as the page is, and ends one; only for who may', async () => {
  const kept = {
    ...{ id: 'r1', version: 1, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' },
    ...{ period: 'month', department: 'Records', nextOn: '2026-12-01' },
  };
  const asked = answerWith(({ path, method }) => {
    if (path.startsWith('/api/report-schedules'))
      return {
        status: method === 'POST' ? 201 : 200,
        body: method === 'GET' ? { items: [kept], total: 1, page: 1, pageSize: 20 } : kept,
      };
    return { body: answers[path.split('/').at(-1) ?? ''] };
  });
  await show(<ReportsPage />, { role: 'Super Admin', at: '/superadmin/reports?department=Records' });
  await userEvent.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Each first of a month');
  await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  await screen.findByText('The report was scheduled');
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ period: 'week', department: 'Records' });
  await userEvent.click(dialog.getByRole('button', { name: 'End this report' }));
  await waitFor(() => expect(asked.find(({ method }) => method === 'DELETE')?.path).toBe('/api/report-schedules/r1'));
});

it('offers a buyer no schedule', async () => {
  answerAll();
  await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports' });
  await screen.findByText('Test Infotech');
  expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
});
