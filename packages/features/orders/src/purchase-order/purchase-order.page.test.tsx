import { purchaseOrderStatuses, type PurchaseOrderStatus, type Role } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PurchaseOrderPage } from './purchase-order.page.js';
import { asksInvoices, noInvoices } from '../testing-invoices.js';

const order = {
  ...{ id: 'p1', version: 2, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' },
  ...{ source: 'purchase-order', poNumber: 'PO-2026-000001', title: 'Laptops', priority: 'Medium', currency: 'INR' },
  ...{ department: 'District Office', requestedBy: 'Asha Rao', requestedById: 'someone-else' },
  ...{ requestedDate: '2026-11-01T05:00:00Z', expectedDeliveryDate: '2020-01-01' },
  ...{ totalAmount: 118, subtotal: 100, gstTotal: 18, items: [], attachments: [], history: [] },
};

const noDocuments = { body: { items: [], total: 0, page: 1, pageSize: 50 } };

const open = async (role: Role, status: PurchaseOrderStatus, refused = false) => {
  const asked = answerWith(({ method, path }) => {
    if (path.endsWith('/documents')) return noDocuments;
    if (asksInvoices(path)) return noInvoices;
    if (method === 'PUT' && refused) return { status: 412, body: { error: 'Somebody was faster', code: 'STALE' } };
    return { body: { ...order, status } };
  });
  await show(<PurchaseOrderPage base="/buyer/purchase-orders" />, { role });
  await screen.findByRole('heading', { level: 1 });
  return asked;
};

const offered = [
  ['Buyer', 'Draft', 'Submit for Approval'],
  ['Super Admin', 'Pending Approval', 'Approve Order'],
  ['Buyer', 'Approved', 'Send to Supplier'],
  ['Seller', 'Sent to Supplier', 'Decline'],
  ['Seller', 'Ready for Delivery', 'Dispatch'],
  ['Buyer', 'Delivered', 'Complete Order'],
] as const;

it.each(offered)('offers a %s of an order that is %s: %s', async (role, status, action) => {
  await open(role, status);
  await screen.findByRole('button', { name: action });
});

it.each(purchaseOrderStatuses)('offers an end user no step of an order that is %s', async (status) => {
  await open('End User', status);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Download PDF']);
});

it('says what is late, and whom nobody can reach', async () => {
  await open('Buyer', 'Approved');
  await screen.findByText('Overdue');
  screen.getByText('Contact number not available');
  screen.getByText('Email address not available');
});

it('needs a reason to cancel, and keeps it when the order was changed meanwhile', async () => {
  await open('Buyer', 'Approved', true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect((await screen.findAllByText('Please give a reason')).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText('Reason'), 'No longer needed');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Failed to update order status. Please try again.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('No longer needed');
});

it('shows a maker the items of its brands, and no place for the prices and people that it is not told', async () => {
  const { id, version, createdAt, updatedAt, source, poNumber, title, priority, department } = order;
  const seen = { id, version, createdAt, updatedAt, source, poNumber, title, priority, department };
  const specifications = { brand: 'Dell', installationRequired: false };
  const item = { id: 'i1', assetName: 'Latitude', category: 'Laptop', quantity: 2, deliveryStatus: 'Not Started' };
  answerWith(() => ({ body: { ...seen, status: 'Sent to Supplier', items: [{ ...item, specifications }] } }));
  await show(<PurchaseOrderPage base="/seller/purchase-orders" />, { role: 'OEM' });
  await screen.findByText('Latitude');
  for (const words of [
    'Supplier',
    'Requested by',
    'Total amount',
    'Unit price',
    'Order total',
    'Timeline',
    'Documents',
  ])
    expect(screen.queryByText(words)).toBeNull();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Download PDF']);
});

it.each([
  [['director'], undefined, true],
  [['Secretary'], undefined, false],
  [['Secretary'], 'Somebody', true],
  [[], undefined, false],
])(
  'of several approvals asks %p for theirs when the one before was given by %p: %p',
  async (designations, first, asked) => {
    const approvals = [
      {
        designation: 'Director',
        ...(first && { approvedBy: first, approvedById: 's1', approvedAt: '2026-11-02T05:00:00Z' }),
      },
      { designation: 'Secretary' },
    ];
    answerWith(({ path }) => {
      if (asksInvoices(path)) return noInvoices;
      if (path.endsWith('/authority'))
        return { body: { approvesOrders: designations.length > 0, designations, standsInFor: [] } };
      return { body: { ...order, status: 'Pending Approval', approvals } };
    });
    await show(<PurchaseOrderPage base="/buyer/purchase-orders" />, { role: 'Buyer' });
    await screen.findByRole('heading', { name: 'Approvals' });
    if (asked) await screen.findByRole('button', { name: 'Approve Order' });
    else expect(screen.queryByRole('button', { name: 'Approve Order' })).toBeNull();
    if (first) screen.getByText(first);
  },
);

it('lists what is kept with the order, and asks for nothing of it in the name of who reads no documents', async () => {
  const file = { id: 'f1', name: 'invoice.png', type: 'image/png', size: 9, sha256: 'x', uploadedAt: order.createdAt };
  const kept = {
    ...{ id: 'd1', version: 1, createdAt: order.createdAt, updatedAt: order.updatedAt, name: 'Invoice of March' },
    ...{ type: 'invoice', size: 9, status: 'pending', uploadedAt: order.createdAt, uploadedBy: 'Asha Rao' },
    ...{ uploadedById: 'u1', uploadedByOrganizationId: 'o1', recordName: 'PO-2026-000001', versions: [] },
  };
  const attachments = [{ ...file, kind: 'Photo', number: 1 }];
  const asked = answerWith(({ path }) => {
    if (path.endsWith('/scan')) return { body: { id: 'f1', scan: 'clean' } };
    if (asksInvoices(path)) return noInvoices;
    if (path.endsWith('/documents')) return { body: { ...noDocuments.body, items: [kept], total: 1 } };
    return { body: { ...order, status: 'Draft', attachments } };
  });
  const at = '/buyer/purchase-orders/p1';
  const first = await show(<PurchaseOrderPage base="/buyer/purchase-orders" />, { at, role: 'Buyer' });
  const link = await screen.findByRole('link', { name: 'Invoice of March' });
  expect(link.getAttribute('href')).toBe('/buyer/documents/d1');
  const upload = screen.getByRole('link', { name: 'Upload Document' });
  expect(upload.getAttribute('href')).toMatch(/^\/buyer\/documents\/new\?purchaseOrderId=/);
  await screen.findByRole('button', { name: 'Show invoice.png' });
  expect(asked.filter(({ path }) => path.endsWith('/documents'))).toHaveLength(1);
  first.unmount();
  await show(<PurchaseOrderPage base="/enduser/purchase-orders" />, {
    at: '/enduser/purchase-orders/p1',
    role: 'End User',
  });
  await screen.findByRole('heading', { level: 1 });
  expect(asked.filter(({ path }) => path.endsWith('/documents'))).toHaveLength(1);
});
