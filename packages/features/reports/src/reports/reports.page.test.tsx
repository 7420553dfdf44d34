import { screen, waitFor } from '@testing-library/react';
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
  totalOrders: 3,
  activeOrders: 2,
  completedOrders: 0,
  totalValue: 300_000,
  approvedOrders: 2,
  avgOrderValue: 150_000,
  onTimeDeliveryRate: null,
  avgDeliveryTime: null,
  byStatus: [{ status: 'Approved', orders: 2, value: 300_000 }],
  byDepartment: [],
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
  trend: [{ month: '2026-11', orders: 2, value: 300_000 }],
};

it('shows the period of the address, and no rate where nothing was delivered', async () => {
  const asked = answerWith(({ path }) => ({ body: path.endsWith('asset-stats') ? assets : orders }));
  await show(<ReportsPage />, { role: 'Buyer', at: '/buyer/reports?period=quarter' });
  expect(await screen.findByText('Test Infotech')).toBeTruthy();
  expect(screen.getAllByText('No data yet')).toHaveLength(2);
  // Three orders stand beside an average over the two that were approved.
  screen.getByText(/2 approved, on average/);
  expect(asked.some(({ query }) => query.get('period') === 'quarter')).toBe(true);
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

it('narrows the orders by vendor, keeps it in the address, and gives small shares a decimal', async () => {
  const many = {
    ...assets,
    totalAssets: 1000,
    byStatus: [
      { status: 'Active', count: 999, value: 1 },
      { status: 'Under Repair', count: 1, value: 1 },
    ],
  };
  const asked = answerWith(({ path }) => ({ body: path.endsWith('asset-stats') ? many : orders }));
  const { router } = await show(<ReportsPage />, {
    role: 'Buyer',
    at: '/buyer/reports?category=Software',
  });
  await screen.findByText('99.9 %');
  screen.getByText('0.1 %');
  screen.getByText('11-2026', { selector: '[role=img] *' });
  await userEvent.click(screen.getByRole('combobox', { name: 'Vendor' }));
  await userEvent.click(await screen.findByTitle('Test Infotech'));
  expect(router.state.location.search).toBe('?category=Software&vendor=s1');
  await waitFor(() =>
    expect(asked.some(({ query }) => `${query}` === 'period=month&vendor=s1&category=Software')).toBe(true),
  );
});
