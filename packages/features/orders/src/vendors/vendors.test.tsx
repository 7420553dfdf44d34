import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { VendorListPage } from './vendor-list.page.js';
import { VendorPage } from './vendor.page.js';
import type { ShownVendor } from './vendor.words.js';

const places = { base: '/buyer/vendors', orders: '/buyer/purchase-orders' };
const page = (
  <Routes>
    <Route path="/buyer/vendors" element={<VendorListPage {...places} />} />
    <Route path="/buyer/vendors/:id" element={<VendorPage {...places} />} />
  </Routes>
);
const vendor: ShownVendor = {
  id: 's1',
  name: 'Infotech',
  email: 'sales@infotech.example',
  status: 'Active',
  performance: {
    ...{ totalOrders: 6, completedOrders: 3, activeOrders: 2, completionRate: 50, onTimeDelivery: null },
    ...{ approvedOrders: 5, totalValue: 250_000, averageOrderValue: 50_000, averageDeliveryTime: null },
  },
};
const figures = {
  ...{ totalVendors: 1, activeVendors: 1, activeOrders: 2, completedOrders: 3, approvedOrders: 5 },
  ...{ totalValue: 250_000, averageOrderValue: 50_000, onTimeDelivery: 80 },
};
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
  answerWith(() => ({ body: { ...vendor, recentOrders } }));
  await show(page, { at: '/buyer/vendors/s1', role: 'Buyer' });
  await screen.findByText('Average over 5 approved orders');
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
