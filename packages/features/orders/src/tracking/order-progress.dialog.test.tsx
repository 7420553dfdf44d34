import { jest } from '@jest/globals';
import type { Role } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PurchaseOrderListPage } from '../purchase-order-list/purchase-order-list.page.js';

const row = {
  ...{ id: 'p1', version: 2, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' },
  ...{ source: 'purchase-order', poNumber: 'PO-2026-000001', title: 'Laptops', priority: 'Medium' },
  ...{ status: 'In Transit', department: 'District Office', requestedDate: '2026-11-01T05:00:00Z' },
  ...{ totalAmount: 118, requestedBy: 'Asha Rao', requestedById: 'u1', supplier: 'Infotech' },
  expectedDeliveryDate: '2026-11-02',
};
const item = { category: 'Laptop', quantity: 2, unitPrice: 50, gst: 18, gstAmount: 9, totalPrice: 59 };
const order = {
  ...row,
  ...{ currency: 'INR', subtotal: 100, gstTotal: 18, attachments: [] },
  supplierContact: { officerName: 'Ravi', contactNumber: '9000000001', email: 'ravi@infotech.example' },
  deliveryPerson: { officerName: 'Keeper', designation: 'Store keeper' },
  items: [
    { ...item, id: 'i1', assetName: 'Laptop', deliveryStatus: 'In Transit', specifications: { brand: 'Dell' } },
    { ...item, id: 'i2', assetName: 'Dock', deliveryStatus: 'Delivered', specifications: {} },
  ],
  history: [
    { at: '2026-11-01T05:00:00Z', action: 'Purchase order created', status: 'Draft' },
    { at: '2026-11-05T05:00:00Z', action: 'Dispatch', status: 'In Transit', note: 'By road' },
  ],
};
const summary = {
  ...{ pendingApproval: 0, inTransit: 1, overdue: 0, total: 1, active: 1, completed: 0, totalValue: 118 },
  ...{ topVendors: [], departments: [] },
  recent: [{ id: 'p1', poNumber: row.poNumber, title: row.title, status: row.status, updatedAt: row.updatedAt }],
};

const open = async (role: Role, shown: object = row, refused = false) => {
  const asked = answerWith(({ path }) => {
    if (path.endsWith('/summary')) return { body: summary };
    if (path.endsWith('/purchase-orders/p1')) {
      return refused ? { status: 503, body: { title: 'Away', status: 503, error: 'Away' } } : { body: order };
    }
    return { body: { items: [shown], total: 1, page: 1, pageSize: 20 } };
  });
  await show(<PurchaseOrderListPage base="/buyer/purchase-orders" />, { role });
  await screen.findAllByText(row.poNumber);
  return asked;
};

const dialogTitled = async (title: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(title);
  return dialog;
};

const track = async () => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${row.poNumber}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Track Order' }));
  return dialogTitled(`Order Progress: ${row.poNumber}`);
};

it('shows from the list how far an order is: its steps, its items, what happened and whom to ask', async () => {
  await open('Buyer');
  const dialog = await track();
  expect((await dialog.findByRole('progressbar', { name: 'Overall Progress' })).getAttribute('aria-valuenow')).toBe(
    '80',
  );
  dialog.getByText('Status Overview');
  within(dialog.getByRole('row', { name: /Laptop/ })).getByText('In Transit');
  within(dialog.getByRole('row', { name: /Dock/ })).getByText('Delivered');
  dialog.getByText('By road');
  expect(dialog.getByRole('link', { name: '9000000001' }).getAttribute('href')).toBe('tel:9000000001');
  dialog.getByText('Contact number not available');
  expect(dialog.getByRole('link', { name: row.poNumber }).getAttribute('href')).toBe('/buyer/purchase-orders/p1');
});

it('says when the order cannot be read, and asks again', async () => {
  const asked = await open('Buyer', row, true);
  const dialog = await track();
  await dialog.findByText('Error Loading GEM Order Details', undefined, { timeout: 4000 });
  const before = asked.length;
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(asked.length).toBeGreaterThan(before);
});

it('tracks what changed last by a button of its own', async () => {
  await open('Buyer');
  await userEvent.click(await screen.findByRole('button', { name: `Track Order: ${row.poNumber}` }));
  await dialogTitled(`Order Progress: ${row.poNumber}`);
});

it('lets an end user neither track nor edit from the list', async () => {
  await open('End User');
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Track Order/ })).toBeNull();
});

it('takes the next step of a row, of those that the table allows', async () => {
  const asked = await open('Buyer', { ...row, status: 'Approved' });
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${row.poNumber}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send to Supplier' }));
  const dialog = await dialogTitled(`Send to Supplier: ${row.poNumber}`);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
      path: expect.stringMatching(/\/purchase-orders\/p1$/),
      body: { status: 'Sent to Supplier' },
    }),
  );
});

it('offers editing only before the approval, and never of a GeM order', async () => {
  await open('Buyer', { ...row, status: 'Draft' });
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${row.poNumber}` }));
  await screen.findByRole('menuitem', { name: 'Edit Purchase Order' });
});

it('changes nothing of a GeM order from here', async () => {
  await open('Super Admin', { ...row, source: 'gem', status: 'Pending Approval' });
  expect(screen.queryByText('Approve or reject')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${row.poNumber}` }));
  await screen.findByRole('menuitem', { name: 'Track Order' });
  expect(screen.queryByRole('menuitem', { name: 'Edit Purchase Order' })).toBeNull();
});

it('has a button for the next step where a phone shows cards', async () => {
  const media = jest.spyOn(window, 'matchMedia').mockReturnValue({ ...matchMedia('all'), matches: false });
  await open('Buyer', { ...row, status: 'Approved' });
  screen.getByRole('button', { name: `Send to Supplier: ${row.poNumber}` });
  media.mockRestore();
});
