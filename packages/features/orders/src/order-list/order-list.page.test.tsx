import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  await screen.findByRole('columnheader', { name: 'Seller / Assignee' });
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
    gemOrders: {
      ...{ total: 4, active: 2, completed: 1, pendingApproval: 1, overdue: 2, totalValue: 100, totalChange: null },
      departments: ['Test Office', 'Records'],
    },
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
  answerWith(({ path }) => {
    if (path.endsWith('/dashboard/stats')) return undefined;
    return {
      body: path.endsWith('/mapping-requests')
        ? { items: [{ ...request, ...times, status: 'Requested', differs: [] }] }
        : { items: [order()], total: 1, page: 1, pageSize: 20 },
    };
  });
  await show(<OrderListPage base="/superadmin/orders" title="Orders" />, { role: 'Super Admin' });
  const requests = await screen.findByRole('region', { name: 'Mapping requests' });
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.compareDocumentPosition(requests)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

/** The portal as it is while it fails: nothing can be read. */
const fail = () => answerWith(() => ({ status: 500, body: { error: 'Internal error' } }));

it.each([
  ['Buyer', 'Error loading procurement data: Failed to load procurement data. Please try again.'],
  ['Super Admin', 'Error: Internal error'],
  ['Seller', 'Error loading seller data'],
] as const)('tells a %s that it could not be read, and offers to try again', async (role, words) => {
  fail();
  await show(<OrderListPage base="/orders" title="Orders" />, { role });
  await screen.findByText(words, undefined, { timeout: 4000 });
  const asked = answer();
  // The last one: above the list the requests to map could not be read either.
  await userEvent.click(screen.getAllByRole('button', { name: 'Retry' }).at(-1)!);
  await screen.findByRole('link', { name: /GEMC-511687711223344/ });
  expect(asked.length).toBeGreaterThan(0);
});

it('says that orders are on their way, and then that there are none', async () => {
  answerWith(({ path }) =>
    path === '/api/seller-orders' ? { body: { items: [], total: 0, page: 1, pageSize: 20 } } : undefined,
  );
  const answered = globalThis.fetch;
  let arrive: () => void = () => undefined;
  const under = new Promise<void>((resolve) => (arrive = resolve));
  globalThis.fetch = (...asked) => under.then(() => answered(...asked));
  await show(<OrderListPage base="/superadmin/orders" title="Orders" />, { role: 'Super Admin' });
  await screen.findByText('Loading orders...');
  arrive();
  await screen.findByText('No orders found.');
  expect(screen.queryByText('Loading orders...')).toBeNull();
});

it('says in the words of the area that nothing fits its filters', async () => {
  answerWith(({ path }) =>
    path === '/api/seller-orders' ? { body: { items: [], total: 0, page: 1, pageSize: 20 } } : undefined,
  );
  const noMatch = { title: 'No GEM orders found', text: 'Try adjusting your filters or add a new order.' };
  const at = '/buyer/procurement?status=Approved';
  await show(<OrderListPage base="/buyer/procurement" title="GEM Orders" noMatch={noMatch} />, { role: 'Buyer', at });
  await screen.findByText('No GEM orders found');
  screen.getByText('Try adjusting your filters or add a new order.');
  expect(screen.getAllByRole('button', { name: 'Clear Filters' }).length).toBeGreaterThan(0);
});

it('shows priority, requester and assignee, and narrows by them', async () => {
  const people = [{ id: 'clerk-1', name: 'Office Clerk', email: 'clerk@demo.gov.in', version: 1, role: 'Buyer' }];
  const shown = order({ priority: 'High', assigneeId: 'clerk-1', assigneeName: 'Office Clerk' });
  const asked = answerWith(({ path }) => {
    if (path.endsWith('/colleagues')) return { body: { items: people } };
    return path === '/api/seller-orders' ? { body: { items: [shown], total: 1, page: 1, pageSize: 20 } } : undefined;
  });
  const at = '/buyer/procurement?priority=High&assignee=clerk-1&sort=-priority';
  await show(<OrderListPage base="/buyer/procurement" title="GEM Orders" />, { role: 'Buyer', at });
  const row = within(await screen.findByRole('row', { name: /GEMC-511687711223344/ }));
  for (const words of ['High', 'Officer', 'Office Clerk']) row.getByText(words);
  await screen.findByRole('button', { name: 'Remove filter: Priority: High' });
  await screen.findByRole('button', { name: 'Remove filter: Assignee: Office Clerk' });
  const query = asked.find(({ path }) => path === '/api/seller-orders')?.query;
  expect([query?.get('priority'), query?.get('assignee'), query?.get('sort')]).toEqual([
    'High',
    'clerk-1',
    '-priority',
  ]);
});
