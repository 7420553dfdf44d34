import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { order } from '../testing-order.js';
import { OrderListPage } from './order-list.page.js';
import { deliveryHealthOf } from './order.words.js';

const answer = () =>
  answerWith(({ path }) =>
    path === '/api/seller-orders' ? { body: { items: [order()], total: 1, page: 1, pageSize: 20 } } : undefined,
  );

it('shows a seller the buyer, and everybody else the seller', async () => {
  answer();
  const { unmount } = await show(<OrderListPage base="/seller/orders" title="My Orders" />, { role: 'Seller' });
  const link = await screen.findByRole('link', { name: /GEMC-511687711223344/ });
  expect(link.getAttribute('href')).toBe('/seller/orders/o1');
  screen.getByRole('columnheader', { name: 'Buyer' });
  screen.getByRole('link', { name: 'Add New Order' });
  unmount();
  await show(<OrderListPage base="/superadmin/orders" title="Orders" />, { role: 'Super Admin' });
  await screen.findByRole('columnheader', { name: 'Seller' });
});

it('judges a delivery by its expected end', () => {
  const ending = (endDate: string, status: 'Approved' | 'Pending Approval' = 'Approved') =>
    deliveryHealthOf({ status, expectedDeliveryWindow: { startDate: '2020-01-01', endDate } });
  expect(ending('2020-01-02')).toBe('Overdue');
  expect(ending(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10))).toBe('Due Soon');
  expect(ending('2099-01-01')).toBe('On Track');
  expect(ending('2099-01-01', 'Pending Approval')).toBeUndefined();
});

it('narrows by the departments that have orders and by late deliveries, which a figure leads to', async () => {
  const stats = {
    ...{ totalPOs: 4, activePOs: 2, completedPOs: 1, pendingApproval: 1, pendingValue: 0, totalValue: 100 },
    ...{ sellerCount: 1, avgSellerRating: null, overdueDeliveries: 2, warrantyExpiring: 0, amcExpiring: 0 },
    ...{ ordersChange: null, valueChange: null, departments: ['Test Office', 'Records'] },
  };
  const asked = answerWith(({ path }) => ({
    body: path.endsWith('/mapping-requests')
      ? { items: [] }
      : path.endsWith('/dashboard/stats')
        ? stats
        : { items: [order()], total: 1, page: 1, pageSize: 20 },
  }));
  await show(<OrderListPage base="/buyer/procurement" title="GEM Orders" />, {
    role: 'Buyer',
    at: '/buyer/procurement?department=Records&delivery=Overdue',
  });
  await screen.findByRole('button', { name: 'Remove filter: Department: Records' });
  expect(asked.some(({ query }) => query.get('department') === 'Records' && query.get('delivery') === 'Overdue')).toBe(
    true,
  );
  const late = await screen.findByRole('link', { name: /Overdue Deliveries/ });
  expect(late.getAttribute('href')).toBe('/buyer/procurement?delivery=Overdue');
});

it('begins with its title, also where requests to map wait', async () => {
  const request = { id: 'm1', orderId: 'o1', gemContractNumber: 'GEMC-1', organizationName: 'District Office' };
  const times = { requestedAt: '2026-11-01T05:00:00Z', expiresAt: '2026-11-15T05:00:00Z' };
  answerWith(({ path }) => ({
    body: path.endsWith('/mapping-requests')
      ? { items: [{ ...request, ...times, status: 'Requested', differs: [] }] }
      : { items: [order()], total: 1, page: 1, pageSize: 20 },
  }));
  await show(<OrderListPage base="/superadmin/orders" title="Orders" />, { role: 'Super Admin' });
  const requests = await screen.findByRole('region', { name: 'Mapping requests' });
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.compareDocumentPosition(requests)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
