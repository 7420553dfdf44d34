import type { Role } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PurchaseOrderListPage } from './purchase-order-list.page.js';

const row = {
  ...{ id: 'p1', version: 2, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' },
  ...{ source: 'purchase-order', poNumber: 'PO-2026-000001', title: 'Laptops', priority: 'Medium', status: 'Approved' },
  ...{ department: 'District Office', requestedDate: '2026-11-01T05:00:00Z' },
};
const priced = { ...row, totalAmount: 118, requestedBy: 'Asha Rao', requestedById: 'u1', supplier: 'Infotech' };
const summary = {
  ...{ pendingApproval: 0, inTransit: 0, overdue: 0, total: 1, active: 1, completed: 0, totalValue: 118 },
  ...{ recent: [], topVendors: [], departments: [] },
};

const open = async (role: Role, base: string, shown: object) => {
  const asked = answerWith(({ path }) => {
    if (path.endsWith('/summary')) return { body: summary };
    return { body: { items: [shown], total: 1, page: 1, pageSize: 20 } };
  });
  await show(<PurchaseOrderListPage base={base} />, { role });
  await screen.findAllByText('PO-2026-000001');
  return asked.map(({ path }) => path);
};

it('asks for a maker neither figures nor sellers, and has no place for what it is not shown', async () => {
  const asked = await open('OEM', '/seller/purchase-orders', row);
  expect(asked.filter((path) => /summary|vendors/.test(path))).toEqual([]);
  screen.getByRole('searchbox', { name: 'Search number, title' });
  for (const words of ['Supplier / Assignee', 'Amount', 'Seller', 'Source', 'Value from (₹)', 'Export'])
    expect(screen.queryByText(words)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
  await screen.findByRole('checkbox', { name: 'Requested on' });
  for (const name of ['Requested by', 'Delivered']) expect(screen.queryByRole('checkbox', { name })).toBeNull();
});

it('shows to whoever asks for deliveries when each came, and which came late', async () => {
  const delivered = { ...priced, status: 'Delivered', deliveredAt: '2026-11-20T05:00:00Z', isOnTime: false };
  answerWith(({ path }) => {
    if (path.endsWith('/summary')) return { body: summary };
    return { body: { items: [delivered], total: 1, page: 1, pageSize: 20 } };
  });
  const at = '/buyer/purchase-orders?delivered=late';
  const { unmount } = await show(<PurchaseOrderListPage base="/buyer/purchase-orders" />, { role: 'Buyer', at });
  await screen.findByText('20-11-2026');
  unmount();
  await show(<PurchaseOrderListPage base="/buyer/purchase-orders" />, { role: 'Buyer', at: '/buyer/purchase-orders' });
  await screen.findByRole('link', { name: /PO-2026-000001/ });
  expect(screen.queryByText('20-11-2026')).toBeNull();
});

it('leads from whom most was bought of to the approved orders that make it', async () => {
  const topVendors = [{ sellerOrganizationId: 's1', supplier: 'Top Infotech', orders: 58, totalValue: 118 }];
  answerWith(({ path }) => {
    if (path.endsWith('/summary')) return { body: { ...summary, topVendors } };
    return { body: { items: [priced], total: 1, page: 1, pageSize: 20 } };
  });
  await show(<PurchaseOrderListPage base="/buyer/purchase-orders" />, { role: 'Buyer' });
  const link = await screen.findByRole('link', { name: 'Top Infotech' });
  expect(link.getAttribute('href')).toBe('/buyer/purchase-orders?seller=s1&approved=yes');
  screen.getByRole('columnheader', { name: 'Approved orders' });
  screen.getByRole('heading', { name: 'Top Vendors' });
  expect(screen.getByRole('link', { name: 'Import CSV' }).getAttribute('href')).toBe('/buyer/purchase-orders/import');
});

it('lets an end user follow what they asked for: nothing to write, nothing to take away', async () => {
  await open('End User', '/enduser/purchase-orders', priced);
  expect((await screen.findAllByText('Infotech')).length).toBeGreaterThan(0);
  screen.getByText('Asha Rao');
  expect(screen.queryByText('Export')).toBeNull();
  for (const words of ['Create Purchase Order', 'Import CSV', 'Top Vendors'])
    expect(screen.queryByText(words)).toBeNull();
  const link = screen.getByRole('link', { name: /PO-2026-000001/ });
  expect(link.getAttribute('href')).toBe('/enduser/purchase-orders/p1');
});

it('saves what the filters of now find, as CSV or as a workbook', async () => {
  const asked = answerWith(({ path }) => {
    if (path.endsWith('/summary')) return { body: summary };
    return { body: { items: [priced], total: 1, page: 1, pageSize: 20 } };
  });
  URL.createObjectURL = () => '#export';
  const at = '/buyer/purchase-orders?status=Approved&page=2&sort=title';
  await show(<PurchaseOrderListPage base="/buyer/purchase-orders" />, { role: 'Buyer', at });
  for (const [choice, path] of [
    ['As CSV', '/purchase-orders/export'],
    ['As Excel workbook (XLSX)', '/purchase-orders/export/xlsx'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: /^Export/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: choice }));
    await waitFor(() => expect(asked.at(-1)?.path).toMatch(new RegExp(`${path}$`)));
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({ status: 'Approved', sort: 'title' });
  }
});

it('says that the dashboard could not be read, and tries again', async () => {
  answerWith(() => ({ status: 503, body: { error: 'The service is away' } }));
  await show(<PurchaseOrderListPage base="/buyer/purchase-orders" />, { role: 'Buyer' });
  const words = 'Error loading procurement data: Failed to load procurement data. Please try again.';
  await screen.findByText(words, undefined, { timeout: 4000 });
  // The list and the figures above it, each in its place.
  await waitFor(() => expect(screen.getAllByText('The service is away')).toHaveLength(2), { timeout: 4000 });
  answerWith(({ path }) =>
    path.endsWith('/summary') ? { body: summary } : { body: { items: [], total: 0, page: 1, pageSize: 20 } },
  );
  for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await userEvent.click(retry);
  await waitFor(() => expect(screen.getAllByText('No purchase orders found')).toHaveLength(2));
});

it('says that the figures cannot be read, and reads them again when asked', async () => {
  let works = false;
  answerWith(({ path }) => {
    if (!path.endsWith('/summary')) return { body: { items: [priced], total: 1, page: 1, pageSize: 20 } };
    return works ? { body: summary } : { status: 422, body: { error: 'Not now', code: 'INVALID' } };
  });
  await show(<PurchaseOrderListPage base="/buyer/purchase-orders" />, { role: 'Buyer' });
  await screen.findByText('The figures cannot be read');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Total Purchase Orders');
  expect(screen.queryByText('The figures cannot be read')).toBeNull();
});
