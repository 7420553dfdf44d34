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
  byAge: [],
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
  deliveredOrders: 0,
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
  ...{ deliveredOrders: 1, onTimeOrders: 0 },
  ...{ approvedOrders: 2, totalValue: 300_000, averageOrderValue: 150_000, averageDeliveryTime: 10.5 },
};
const answers: Record<string, object> = {
  'asset-stats': assets,
  'procurement-stats': orders,
  'vendor-performance': { from: '2026-10-24', vendors: [{ vendorId: 's1', vendor: 'Test Infotech', performance }] },
  'delivery-analytics': {
    ...{ from: '2026-10-24', deliveredOrders: 3, onTimeOrders: 1, lateOrders: 2, overdueOrders: 4 },
    ...{ onTimeDeliveryRate: 33, onTimeDeliveryChange: -12.5, avgDeliveryTime: 9.5, avgDeliveryTimeChange: 2 },
    trend: [{ from: '2026-10-24', deliveredOrders: 3, onTimeOrders: 1, onTimeDeliveryRate: 33 }],
  },
  'financial-summary': {
    ...{ from: '2026-10-24', approvedOrders: 2, totalValue: 300_000, totalValueChange: 12, avgOrderValue: 150_000 },
    ...{ pendingOrders: 1, pendingValue: 90_000, byDepartment: orders.byDepartment },
  },
};
Object.assign(answers, {
  'user-activity': {
    ...{ from: '2026-10-24', users: 9, newUsers: 2, newUsersChange: null, activeUsers: 5, activeUsersChange: null },
    ...{ signIns: 40, signInsChange: 25, refusedSignIns: 3, refusedSignInsChange: -50 },
    byRole: [{ role: 'Buyer', users: 4, newUsers: 1, activeUsers: 3, signIns: 31 }],
    trend: [{ from: '2026-10-24', signIns: 40, refusedSignIns: 3 }],
  },
  'system-performance': {
    ...{ from: '2026-10-24', availability: 99.95, availabilityChange: -0.05, p95: 12.4, p95Change: 20 },
    ...{ incidents: 3, incidentsChange: null },
    byPart: [{ name: 'asset', availability: 98.5, p50: 2, p95: 5, p99: null, incidents: 3 }],
    trend: [{ from: '2026-10-24', availability: 99.95, p95: 12.4 }],
  },
  registrations: {
    ...{ from: '2026-10-24', submitted: 7, submittedChange: 40, approved: 4, approvedChange: null, rejected: 1 },
    ...{ rejectedChange: null, waiting: 6, medianHours: 26.5 },
    byKind: [{ kind: 'enduser', submitted: 7, approved: 4, rejected: 1, waiting: 6 }],
    trend: [{ from: '2026-10-24', submitted: 7, approved: 4, rejected: 1 }],
  },
});
const answerAll = () => answerWith(({ path }) => ({ body: answers[path.split('/').at(-1) ?? ''] }));
const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('shows the period of the address against the one before, and no rate where nothing was delivered', async () => {
  const asked = answerAll();
  await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports?period=quarter' });
  expect(await screen.findByText('Test Infotech')).toBeTruthy();
  screen.getByText('No data yet');
  screen.getByText(/\+50 % against the period before/);
  screen.getByText('Orders made in the period');
  // Three orders stand beside an average over the two that were approved.
  screen.getByText(/2 approved, on average/);
  expect(asked.some(({ query }) => query.get('period') === 'quarter')).toBe(true);
});

it('says beside an average over how many it is, also where there is a trend', async () => {
  const changed = {
    ...orders,
    totalValueChange: 12,
    completionRateChange: -46,
    completionRate: 14,
    deliveredOrders: 2,
  };
  answerWith(({ path }) => ({ body: path.endsWith('procurement-stats') ? changed : assets }));
  await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports' });
  await screen.findByText(/2 approved, on average.*\+12 % against the period before/);
  screen.getByText('14 % of all · -46 points against the period before');
  screen.getByText('of 2 delivered');
  const row = screen.getByRole('row', { name: /^Test Office/ });
  expect(within(row).getByRole('link', { name: '2' }).getAttribute('href')).toBe(
    '/buyer/purchase-orders?from=2026-10-24&department=Test+Office&approved=yes',
  );
});

it('leads from each figure to the rows behind it', async () => {
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
  expect(leadsTo('Test Infotech')).toBe('/buyer/purchase-orders?category=Software&from=2026-10-24&seller=s1');
  expect(asked.some(({ path }) => path.endsWith('delivery-analytics'))).toBe(false);
  await userEvent.click(screen.getByRole('tab', { name: 'Deliveries' }));
  await screen.findByText('-12.5 points against the period before');
  screen.getByText('from approval to delivery · +2 days against the period before');
  screen.getByText('9.5 days');
  screen.getByText(/^A delivery counts on the day on which all of an order had come/);
  await userEvent.click(screen.getByRole('tab', { name: 'Finances' }));
  await screen.findByText('+12 % against the period before');
  screen.getByText('1 orders');
  await userEvent.click(screen.getByRole('tab', { name: 'Vendors' }));
  await screen.findByText('10.5 days');
  expect(leadsTo('1 of 1 late')).toBe(
    '/buyer/purchase-orders?category=Software&from=2026-10-24&seller=s1&delivered=late',
  );
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
  const paths = new Set(asked.map(({ path }) => path));
  expect([...paths].sort()).toEqual(['/api/reports/asset-stats', '/api/support-tickets/stats']);
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

it('gives small shares of assets a decimal', async () => {
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
});

it('tells how many assets came in the period against the one before, and leads to them', async () => {
  answerWith(({ path, query }) => {
    const ofPeriod = { ...assets, totalAssets: 3, totalAssetsChange: 50, from: '2026-08-26' };
    if (!path.endsWith('asset-stats')) return { body: answers[path.split('/').at(-1) ?? ''] };
    return { body: query.get('period') === 'quarter' ? ofPeriod : assets };
  });
  await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports?tab=assets&period=quarter' });
  await screen.findByText('+50 % against the period before');
  expect(await leadOf(/^Registered in the period\s*3/)).toBe('/buyer/assets?registeredFrom=2026-08-26');
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

it('changes, pauses and resumes a scheduled report, and says when it comes next', async () => {
  const made = { createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' };
  let kept: object = { ...made, id: 'r1', version: 1, period: 'month', department: 'Records', nextOn: '2026-12-01' };
  const asked = answerWith(({ path, method }) => {
    if (path.startsWith('/api/report-schedules')) {
      if (path.endsWith('/pause')) kept = { ...kept, version: 2, pausedAt: '2026-11-20T05:00:00Z' };
      if (path.endsWith('/resumption')) kept = { ...kept, version: 3, pausedAt: undefined };
      return { body: method === 'GET' ? { items: [kept], total: 1, page: 1, pageSize: 20 } : kept };
    }
    return { body: answers[path.split('/').at(-1) ?? ''] };
  });
  const written = () => asked.filter(({ method }) => method === 'PUT').at(-1);
  await show(<ReportsPage />, { role: 'Super Admin', at: '/superadmin/reports' });
  await userEvent.click(await screen.findByRole('button', { name: 'Schedule' }));
  await screen.findByText('01-12-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Pause this report' }));
  await screen.findByText('Paused');
  expect([written()?.path, written()?.headers.get('if-match')]).toEqual(['/api/report-schedules/r1/pause', '"1"']);
  expect(screen.queryByText('01-12-2026')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Resume this report' }));
  await screen.findByText('01-12-2026');
  expect(written()?.path).toBe('/api/report-schedules/r1/resumption');
  await userEvent.click(screen.getByRole('button', { name: 'Change this report' }));
  await userEvent.click(await screen.findByLabelText('Each Monday, of the week before'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The scheduled report was changed');
  expect([written()?.path, written()?.headers.get('if-match')]).toEqual(['/api/report-schedules/r1', '"3"']);
  expect(written()?.body).toEqual({ period: 'week', department: 'Records' });
});

it('offers a buyer no schedule', async () => {
  answerAll();
  await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports' });
  await screen.findByText('Test Infotech');
  expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
});

const leadOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

it('leads from deliveries and finances to what was delivered and approved in the period', async () => {
  answerAll();
  const { unmount } = await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports?tab=deliveries' });
  const from = '/buyer/purchase-orders?deliveredFrom=2026-10-24';
  expect(await leadOf(/^Delivered in the period\s*3/)).toBe(`${from}&delivered=yes`);
  expect(await leadOf(/^Late of these\s*2/)).toBe(`${from}&delivered=late`);
  expect(await leadOf(/^On time of these/)).toBe(`${from}&delivered=yes`);
  expect(await leadOf(/^Average delivery time/)).toBe(`${from}&delivered=yes`);
  unmount();
  await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports?tab=finances' });
  const approved = '/buyer/purchase-orders?from=2026-10-24&approved=yes';
  expect(await leadOf(/^Total spent/)).toBe(approved);
  expect(await leadOf(/^Approved orders/)).toBe(approved);
  expect(await leadOf(/^Average order value/)).toBe(approved);
});

it('draws whom most was bought of, where there is more than one', async () => {
  const vendors = ['One', 'Two'].map((vendor) => ({ vendorId: vendor, vendor, performance }));
  answerWith(({ path }) => ({
    body: path.endsWith('vendor-performance') ? { from: '2026-10-24', vendors } : answers[path.split('/').at(-1) ?? ''],
  }));
  await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports?tab=vendors' });
  await screen.findByRole('img', { name: /Total value by vendor.*One ₹\s3\.0, Two ₹\s3\.0/ });
});

it('leads from assets to their rows, draws their categories, and counts active and resolved complaints', async () => {
  const byCategory = [
    { category: 'Laptop', count: 3, value: 0 },
    { category: 'Printer', count: 1, value: 0 },
  ];
  answerWith(({ path }) => {
    if (path === '/api/support-tickets/stats')
      return { body: { total: 9, open: 2, inProgress: 1, resolved: 4, closed: 2, byRole: [] } };
    return { body: path.endsWith('asset-stats') ? { ...assets, byCategory, addedThisMonth: 2 } : orders };
  });
  const { unmount } = await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports?tab=assets' });
  await screen.findByRole('img', { name: /Category analysis.*Laptop 3, Printer 1/ });
  screen.getByText('2 added this month');
  expect(await leadOf(/^Active complaints\s*3/)).toBe('/complaints?active=yes');
  expect(await leadOf(/^Resolved complaints\s*6/)).toBe('/complaints?active=no');
  expect(await leadOf(/^Active$/)).toBe('/buyer/assets?status=Active');
  expect(await leadOf(/^Laptop$/)).toBe('/buyer/assets?category=Laptop');
  unmount();
  await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports?tab=assets&department=Records' });
  expect(await leadOf(/^Total Assets/)).toBe('/buyer/assets?department=Records');
  expect(screen.queryByText('Active complaints')).toBeNull();
});

it('shows the ages of assets and what they are worth, and leads to the rows of each', async () => {
  const byAge = [
    { years: 0, from: '2025-11-26', count: 3, value: 150_000 },
    { years: 5, to: '2020-11-25', count: 1, value: 50_000 },
  ];
  const byCategory = [
    { category: 'Laptop', count: 3, disposed: 1, value: 150_000, worth: 120_000 },
    { category: 'Printer', count: 1, value: 50_000, worth: 0 },
  ];
  answerWith(({ path }) => ({ body: path.endsWith('asset-stats') ? { ...assets, byAge, byCategory } : orders }));
  await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports?tab=assets' });
  await screen.findByRole('img', { name: /Assets by age.*Under a year 3, 5 years and older 1/ });
  screen.getByRole('img', { name: /Value after depreciation.*Laptop ₹.1\.2 \/ ₹.0\.3, Printer ₹.0(\.0)? \/ ₹.0\.5/ });
  expect(leadsTo('Under a year')).toBe('/buyer/assets?from=2025-11-26');
  expect(leadsTo('5 years and older')).toBe('/buyer/assets?to=2020-11-25');
  const [laptops] = screen.getAllByRole('row', { name: /^Laptop/ });
  expect(laptops?.textContent).toMatch(/^Laptop3.*%1.*1,50,000/);
  screen.getAllByText('Value of those in use');
  const worth = screen.getByRole('row', { name: /^Laptop.*1,20,000/ });
  expect(worth.textContent).toMatch(/1,50,000.*30,000.*1,20,000/);
});

it('narrows assets by vendor and by their own category, and leads to the register so', async () => {
  const asked = answerWith(({ path }) => ({ body: path.endsWith('asset-stats') ? assets : orders }));
  const at = '/buyer/reports?tab=assets&vendor=s1&assetCategory=Laptop';
  await show(<ReportsPage />, { role: 'Buyer', at });
  expect(await leadOf(/^Total Assets/)).toBe('/buyer/assets?seller=s1&category=Laptop');
  const narrowed = asked.filter(({ path, query }) => path.endsWith('asset-stats') && query.get('vendor') === 's1');
  expect(narrowed.map(({ query }) => query.get('category'))).toContain('Laptop');
  screen.getByRole('combobox', { name: 'Vendor' });
  screen.getByRole('combobox', { name: 'Category' });
});

it('offers a maker no vendor to narrow assets by', async () => {
  const asked = answerWith(({ path }) => ({ body: path.endsWith('asset-stats') ? assets : orders }));
  await show(<ReportsPage />, { role: 'OEM', at: '/seller/reports?tab=assets&vendor=s1' });
  await screen.findByRole('combobox', { name: 'Category' });
  expect(screen.queryByRole('combobox', { name: 'Vendor' })).toBeNull();
  expect(asked.filter(({ query }) => query.get('vendor'))).toEqual([]);
});

it('tells a Super Admin who uses the portal and how registrations were decided, by a period alone', async () => {
  const asked = answerAll();
  await show(<ReportsPage />, { role: 'Super Admin', at: '/superadmin/reports?period=week&tab=users' });
  await screen.findByText('of 9 accounts');
  screen.getByText('-50 % against the period before');
  expect(screen.getByRole('cell', { name: '31' })).toBeTruthy();
  expect(screen.queryByLabelText('Department')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Registrations' }));
  await screen.findByText('26.5 hours to a decision, in the middle');
  expect(asked.filter(({ path }) => path.endsWith('user-activity')).map(({ query }) => `${query}`)).toEqual([
    'period=week',
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'System performance' }));
  await screen.findByText('98.50 %');
  screen.getByText('5 ms');
  screen.getByText('+20 % against the period before');
  screen.getByRole('img', { name: /^Answers of the portal .* \d+ ms$/ });
});

it('offers nobody else the reports about the portal itself', async () => {
  answerAll();
  await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports?tab=users' });
  await screen.findByText('Test Infotech');
  expect(screen.queryByRole('tab', { name: 'User activity' })).toBeNull();
});
