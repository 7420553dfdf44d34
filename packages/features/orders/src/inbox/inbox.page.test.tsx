import type { Role } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InboxPage } from './inbox.page.js';

const at = {
  orders: '/o',
  purchaseOrders: '/p',
  documents: '/d',
  requisitions: '/q',
  joinings: '/j',
  registrations: '/r',
};
/** Who is signed in. */
const me = 'u1';
const day = (date: string) => `2026-11-${date}T05:00:00Z`;
const tracked = (id: string, date: string) => ({ id, version: 4, createdAt: day(date), updatedAt: day(date) });

const order = (id: string, more: object = {}) => ({
  ...tracked(id, '03'),
  ...{ status: 'Pending Approval', gemContractNumber: `GEMC-${id}`, gemBuyerDepartmentName: 'Records' },
  ...{ sellerName: 'Test Infotech', createdById: 'somebody', totalAmount: 5000 },
  ...more,
});
const purchase = (id: string, more: object = {}) => ({
  ...tracked(id, '02'),
  ...{ source: 'purchase-order', poNumber: `PO-${id}`, title: 'Laptops', requestedBy: 'Asha Rao' },
  ...{ requestedById: 'somebody', requestedDate: day('02'), totalAmount: 7000, status: 'Pending Approval' },
  ...more,
});
const invoice = {
  ...tracked('1', '01'),
  ...{ name: 'Invoice.pdf', recordName: 'GEMC-9', uploadedBy: 'Ravi', uploadedAt: day('01'), status: 'pending' },
  uploadedByOrganizationId: 'another',
};
const lists: Record<string, object[]> = {
  '/api/seller-orders': [order('1'), order('own', { createdById: me })],
  '/api/purchase-orders': [purchase('1'), purchase('own', { requestedById: me })],
  '/api/documents': [invoice, { ...invoice, id: '2', name: 'Own.pdf', uploadedByOrganizationId: 'o1' }],
  '/api/requisitions': [
    {
      ...{ ...tracked('q1', '04'), number: 'REQ-1', title: 'Two scanners', requestedBy: 'Kiran', status: 'Submitted' },
      ...{ requestedById: 'somebody', estimatedTotal: 800 },
    },
  ],
  '/api/registrations': [
    { ...tracked('r1', '05'), number: 'REG-1', name: 'New Office', contactPerson: 'Meera', submittedAt: day('05') },
  ],
  '/api/joinings': [
    { ...tracked('j1', '06'), name: 'Joiner', organizationName: 'Office', askedBy: 'Admin', mayDecide: true },
    { ...tracked('j2', '06'), name: 'Own joiner', organizationName: 'Office', askedBy: 'Me', mayDecide: false },
  ],
};

async function open(role: Role, approves = true) {
  const asked = answerWith(({ method, path }) => {
    if (path === '/api/authority')
      return { body: { approvesOrders: approves, designations: ['Director'], standsInFor: [] } };
    if (method === 'PUT' && path.startsWith('/api/purchase-orders')) {
      return { status: 403, body: { error: 'The order waits for the approval of another designation' } };
    }
    if (method === 'PUT') return { body: {} };
    const items = lists[path] ?? [];
    return { body: { items, total: items.length, page: 1, pageSize: 50, administrator: true } };
  });
  await show(<InboxPage at={at} />, { role });
  await screen.findByText('Invoice.pdf');
  return asked;
}
const written = (asked: Awaited<ReturnType<typeof open>>) =>
  asked.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);

it('shows a Super Admin what waits of every kind, the oldest first, without what is their own', async () => {
  await open('Super Admin');
  for (const name of ['Joiner', 'REG-1', 'REQ-1', 'GEMC-1']) await screen.findByText(name);
  const rows = within(screen.getByRole('list', { name: 'Waiting for you' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual([
    ...['Invoice.pdf', 'PO-1', 'GEMC-1', 'REQ-1', 'REG-1', 'Joiner'],
  ]);
});

it('asks a buyer about purchase orders only with an authorized designation, and never about GeM orders', async () => {
  const asked = await open('Buyer', false);
  expect(asked.some(({ path }) => ['/api/purchase-orders', '/api/seller-orders'].includes(path))).toBe(false);
});

it('approves what was selected after asking once more; what is refused stays with its reason', async () => {
  const asked = await open('Super Admin');
  for (const name of ['GEMC-1', 'PO-1', 'REQ-1']) await userEvent.click(await screen.findByLabelText(`Select ${name}`));
  await userEvent.click(screen.getByRole('button', { name: 'Approve (3)' }));
  expect(written(asked)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  await screen.findByText('The order waits for the approval of another designation');
  screen.getByText('2 approved');
  expect(written(asked)).toEqual([
    ['/api/purchase-orders/1', { status: 'Approved' }],
    ['/api/seller-orders/1', { status: 'Approved' }],
    ['/api/requisitions/q1', { status: 'Accepted' }],
  ]);
});

it('rejects one only with a reason', async () => {
  const asked = await open('Super Admin');
  await userEvent.click(screen.getByRole('button', { name: 'Reject Invoice.pdf' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  expect((await screen.findAllByText('Rejection Reason is required')).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText('Rejection Reason *'), 'Not legible');
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(written(asked)).toEqual([['/api/documents/1/decision', { status: 'rejected', reason: 'Not legible' }]]),
  );
});
