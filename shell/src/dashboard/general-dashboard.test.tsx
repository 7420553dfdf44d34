import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import { GeneralDashboard } from './general-dashboard.js';

const page = (items: object[]) => ({ items, total: items.length, page: 1, pageSize: 10 });
const order = {
  ...{ id: 'p1', poNumber: 'PO-2026-000001', title: 'Laptops', status: 'Delivered' },
  updatedAt: '2026-11-20T05:00:00Z',
};
const escalation = {
  ...{ id: 'e1', number: 'ESC-2026-000001', title: 'Another layout', status: 'Open' },
  updatedAt: '2026-11-21T05:00:00Z',
};
const asset = {
  ...{ id: 'a1', name: 'ThinkPad', serialNumber: 'LE-1', department: 'Health', warrantyExpiry: '2026-12-01' },
};
const answers: Record<string, object> = {
  '/api/reports/asset-stats': { totalAssets: 903, activeAssets: 864, needsAttention: 38 },
  '/api/dashboard/recent-activity': { items: [] },
  '/api/purchase-orders': page([order]),
  '/api/escalations': page([escalation]),
  '/api/assets': page([asset]),
};

it('tells an OEM what became of the orders and escalations of its brands, the newest first', async () => {
  answerWith(({ path }) => ({ body: answers[path] ?? {} }));
  await show(<GeneralDashboard />, { at: '/', role: 'OEM' });
  const activity = within(await screen.findByRole('region', { name: 'Recent Activity' }));
  await activity.findByText('Laptops');
  expect(activity.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['ESC-2026-000001', '/seller/escalations/e1'],
    ['PO-2026-000001', '/seller/purchase-orders/p1'],
  ]);
  activity.getByText('Delivered');
  expect(screen.queryByText('Nothing has happened yet')).toBeNull();
});

it('leads from each figure to its rows, and to the devices whose warranty ends soon', async () => {
  answerWith(({ path }) => ({ body: answers[path] ?? {} }));
  await show(<GeneralDashboard />, { at: '/', role: 'OEM' });
  await screen.findByText('ThinkPad');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const to of ['', '?status=Active', '?attention=any', '?attention=warranty', '/a1'])
    expect(links).toContain(`/seller/assets${to}`);
});
