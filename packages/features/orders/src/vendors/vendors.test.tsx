import { jest } from '@jest/globals';
import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { VendorListPage } from './vendor-list.page.js';
import { VendorRatingsPage } from '../ratings/vendor-ratings.page.js';
import { VendorPage } from './vendor.page.js';
import type { ShownVendor } from './vendor.words.js';

const places = {
  ...{ base: '/buyer/vendors', orders: '/buyer/purchase-orders' },
  ...{ receipts: '/buyer/receipts', tickets: '/buyer/complaints' },
};
const page = (
  <Routes>
    <Route path="/buyer/vendors" element={<VendorListPage {...places} />} />
    <Route path="/buyer/vendors/:id" element={<VendorPage {...places} />} />
    <Route path="/buyer/vendors/:id/ratings" element={<VendorRatingsPage {...places} />} />
  </Routes>
);
const vendor: ShownVendor = {
  id: 's1',
  name: 'Infotech',
  email: 'sales@infotech.example',
  status: 'Active',
  ...{ rating: 4.5, ratings: 2 },
  performance: {
    ...{ totalOrders: 6, completedOrders: 3, activeOrders: 2, completionRate: 50, onTimeDelivery: null },
    ...{ deliveredOrders: 0, onTimeOrders: 0 },
    ...{ approvedOrders: 5, totalValue: 250_000, averageOrderValue: 50_000, averageDeliveryTime: null },
  },
};
const figures = {
  ...{ totalVendors: 1, activeVendors: 1, activeOrders: 2, completedOrders: 3, approvedOrders: 5 },
  ...{ totalValue: 250_000, averageOrderValue: 50_000, deliveredOrders: 4, onTimeDelivery: 80 },
};
const noRatings = { body: { items: [], total: 0, page: 1, pageSize: 5 } };
const goods = { inspectedUnits: 200, rejectedUnits: 3, rejectionRate: 1.5 };
const turnaround = { body: { tickets: 4, resolved: 3, averageHours: 30.5 } };
const recentOrders = [
  {
    ...{ id: 'SO-o1', poNumber: 'GEMC-5116877', title: 'IT Hardware', status: 'Approved', totalAmount: 50_000 },
    createdAt: '2026-11-01T05:00:00Z',
  },
];

it('shows each seller with its figures, says where there is no data, and leads to the orders behind', async () => {
  answerWith(() => ({ body: { items: [vendor], total: 1, page: 1, pageSize: 20, figures } }));
  await show(page, { at: '/buyer/vendors', role: 'Buyer' });
  const link = await screen.findByRole('link', { name: /Infotech/ });
  expect(link.getAttribute('href')).toBe('/buyer/vendors/s1');
  screen.getByText('50 %');
  screen.getByText('80 %');
  expect(screen.getAllByText('No data').length).toBeGreaterThanOrEqual(2);
});

it('shows how one seller did, over how many orders, and its newest orders', async () => {
  const performance = { ...vendor.performance, averageDeliveryTime: 9.5 };
  answerWith(({ path }) =>
    path.endsWith('/turnaround')
      ? turnaround
      : path.endsWith('/ratings')
        ? noRatings
        : { body: { ...vendor, performance, goods, recentOrders } },
  );
  await show(page, { at: '/buyer/vendors/s1', role: 'Buyer' });
  await screen.findByText('Average over 5 approved orders');
  screen.getByText('9.5');
  expect(screen.getByRole('link', { name: 'Documents' }).getAttribute('href')).toMatch(
    /\/documents\?organizationId=s1$/,
  );
  expect(screen.getByRole('link', { name: 'View Orders' }).getAttribute('href')).toBe(
    '/buyer/purchase-orders?seller=s1',
  );
  expect(screen.getByRole('link', { name: 'GEMC-5116877' }).getAttribute('href')).toBe('/buyer/purchase-orders/SO-o1');
});

it('says so when there is no seller, and when they cannot be read', async () => {
  answerWith(() => ({
    body: { items: [], total: 0, page: 1, pageSize: 20, figures: { ...figures, totalVendors: 0 } },
  }));
  await show(page, { at: '/buyer/vendors', role: 'Buyer' });
  await screen.findByText('No sellers found');
});

it('invites who has no account, with the refusals of the form, and says so', async () => {
  const asked = answerWith(({ method }) =>
    method === 'POST'
      ? { status: 201, body: { ...vendor, name: 'New Company', status: 'Invited' } }
      : { body: { items: [vendor], total: 1, page: 1, pageSize: 20, figures } },
  );
  await show(page, { at: '/buyer/vendors', role: 'Buyer' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Vendor' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('Vendor name is required')).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText('Vendor name'), 'New Company');
  await userEvent.type(dialog.getByLabelText('Email ID'), 'new@company.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('New Company was invited by mail to register');
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'New Company',
    email: 'new@company.example',
  });
});

it('changes what the office keeps, by the version that was read; a seller is offered none of it', async () => {
  const asked = answerWith(({ path }) =>
    path.endsWith('/turnaround')
      ? turnaround
      : path.endsWith('/ratings')
        ? noRatings
        : { body: { ...vendor, version: 3, phone: '9876543210', goods, recentOrders } },
  );
  await show(page, { at: '/buyer/vendors/s1', role: 'Buyer' });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText('Vendor name')).toBeNull();
  await userEvent.type(dialog.getByLabelText(/Contact person/), 'Our contact');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Infotech was saved');
  const put = asked.find(({ method }) => method === 'PUT');
  expect(put?.body).toEqual({ contactPerson: 'Our contact', phone: '9876543210', status: 'Active' });
  expect(put?.headers.get('if-match')).toBe('"3"');
});

it('shows who changed a vendor meanwhile both versions', async () => {
  let version = 3;
  const asked = answerWith(({ path, method, headers }) => {
    if (path.endsWith('/turnaround')) return turnaround;
    if (path.endsWith('/ratings')) return noRatings;
    const kept = { ...vendor, version, contactPerson: version === 3 ? 'Before' : 'Theirs', goods, recentOrders };
    if (method !== 'PUT' || headers.get('if-match') === '"4"') return { body: kept };
    version = 4;
    return { status: 412, body: { error: 'Somebody was faster', code: 'STALE' } };
  });
  await show(page, { at: '/buyer/vendors/s1', role: 'Buyer' });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Contact person/), ' mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Contact person: Theirs/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  expect(asked.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ contactPerson: 'Theirs' });
});

it('offers a seller nothing to keep', async () => {
  answerWith(({ path }) =>
    path.endsWith('/turnaround')
      ? turnaround
      : path.endsWith('/ratings')
        ? noRatings
        : { body: { ...vendor, goods, recentOrders } },
  );
  await show(page, { at: '/buyer/vendors/s1', role: 'Seller' });
  await screen.findByText('Average over 5 approved orders');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

it('opens the orders behind a rating', async () => {
  const rating = {
    id: 'r1',
    purchaseOrderId: 'p9',
    purchaseOrderNumber: 'PO-2026-000009',
    stars: 4,
    comment: 'Well packed',
  };
  answerWith(({ path }) => ({
    body: path.endsWith('/turnaround')
      ? turnaround.body
      : path.endsWith('/ratings')
        ? { items: [{ ...rating, createdAt: '2026-11-01T05:00:00Z' }], total: 1, page: 1, pageSize: 5 }
        : { ...vendor, goods, recentOrders },
  }));
  await show(page, { at: '/buyer/vendors/s1', role: 'Buyer' });
  const link = await screen.findByRole('link', { name: 'PO-2026-000009' });
  expect(link.getAttribute('href')).toBe('/buyer/purchase-orders/p9');
  screen.getByText('4.5 of 5');
  screen.getByText('Well packed');
});

it('reaches every rating behind the mean, not the newest alone', async () => {
  const ratingOf = (n: number) => ({
    ...{ id: `r${n}`, purchaseOrderId: `p${n}`, purchaseOrderNumber: `PO-${n}`, stars: 4 },
    createdAt: '2026-11-01T05:00:00Z',
  });
  answerWith(({ path, query }) => {
    if (path.endsWith('/turnaround')) return turnaround;
    if (!path.endsWith('/ratings')) return { body: { ...vendor, goods, recentOrders } };
    const pageSize = Number(query.get('pageSize') ?? 20);
    const items = Array.from({ length: Math.min(pageSize, 7) }, (_, n) => ratingOf(n + 1));
    return { body: { items, total: 7, page: 1, pageSize } };
  });
  const { unmount } = await show(page, { at: '/buyer/vendors/s1', role: 'Buyer' });
  const all = '/buyer/vendors/s1/ratings';
  expect((await screen.findByRole('link', { name: 'All 7 ratings' })).getAttribute('href')).toBe(all);
  expect(screen.getByRole('link', { name: '4.5 of 5 (2)' }).getAttribute('href')).toBe(all);
  unmount();
  await show(page, { at: all, role: 'Buyer' });
  const last = await screen.findByRole('link', { name: 'PO-7' });
  expect(last.getAttribute('href')).toBe('/buyer/purchase-orders/p7');
});

it('removes an open invitation after asking once more; a registered seller stays', async () => {
  const invited = { ...vendor, status: 'Invited', version: 2, goods, recentOrders };
  const asked = answerWith(({ path, method }) => ({
    body:
      method === 'DELETE'
        ? { success: true }
        : path === '/api/vendors'
          ? { items: [], total: 0, page: 1, pageSize: 20, figures }
          : path.endsWith('/turnaround')
            ? turnaround.body
            : path.endsWith('/ratings')
              ? noRatings.body
              : invited,
  }));
  await show(page, { at: '/buyer/vendors/s1', role: 'Buyer' });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Invitation' }));
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Invitation' }));
  await screen.findByText('The invitation of Infotech was removed');
  const removal = asked.findIndex(({ method }) => method === 'DELETE');
  expect(asked[removal]?.path).toBe('/api/vendors/s1');
  await screen.findByRole('heading', { name: 'Seller Performance' });
  // What is gone is not asked for again.
  expect(asked.slice(removal + 1).filter(({ path }) => path.startsWith('/api/vendors/s1'))).toEqual([]);
});

it('offers no removal of a registered seller', async () => {
  answerWith(({ path }) =>
    path.endsWith('/turnaround')
      ? turnaround
      : path.endsWith('/ratings')
        ? noRatings
        : { body: { ...vendor, goods, recentOrders } },
  );
  await show(page, { at: '/buyer/vendors/s1', role: 'Buyer' });
  await screen.findByText('Average over 5 approved orders');
  expect(screen.queryByRole('button', { name: 'Remove Invitation' })).toBeNull();
});

const answerVendor = (changes: object = {}, tickets: object = turnaround.body) =>
  answerWith(({ path }) => {
    if (path.endsWith('/turnaround')) return { body: tickets };
    return path.endsWith('/ratings') ? noRatings : { body: { ...vendor, goods, recentOrders, ...changes } };
  });

it('opens from each figure of a vendor what is behind it', async () => {
  const deliveries = { deliveredOrders: 5, onTimeOrders: 4, onTimeDelivery: 80, averageDeliveryTime: 9.5 };
  answerVendor({ performance: { ...vendor.performance, ...deliveries } });
  await show(page, { at: '/buyer/vendors/s1', role: 'Buyer' });
  const orders = '/buyer/purchase-orders?seller=s1';
  const completed = `${orders}&status=Completed`;
  await screen.findByRole('link', { name: '30.5 hours, over 3 tickets' });
  const leads = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  const delivered = `${orders}&delivered=yes`;
  expect(['6', '2', '3', '50 %', '80 %', '1 of 5 late', '9.5', /2,50,000/, /\s50,000/].map(leads)).toEqual([
    ...[orders, `${orders}&active=yes`, completed, completed, delivered, `${orders}&delivered=late`, delivered],
    ...[`${orders}&approved=yes`, `${orders}&approved=yes`],
  ]);
  screen.getByText('Avg days from approval to delivery');
  screen.getByText(/^A delivery counts on the day on which all of an order had come/);
  expect(leads('3 of 200 inspected (1.5 %)')).toBe('/buyer/receipts?seller=s1&rejected=yes');
  expect(['4', '30.5 hours, over 3 tickets'].map(leads)).toEqual([
    // The average is over those that are resolved.
    ...['/buyer/complaints?seller=s1', '/buyer/complaints?seller=s1&active=no'],
  ]);
});

it('claims nothing of goods and tickets without data, and says so while the tickets are away', async () => {
  answerVendor(
    { goods: { inspectedUnits: 0, rejectedUnits: 0, rejectionRate: null } },
    { tickets: 0, resolved: 0, averageHours: null },
  );
  const { unmount } = await show(page, { at: '/buyer/vendors/s1', role: 'Buyer' });
  await screen.findByRole('link', { name: '0' });
  const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect([valueOf('Rejected units'), valueOf('Average time to resolve a ticket')]).toEqual(['No data', 'No data']);
  unmount();
  answerWith(({ path }) => {
    if (path.endsWith('/turnaround')) return { status: 404, body: { error: 'Away' } };
    return path.endsWith('/ratings') ? noRatings : { body: { ...vendor, goods, recentOrders } };
  });
  await show(page, { at: '/buyer/vendors/s1', role: 'Buyer' });
  expect((await screen.findAllByText('Not known at the moment')).length).toBe(2);
});

it('leads from the figures over the list to the rows that they count', async () => {
  answerWith(() => ({ body: { items: [vendor], total: 1, page: 1, pageSize: 20, figures } }));
  await show(page, { at: '/buyer/vendors', role: 'Buyer' });
  const leads = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await leads(/^Total Sellers/)).toBe('/buyer/vendors');
  expect(await leads(/^Active Orders/)).toBe('/buyer/purchase-orders?active=yes');
  expect(await leads(/^Total Value/)).toBe('/buyer/purchase-orders?approved=yes');
  expect(await leads(/^Avg On-Time.*of 4 delivered/)).toBe('/buyer/purchase-orders?delivered=yes');
  screen.getByText(/on average, over 5 approved$/);
  screen.getByText(/^A delivery counts on the day on which all of an order had come/);
});

it('says so where the sellers cannot be read, in the list and of one', async () => {
  answerWith(() => ({ status: 500, body: { error: 'Oops' } }));
  const { unmount } = await show(page, { at: '/buyer/vendors', role: 'Buyer' });
  await screen.findByText('The sellers cannot be read', undefined, { timeout: 4000 });
  unmount();
  await show(page, { at: '/buyer/vendors/s1', role: 'Buyer' });
  await screen.findByText('The seller cannot be read', undefined, { timeout: 4000 });
});

it('drops no column on a phone', async () => {
  const media = jest.spyOn(window, 'matchMedia').mockReturnValue({ ...matchMedia('all'), matches: false });
  answerWith(() => ({ body: { items: [vendor], total: 1, page: 1, pageSize: 20, figures } }));
  await show(page, { at: '/buyer/vendors', role: 'Buyer' });
  await screen.findByRole('link', { name: /Infotech/ });
  for (const name of ['Rating', 'Total Orders', 'Completed', 'On-Time Delivery', 'Avg delivery days'])
    expect(screen.getAllByText(new RegExp(`^${name}:`)).length).toBeGreaterThan(0);
  media.mockRestore();
});
