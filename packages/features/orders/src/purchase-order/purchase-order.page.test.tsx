import {
  outstandingReceiptStatuses,
  purchaseOrderStatuses,
  type PurchaseOrderStatus,
  type ReceiptStatus,
  type Role,
} from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { PurchaseOrderPage } from './purchase-order.page.js';
import { asksInvoices, noInvoices } from '../testing-invoices.js';

const asksDeliveries = (path: string) => path.endsWith('/dispatch-advices') || path.endsWith('/delivery-proofs');
/** Nothing is on its way and nothing came. */
const noDeliveries = { body: { items: [], balance: [] } };

const order = {
  ...{ id: 'p1', version: 2, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' },
  ...{ source: 'purchase-order', poNumber: 'PO-2026-000001', title: 'Laptops', priority: 'Medium', currency: 'INR' },
  ...{
    department: 'District Office',
    requestedBy: 'Asha Rao',
    requestedById: 'someone-else',
    authorIds: ['someone-else'],
  },
  ...{ requestedDate: '2026-11-01T05:00:00Z', expectedDeliveryDate: '2020-01-01' },
  ...{ totalAmount: 118, subtotal: 100, gstTotal: 18, items: [], attachments: [], history: [] },
};

const noDocuments = { body: { items: [], total: 0, page: 1, pageSize: 50 } };

const open = async (role: Role, status: PurchaseOrderStatus, refused = false) => {
  const asked = answerWith(({ method, path }) => {
    if (path.endsWith('/documents')) return noDocuments;
    if (asksInvoices(path)) return noInvoices;
    if (asksDeliveries(path)) return noDeliveries;
    if (method === 'PUT' && refused) return { status: 412, body: { error: 'Somebody was faster', code: 'STALE' } };
    return { body: { ...order, status } };
  });
  await show(<PurchaseOrderPage base="/buyer/purchase-orders" />, { role });
  await screen.findByRole('heading', { level: 1 });
  return asked;
};

it('says that there is no such order, and offers no other try', async () => {
  answerWith(() => ({ status: 404, body: { error: 'Not found', code: 'NOT_FOUND' } }));
  await show(<PurchaseOrderPage base="/buyer/purchase-orders" />, { role: 'Buyer' });
  await screen.findByText('There is no such purchase order, or you may not see it');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

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

it('offers the seller of goods that are on their way their dispatch, not their production', async () => {
  await openWhole('Seller', {
    status: 'Order Confirmed',
    items: [{ ...whole.items[0], deliveryStatus: 'In Transit' }],
  });
  await screen.findByRole('button', { name: 'Dispatch' });
  screen.getByText('The goods are on their way.');
  expect(screen.queryByRole('button', { name: 'Start Production' })).toBeNull();
});

describe('a delivered order of a seller of the portal', () => {
  const openWith = async (...statuses: ReceiptStatus[]) => {
    answerWith(({ path, query }) => {
      if (path.endsWith('/documents')) return noDocuments;
      if (asksInvoices(path)) return noInvoices;
      if (asksDeliveries(path)) return noDeliveries;
      if (path.includes('/receipts')) {
        const all = statuses.map((status, n) => ({
          id: `r${n}`,
          number: `RCT-${n}`,
          status,
          dueOn: '2090-01-01',
          lines: [],
        }));
        const open = all.filter(({ status }) => outstandingReceiptStatuses.includes(status));
        const items = query.get('outstanding') ? open : all;
        // However small the page, what is outstanding is found among all of them.
        return { body: { items: items.slice(0, Number(query.get('pageSize'))), total: items.length, page: 1 } };
      }
      return { body: { ...order, sellerOrganizationId: 's1', status: 'Delivered' } };
    });
    await show(<PurchaseOrderPage base="/buyer/purchase-orders" />, { role: 'Buyer' });
    await screen.findByRole('heading', { level: 1 });
  };

  it.each([
    [[], 'The order is complete once its goods were inspected.'],
    [['Inspection Due'], 'The order is complete once its goods were inspected.'],
    [['Accepted', 'Partly Rejected'], 'The order is complete once what was rejected was replaced.'],
  ] as const)('says instead of completing it what is outstanding: %p', async (statuses, outstanding) => {
    await openWith(...statuses);
    await screen.findByText(outstanding);
    expect(screen.queryByRole('button', { name: 'Complete Order' })).toBeNull();
  });

  it('is completed once all is settled', async () => {
    await openWith('Replacement Received', 'Deemed Accepted');
    await screen.findByRole('button', { name: 'Complete Order' });
    await screen.findByRole('link', { name: 'RCT-0' });
    expect(screen.queryByText(/The order is complete once/)).toBeNull();
  });
});

it.each(purchaseOrderStatuses)('offers an end user no step of an order that is %s', async (status) => {
  await open('End User', status);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Download PDF', 'Share']);
});

it('calls no draft late', async () => {
  await open('Buyer', 'Draft');
  expect(screen.queryByText('Overdue')).toBeNull();
});

it('says what is late, and whom nobody can reach', async () => {
  await open('Buyer', 'Approved');
  await screen.findByText('Overdue');
  // Of who orders, who receives and who supplies; who receives is written to by nobody.
  expect(screen.getAllByText('Contact number not available')).toHaveLength(3);
  expect(screen.getAllByText('Email address not available')).toHaveLength(2);
});

/** All that the form asks for. */
const whole = {
  ...order,
  ...{ description: 'For the new wing', gemContractNumber: 'GEMC-511687711223344', supplier: 'Infotech' },
  ...{ buyerName: 'Meera Iyer', buyerOrganizationName: 'Department of Records', assigneeName: 'Ravi Shah' },
  ...{ expectedDeliveryStartDate: '2026-12-01', expectedDeliveryEndDate: '2026-12-15', notes: 'Call before you come' },
  buyerContact: { officerName: 'Meera Iyer', designation: 'Director', email: 'meera@records.gov.in' },
  deliveryPerson: {
    officerName: 'Keeper',
    designation: 'Store keeper',
    contactNumber: '9000000002',
    location: 'Gate 4',
  },
  supplierContact: { officerName: 'Ravi Shah', designation: 'Sales head', contactNumber: '9000000001' },
  items: [
    {
      ...{ id: 'i1', assetName: 'Latitude', category: 'Laptop', description: 'With a docking station', quantity: 2 },
      ...{ unitPrice: 50, gst: 18, gstAmount: 18, totalPrice: 118, hsn: '84713010', deliveryStatus: 'Delivered' },
      ...{ estimatedDeliveryDate: '2026-12-05', actualDeliveryDate: '2026-12-07' },
      specifications: {
        ...{ brand: 'Dell', model: 'L1', category: 'Ultrabook', warrantyPeriod: 3, amcResponsibility: 'OEM' },
        installationRequired: true,
      },
    },
  ],
};

const openWhole = async (role: Role, changes: object = {}) => {
  answerWith(({ path }) => {
    if (path.endsWith('/documents')) return noDocuments;
    if (asksInvoices(path)) return noInvoices;
    if (asksDeliveries(path)) return noDeliveries;
    return path.includes('/purchase-orders/') ? { body: { ...whole, status: 'Delivered', ...changes } } : undefined;
  });
  await show(<PurchaseOrderPage base="/buyer/purchase-orders" />, { role });
  await screen.findByRole('heading', { level: 1 });
};
const inSheet = (name: string) => within(screen.getByRole('region', { name }));

it('shows all that was written into the order, and who is reached how', async () => {
  await openWhole('Buyer', { internalNotes: 'From the funds of the wing' });
  const basics = inSheet('Basic Information');
  for (const text of ['For the new wing', 'GEMC-511687711223344', 'Department of Records', 'Meera Iyer', 'Ravi Shah'])
    basics.getByText(text);
  for (const day of ['01-12-2026', '15-12-2026']) basics.getByText(day);
  for (const text of ['With a docking station', 'Laptop · Ultrabook · Dell · L1', '05-12-2026', '07-12-2026'])
    screen.getByText(text);
  const terms = within(screen.getAllByRole('region', { name: 'Warranty and service' })[0] as HTMLElement);
  for (const text of ['84713010', '3 years', 'OEM', 'Required']) terms.getByText(text);
  const buyer = inSheet('Buyer Contact');
  buyer.getByText('Director');
  expect(buyer.getByRole('link').getAttribute('href')).toMatch(/^mailto:meera@records.gov.in\?subject=/);
  const receiver = inSheet('Delivery Contact');
  receiver.getByText('Gate 4');
  expect(receiver.getByRole('link').getAttribute('href')).toBe('tel:9000000002');
  inSheet('Seller Information').getByText('Sales head');
  screen.getByText('From the funds of the wing');
});

it('shows a seller who orders, who receives and where, and no way to themselves', async () => {
  await openWhole('Seller');
  inSheet('Buyer Contact').getByText('meera@records.gov.in');
  for (const text of ['Keeper', '9000000002', 'Gate 4']) inSheet('Delivery Contact').getByText(text);
  expect(screen.queryByRole('region', { name: 'Seller Information' })).toBeNull();
  expect(screen.queryByText('Internal notes')).toBeNull();
});

it('shows an end user what was ordered for them, of whom and where it comes', async () => {
  await openWhole('End User');
  for (const text of ['For the new wing', 'With a docking station', 'Gate 4', 'Call before you come'])
    screen.getByText(text);
  inSheet('Seller Information').getByText('Infotech');
  expect(screen.queryByText('Internal notes')).toBeNull();
});

it('lists the files of a GeM order among its attachments', async () => {
  const file = { type: 'application/pdf', size: 9, sha256: 'x', uploadedAt: order.createdAt };
  const gemOrderFile = { ...file, id: 'g1', name: 'contract.pdf' };
  const oemAuthorizationLetter = { ...file, id: 'g2', name: 'letter.pdf' };
  await openWhole('Buyer', { source: 'gem', sellerOrderId: 'o1', gemOrderFile, oemAuthorizationLetter });
  const attachments = inSheet('Attachments');
  attachments.getByText('GeM order file');
  attachments.getByText('OEM authorization letter');
});

const madeBy = (byId: string) => [
  { at: '2026-11-01T05:00:00Z', by: 'Meera Iyer', byId, action: 'Purchase order created', status: 'Draft' },
];

it('lets who made a draft take it away at once, with a way back, and asks for it no more', async () => {
  const asked = answerWith(({ method, path }) => {
    if (path.endsWith('/documents')) return noDocuments;
    if (method === 'DELETE') return { body: { success: true } };
    return path.includes('/purchase-orders/')
      ? { body: { ...whole, status: 'Draft', requisitionId: 'r1', history: madeBy('u1') } }
      : undefined;
  });
  await show(
    <Routes>
      <Route path="/buyer/purchase-orders/:id" element={<PurchaseOrderPage base="/buyer/purchase-orders" />} />
      <Route path="/buyer/purchase-orders" element={<p>The list</p>} />
    </Routes>,
    { role: 'Buyer', at: '/buyer/purchase-orders/p1' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Draft' }));
  await screen.findByText('The list');
  const removed = asked.findIndex(({ method }) => method === 'DELETE');
  expect(asked.slice(removed + 1).map(({ path }) => path)).toEqual([]);
  await screen.findByText('Purchase order PO-2026-000001 was deleted');
  const sent = asked.find(({ method }) => method === 'DELETE');
  expect([sent?.path, sent?.headers.get('if-match')]).toEqual(['/api/purchase-orders/p1', '"2"']);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Purchase order PO-2026-000001 was restored');
  expect(asked.find(({ method }) => method === 'POST')?.path).toBe('/api/purchase-orders/p1/restore');
  expect(screen.queryByText('Purchase order PO-2026-000001 was deleted')).toBeNull();
});

it('says why a draft could not be taken away', async () => {
  answerWith(({ method, path }) => {
    if (path.endsWith('/documents')) return noDocuments;
    if (method === 'DELETE') return { status: 412, body: { error: 'Somebody was faster', code: 'STALE' } };
    return path.includes('/purchase-orders/')
      ? { body: { ...whole, status: 'Draft', history: madeBy('u1') } }
      : undefined;
  });
  await show(<PurchaseOrderPage base="/buyer/purchase-orders" />, { role: 'Buyer' });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Draft' }));
  await screen.findByText('Somebody was faster');
});

it.each([
  ['a colleague of who made it', 'Buyer', { status: 'Draft', history: madeBy('u7') }],
  ['who made it, once it is submitted', 'Buyer', { status: 'Pending Approval', history: madeBy('u1') }],
] as const)('offers %s no deletion', async (_, role, changes) => {
  await openWhole(role, changes);
  expect(screen.queryByRole('button', { name: 'Delete Draft' })).toBeNull();
});

it('says who sent it for approval, not who had asked for it', async () => {
  const history = [
    { at: '2026-11-01T05:00:00Z', by: 'Meera Iyer', byId: 'u7', action: 'Purchase order created', status: 'Draft' },
    {
      at: '2026-11-02T05:00:00Z',
      by: 'Vikram Rao',
      byId: 'u8',
      action: 'Submit for Approval',
      status: 'Pending Approval',
    },
  ];
  await openWhole('Super Admin', { status: 'Pending Approval', history });
  const panel = (await screen.findByRole('button', { name: 'Approve Order' })).closest('section') as HTMLElement;
  within(panel).getByText('Vikram Rao');
  within(panel).getByText(/02-11-2026/);
  expect(within(panel).queryByText('Asha Rao')).toBeNull();
});

it('offers no decision to who wrote it', async () => {
  await openWhole('Super Admin', { status: 'Pending Approval', authorIds: ['u7', 'u1'] });
  await screen.findByRole('heading', { name: 'Timeline' });
  expect(screen.queryByRole('button', { name: 'Approve Order' })).toBeNull();
});

it('says in its timeline in whose name an approval was given, beside what was said', async () => {
  const given = { at: '2026-11-02T05:00:00Z', by: 'Vikram Rao', byId: 'u8', action: 'Approve', status: 'Approved' };
  await openWhole('Super Admin', {
    status: 'Approved',
    history: [{ ...given, note: 'As planned', onBehalfOf: 'Meera Iyer' }],
  });
  await screen.findByText('in the name of Meera Iyer · As planned');
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
  await screen.findAllByText('Latitude');
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
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Download PDF', 'Share']);
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
      if (asksDeliveries(path)) return noDeliveries;
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
    if (asksDeliveries(path)) return noDeliveries;
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

it('says after the first of two approvals that the order still waits, and for whom', async () => {
  const given = { approvedBy: 'Test Person', approvedById: 'u1', approvedAt: '2026-11-02T05:00:00Z' };
  const waiting = [{ designation: 'Director' }, { designation: 'Secretary' }];
  answerWith(({ method, path }) => {
    if (asksInvoices(path)) return noInvoices;
    if (path.endsWith('/authority'))
      return { body: { approvesOrders: true, designations: ['Director'], standsInFor: [] } };
    const approvals = method === 'PUT' ? [{ ...waiting[0], ...given }, waiting[1]] : waiting;
    return { body: { ...order, status: 'Pending Approval', approvals } };
  });
  await show(<PurchaseOrderPage base="/buyer/purchase-orders" />, { role: 'Buyer' });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve Order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve Order' }));
  await screen.findByText(
    'Your approval of order PO-2026-000001 was recorded. Next it needs the approval of: Secretary.',
  );
  expect(screen.queryByText(/has been Approved successfully/)).toBeNull();
});

it.each([
  ['Inspection Due', 'Your turn'],
  ['Partly Rejected', 'What happens next'],
  ['Replacement Announced', 'What happens next'],
  ['Accepted', 'Your turn'],
] as const)('of a delivered order whose receipt is %s says to its office: %s', async (status, title) => {
  answerWith(({ path, query }) => {
    if (path.endsWith('/documents')) return noDocuments;
    if (asksInvoices(path)) return noInvoices;
    if (path.includes('/receipts')) {
      const isAsked = !query.get('outstanding') || outstandingReceiptStatuses.includes(status);
      const items = isAsked ? [{ id: 'r0', number: 'RCT-0', status, dueOn: '2090-01-01', lines: [] }] : [];
      return { body: { items, total: items.length, page: 1, pageSize: 20 } };
    }
    return { body: { ...order, sellerOrganizationId: 's1', status: 'Delivered' } };
  });
  await show(<PurchaseOrderPage base="/buyer/purchase-orders" />, { role: 'Buyer' });
  await screen.findByRole('link', { name: 'RCT-0' });
  screen.getByRole('heading', { name: title });
});

describe('the rest of an order that did not come', () => {
  const item = { id: 'l1', assetName: 'Latitude', category: 'Laptop', quantity: 4, specifications: {}, gst: 18 };
  const show4 = async (deliveryStatus: string, role: Role) => {
    const items = [{ ...item, unitPrice: 1, gstAmount: 1, totalPrice: 1, delivered: 1, deliveryStatus }];
    const asked = answerWith(({ method, path }) => {
      if (path.endsWith('/documents') || path.endsWith('/receipts')) return noDocuments;
      if (asksInvoices(path)) return noInvoices;
      if (asksDeliveries(path)) return noDeliveries;
      return { body: { ...order, items, status: method === 'PUT' ? 'Delivered' : 'Order Confirmed' } };
    });
    await show(<PurchaseOrderPage base="/buyer/purchase-orders" />, { role });
    await screen.findByRole('heading', { level: 1 });
    return asked;
  };

  it('is cancelled by its office with a reason, after what came was said', async () => {
    const asked = await show4('In Transit', 'Buyer');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the Rest' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/1 of 4 delivered/);
    await userEvent.type(dialog.getByLabelText('Reason'), 'Out of business');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the Rest' }));
    await screen.findByText('PO-2026-000001: Delivered');
    expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/purchase-orders/p1/rest-cancellation',
      body: { reason: 'Out of business' },
    });
  });

  it('is all that can be cancelled: the order itself no more', async () => {
    await show4('In Transit', 'Buyer');
    await screen.findByRole('button', { name: 'Cancel the Rest' });
    expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
  });

  it.each([
    ['In Transit', 'Seller'],
    ['Not Started', 'Buyer'],
  ] as const)('is not offered where it is %s, to a %s', async (deliveryStatus, role) => {
    await show4(deliveryStatus, role);
    expect(screen.queryByRole('button', { name: 'Cancel the Rest' })).toBeNull();
  });
});
