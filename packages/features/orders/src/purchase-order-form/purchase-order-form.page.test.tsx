import type { Role } from '@portal/contracts';
import { type Answer, type Asked, answerWith, show } from '@portal/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { PurchaseOrderFormPage } from './purchase-order-form.page.js';

beforeEach(() => localStorage.clear());

const base = '/buyer/purchase-orders';
const buyer = { id: 'u1', name: 'Test Person', email: 'test@demo.gov.in', department: 'Records', organizationId: 'o1' };
const contact = { officerName: 'Ravi Shah', designation: 'Sales head', contactNumber: '9000000001' };
const seller = { id: 's1', name: 'Infotech', email: 'sales@infotech.example', userId: 'u9', contact };
const at = '2026-11-01T05:00:00Z';
const saved = {
  ...{ id: 'p1', version: 4, createdAt: at, updatedAt: at, source: 'purchase-order', poNumber: 'PO-2026-000001' },
  ...{ title: 'Laptops', priority: 'High', status: 'Draft', currency: 'INR', department: 'Records', buyerId: 'u1' },
  ...{ requestedBy: 'Test Person', requestedById: 'u1', requestedDate: at, expectedDeliveryDate: '2090-01-31' },
  ...{ subtotal: 100, gstTotal: 18, totalAmount: 118, sellerOrganizationId: 's1', history: [] },
  items: [
    {
      ...{ id: 'i1', assetName: 'Latitude', category: 'Laptop', quantity: 1, unitPrice: 100, gst: 18 },
      ...{ gstAmount: 18, totalPrice: 118, deliveryStatus: 'Not Started', specifications: {} },
    },
  ],
  attachments: [
    {
      id: 'f1',
      name: 'terms.pdf',
      type: 'pdf',
      size: 9,
      sha256: 'x',
      uploadedAt: at,
      kind: 'Specification',
      number: 1,
    },
  ],
};

let uploaded = 0;
/** Answers as the portal does; `more` comes first. */
const answer = (more: (asked: Asked) => Answer | undefined = () => undefined) =>
  answerWith((asked) => {
    const special = more(asked);
    if (special) return special;
    const { method, path } = asked;
    if (path === '/api/buyers') return { body: { items: [buyer] } };
    if (path === '/api/approved-sellers') return { body: { items: [seller] } };
    if (path === '/api/files/procurement') {
      uploaded += 1;
      const file = { id: `n${uploaded}`, name: 'a.pdf', type: 'pdf', size: 9, sha256: 'x', uploadedAt: at };
      return { status: 201, body: { ...file, scan: 'clean' } };
    }
    if (path.startsWith('/api/purchase-orders')) return { status: method === 'POST' ? 201 : 200, body: saved };
    return undefined;
  });

const open = async (place = `${base}/new`, role: Role = 'Buyer') => {
  const form = <PurchaseOrderFormPage base={base} />;
  const shown = await show(
    <Routes>
      <Route path={`${base}/new`} element={form} />
      <Route path={`${base}/:id/edit`} element={form} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { role, at: place },
  );
  await screen.findByLabelText('Title');
  return shown;
};
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const fillAll = () => {
  fill('Title', 'Laptops');
  fill('Expected delivery', '31-01-2090');
  fireEvent.blur(screen.getByLabelText('Expected delivery'));
  fill('Asset name', 'Latitude');
  fill('Unit price before GST', '50000');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (asked: Asked[], method: string) =>
  asked.find((one) => one.method === method && one.path.startsWith('/api/purchase-orders'));

it('names all that is missing, sends nothing, and says what an order needs', async () => {
  const asked = answer();
  await open(undefined, 'Super Admin');
  await press('Submit for Approval');
  const summary = within(await screen.findByRole('alert'));
  summary.getByRole('heading', { name: 'Please fill in all required fields and add at least one item.' });
  for (const message of ['Title is required.', 'Buyer is required.', 'Expected delivery date is required.'])
    summary.getByRole('link', { name: message });
  for (const message of ['Asset name is required', 'Unit Price must be greater than 0'])
    summary.getByRole('link', { name: message });
  expect(sent(asked, 'POST')).toBeUndefined();
});

it('says that the seller is missing together with what else is wrong', async () => {
  answer();
  await open();
  await press('Submit for Approval');
  const summary = within(await screen.findByRole('alert'));
  for (const message of ['Title is required.', 'Seller is required']) summary.getByRole('link', { name: message });
});

it('is submitted only to a seller; a draft can wait for one', async () => {
  const asked = answer();
  await open();
  fillAll();
  await press('Submit for Approval');
  within(await screen.findByRole('alert')).getByRole('link', { name: 'Seller is required' });
  expect(sent(asked, 'POST')).toBeUndefined();
  await press('Save as Draft');
  await screen.findByText('Elsewhere');
});

it('says how much is too much, and counts what is wrong where nothing is missing', async () => {
  answer();
  await open();
  fillAll();
  fill('Warranty period in years', '11');
  fill('HSN', '12345');
  await press('Save as Draft');
  const summary = within(await screen.findByRole('alert'));
  summary.getByRole('heading', { name: 'There are 2 problems' });
  summary.getByRole('link', { name: 'At most 10 years are allowed' });
  summary.getByRole('link', { name: 'HSN has 4, 6 or 8 digits' });
});

it('has at least one item: only of several one can be removed', async () => {
  answer();
  await open();
  expect(screen.queryByRole('button', { name: 'Remove Item 1' })).toBeNull();
  await press('Add Item');
  await press('Remove Item 2');
  expect(screen.queryByRole('group', { name: 'Item 2' })).toBeNull();
});

it('sends what was written, each file with its kind, and leads to the order', async () => {
  const asked = answer();
  await open();
  fillAll();
  fill('Product type', 'Ultrabook');
  fill('Delivery location', 'Gate 4');
  fill('Internal notes', 'From the funds of the wing');
  for (const kind of ['Specification', 'Delivery receipt']) {
    await userEvent.upload(screen.getByLabelText(kind, { selector: 'input[type=file]' }), new File(['x'], 'a.pdf'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  }
  await press('Save as Draft');
  await screen.findByText('Elsewhere');
  const request = sent(asked, 'POST');
  expect(request?.body).toMatchObject({
    ...{ status: 'Draft', title: 'Laptops', buyerId: 'u1', expectedDeliveryDate: '2090-01-31', priority: 'Medium' },
    ...{ deliveryPerson: { location: 'Gate 4' }, internalNotes: 'From the funds of the wing' },
    items: [{ assetName: 'Latitude', category: 'Other', quantity: 1, specifications: { category: 'Ultrabook' } }],
    attachments: [
      { kind: 'Specification', file: expect.stringMatching(/^n/) },
      { kind: 'Delivery receipt', file: expect.stringMatching(/^n/) },
    ],
  });
  expect(request?.headers.get('idempotency-key')).toBeTruthy();
});

it('takes no more than 20 files', async () => {
  answer();
  await open();
  fillAll();
  const input = screen.getByLabelText('Photo', { selector: 'input[type=file]' });
  await userEvent.upload(
    input,
    Array.from({ length: 21 }, (_, n) => new File(['x'], `${n}.png`)),
  );
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await press('Save as Draft');
  within(await screen.findByRole('alert')).getByRole('link', { name: 'At most 20 files are allowed' });
});

it('shows the sums that the portal will store', async () => {
  answer();
  await open();
  fillAll();
  fill('Quantity', '2');
  fill('GST in percent', '12');
  screen.getByText('₹ 1,00,000.00');
  screen.getByText('₹ 12,000.00');
  expect(screen.getAllByText('₹ 1,12,000.00').length).toBeGreaterThan(0);
});

it('says who answers at the seller that was chosen', async () => {
  answer();
  await open();
  await userEvent.click(screen.getByRole('combobox', { name: /Seller/ }));
  await userEvent.click(await screen.findByText('Infotech · sales@infotech.example'));
  await screen.findByText('Ravi Shah · Sales head · 9000000001');
});

it('keeps all that was typed when it cannot be saved, and says why', async () => {
  answer(({ method, path }) =>
    method === 'POST' && path === '/api/purchase-orders'
      ? { status: 503, body: { error: 'This part of the portal is away', code: 'AWAY' } }
      : undefined,
  );
  await open();
  fillAll();
  await press('Save as Draft');
  await screen.findByText('Failed to save purchase order. Please try again.');
  screen.getByText('This part of the portal is away');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Laptops');
});

it('keeps what was typed in this browser until it is sent', async () => {
  answer();
  const { unmount } = await open();
  fillAll();
  await screen.findByText(/Draft saved/);
  unmount();
  await open();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Laptops');
  expect(screen.getByLabelText<HTMLInputElement>('Asset name').value).toBe('Latitude');
});

it('takes a file of the order off with the save, unless it is kept after all', async () => {
  const asked = answer();
  await open(`${base}/p1/edit`);
  await press('Remove terms.pdf');
  screen.getByText('Is taken off when you save');
  await press('Keep terms.pdf');
  expect(screen.queryByText('Is taken off when you save')).toBeNull();
  await press('Remove terms.pdf');
  await press('Save');
  await screen.findByText('Elsewhere');
  const request = sent(asked, 'PUT');
  expect(request?.body).toMatchObject({ order: { attachments: [], removedAttachments: ['f1'] } });
  expect(request?.headers.get('if-match')).toBe('"4"');
});

it('is closed once the order is approved', async () => {
  answer(({ path }) => (path === '/api/purchase-orders/p1' ? { body: { ...saved, status: 'Approved' } } : undefined));
  await show(
    <Routes>
      <Route path={`${base}/:id/edit`} element={<PurchaseOrderFormPage base={base} />} />
    </Routes>,
    { role: 'Buyer', at: `${base}/p1/edit` },
  );
  await screen.findByText('A purchase order can be edited until it is approved.');
  expect(screen.queryByLabelText('Title')).toBeNull();
});
