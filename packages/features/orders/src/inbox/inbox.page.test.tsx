import { dayInIndia, type Role } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OtherEvidence } from './evidence/given.js';
import { InboxPage, SellerInboxPage } from './inbox.page.js';

const at = {
  deviceClaims: '/v',
  orders: '/o',
  purchaseOrders: '/p',
  documents: '/d',
  requisitions: '/q',
  joinings: '/j',
  receipts: '/c',
  invoices: '/i',
  registrations: '/r',
  assets: '/a',
  rfqs: '/k',
  vendors: '/s',
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
/** What the list leaves out where somebody asks for what waits for them. */
const isOwn = true;
const lists: Record<string, object[]> = {
  '/api/seller-orders': [order('1'), order('own', { createdById: me, isOwn })],
  '/api/purchase-orders': [purchase('1')],
  '/api/documents': [invoice, { ...invoice, id: '2', name: 'Own.pdf', uploadedByOrganizationId: 'o1', isOwn }],
  '/api/requisitions': [
    {
      ...{ ...tracked('q1', '04'), number: 'REQ-1', title: 'Two scanners', requestedBy: 'Kiran', status: 'Submitted' },
      ...{ requestedById: 'somebody', estimatedTotal: 800 },
    },
    { ...tracked('q2', '04'), number: 'REQ-OWN', title: 'Chairs', status: 'Submitted', requestedById: me, isOwn },
  ],
  '/api/registrations': [
    { ...tracked('r1', '05'), number: 'REG-1', name: 'New Office', contactPerson: 'Meera', submittedAt: day('05') },
    {
      ...{ ...tracked('r2', '05'), number: 'REG-2', name: 'Like Another', contactPerson: 'Lata' },
      ...{ submittedAt: day('05'), marks: ['GSTIN'] },
    },
  ],
  '/api/receipts': [
    {
      ...{ ...tracked('c1', '07'), number: 'RCT-1', orderNumber: 'GEMC-8', sellerName: 'Infotech' },
      ...{ receivedAt: day('07'), dueOn: dayInIndia() },
    },
  ],
  '/api/invoices': [
    {
      ...{ ...tracked('i1', '08'), number: 'INV-1', orderNumber: 'GEMC-7', sellerName: 'Infotech', payableAmount: 118 },
      ...{ status: 'Submitted', inStatus: 'Submitted' },
    },
    {
      ...{ ...tracked('i2', '09'), number: 'INV-2', orderNumber: 'GEMC-6', sellerName: 'Infotech', payableAmount: 236 },
      ...{ status: 'Accepted', inStatus: 'Accepted', dueOn: '2099-01-01' },
    },
  ],
  '/api/assets': [
    {
      ...{ ...tracked('a1', '10'), name: 'Old laptop', serialNumber: 'SN-1', value: 12 },
      disposal: { status: 'Requested', reason: 'Broken', requestedBy: 'Asha Rao', requestedAt: day('10') },
    },
  ],
  '/api/rfqs': [
    { ...tracked('k1', '10'), rfqNumber: 'RFQ-1', title: 'Scanners', department: 'Records', closesAt: day('10') },
  ],
  '/api/device-claims': [
    {
      ...{ ...tracked('d1', '11'), serialNumber: 'SN-ONE', claimedBy: 'Kiran', status: 'Waiting' },
      matches: [{ id: 'a7', name: 'Laptop' }],
    },
    { ...tracked('d2', '12'), serialNumber: 'SN-TWO', claimedBy: 'Kiran', status: 'Waiting', matches: [] },
  ],
  '/api/joinings': [
    {
      ...{ ...tracked('j1', '06'), name: 'Joiner', number: 'REG-9', organizationName: 'Office' },
      ...{ askedBy: 'Admin', mayDecide: true },
    },
  ],
};

const billed = {
  ...tracked('i2', '09'),
  number: 'INV-2',
  totalAmount: 236,
  payableAmount: 236,
  invoiceDate: '2026-11-09',
  match: [],
};
const line = (id: string) => ({ id, assetName: `Scanner ${id}`, quantity: 3, unitPrice: 10, totalPrice: 30 });
const letter = { id: 'f1', name: 'Letter.pdf', type: 'application/pdf', size: 1024, scan: 'clean' };
/** What is read to be shown beside the queue. */
const records: Record<string, object> = {
  '/api/documents/1': { ...invoice, type: 'invoice', versions: [{ number: 1, file: letter }] },
  '/api/purchase-orders/1': {
    ...purchase('1'),
    ...{
      supplier: 'Test Infotech',
      sellerOrganizationId: 's7',
      department: 'Records',
      priority: 'High',
      description: 'For the new room',
    },
    ...{ items: [line('A'), line('B')], attachments: [letter], approvals: [{ designation: 'Director' }] },
  },
  '/api/assets/a1': {
    ...{ assetUid: 'AST-1', serialNumber: 'SN-1', status: 'Active', disposal: { reason: 'Broken beyond repair' } },
  },
  '/api/invoices/i2': { ...billed, file: letter },
  '/api/receipts/c1': { ...tracked('c1', '07'), lines: [{ lineId: 'l1', name: 'Scanner', delivered: 4 }] },
  '/api/purchase-orders/1/last-prices': {
    items: [
      {
        ...{ lineId: 'A', unitPrice: 8, orderId: 'SO-9', orderNumber: 'GEMC-9', supplier: 'Another' },
        approvedOn: day('01'),
      },
    ],
  },
  '/api/vendors/s7': {
    ...{ id: 's7', name: 'Test Infotech', status: 'Active', rating: null, ratings: 0, recentOrders: [] },
    performance: { totalOrders: 6, deliveredOrders: 5, onTimeOrders: 4, onTimeDelivery: 80 },
    goods: { inspectedUnits: 200, rejectedUnits: 3, rejectionRate: 1.5 },
  },
};

const queue = () => within(screen.getByRole('list', { name: 'Waiting for you' }));

const inDialog = async (name: string) => within(await screen.findByRole('dialog')).getByRole('button', { name });

async function open(role: Role, evidence: OtherEvidence = {}, answers: Record<string, object> = {}) {
  const decided = new Set<string>();
  const asked = answerWith(({ method, path, query }) => {
    if (method === 'PUT' && answers[path]) return { body: answers[path] };
    if (method === 'PUT' && path.startsWith('/api/purchase-orders')) {
      return { status: 403, body: { error: 'The order waits for the approval of another designation' } };
    }
    if (method === 'PUT') {
      decided.add(path.replace(/\/(decision|status)$/, ''));
      return { body: {} };
    }
    if (method === 'POST') return { body: {} };
    const record = records[path];
    if (record) return { body: record };
    if (!(path in lists)) return { status: 404, body: { error: 'There is no such record' } };
    const items = (lists[path] ?? [])
      .filter((item) => !('isOwn' in item) || (query.get('waiting') !== 'yes' && query.get('mine') !== 'no'))
      .filter((item) => !('inStatus' in item) || item.inStatus === query.get('status'))
      .filter((item) => !('id' in item) || !decided.has(`${path}/${String(item.id)}`));
    return { body: { items, total: items.length, page: 1, pageSize: 50, administrator: true } };
  });
  await show(<InboxPage at={at} evidence={evidence} />, { role });
  const list = await screen.findByRole('list', { name: 'Waiting for you' });
  await within(list).findByText('Invoice.pdf');
  return asked;
}
const written = (asked: Awaited<ReturnType<typeof open>>) =>
  asked.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);

it('shows a Super Admin what waits of every kind, the oldest first, without what is their own', async () => {
  await open('Super Admin');
  for (const name of ['Joiner', 'REG-1', 'REQ-1', 'GEMC-1']) await queue().findByText(name);
  const rows = queue().getAllByRole('listitem');
  expect(rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual([
    ...['Invoice.pdf', 'PO-1', 'GEMC-1', 'REQ-1', 'REG-1', 'REG-2', 'Joiner', 'Old laptop', 'RFQ-1'],
  ]);
});

it('asks a buyer about the purchase orders that they may approve now, and never about GeM orders', async () => {
  const asked = await open('Buyer');
  const ofOrders = asked.filter(({ path }) => path === '/api/purchase-orders');
  expect(ofOrders.map(({ query }) => query.get('waiting'))).toEqual(['yes']);
  expect(asked.some(({ path }) => path === '/api/seller-orders')).toBe(false);
});

it('selects all that can be decided together at once, and lets go of them again', async () => {
  await open('Super Admin');
  for (const name of ['Joiner', 'REG-1', 'REQ-1', 'GEMC-1', 'Old laptop']) await queue().findByText(name);
  // The quotes to compare are opened.
  const all = screen.getByRole('checkbox', { name: 'Select all 8' });
  await userEvent.click(all);
  screen.getByRole('button', { name: 'Reject (8)' });
  // Something about one registration is to be looked at first.
  screen.getByRole('button', { name: 'Approve (7)' });
  await userEvent.click(screen.getByLabelText('Select REQ-1'));
  screen.getByRole('button', { name: 'Reject (7)' });
  expect(all).toHaveProperty('checked', false);
  await userEvent.click(all);
  await userEvent.click(all);
  expect(screen.queryByRole('button', { name: /^Reject \(/ })).toBeNull();
});

it('approves what was selected after asking once more; what is refused stays with its reason', async () => {
  const asked = await open('Super Admin');
  for (const name of ['GEMC-1', 'PO-1', 'REQ-1']) await userEvent.click(await screen.findByLabelText(`Select ${name}`));
  await userEvent.click(screen.getByRole('button', { name: 'Approve (3)' }));
  expect(written(asked)).toEqual([]);
  await userEvent.click(await inDialog('Approve'));
  await screen.findByText('The order waits for the approval of another designation');
  screen.getByText('2 approved');
  expect(written(asked)).toEqual([
    ['/api/purchase-orders/1', { status: 'Approved' }],
    ['/api/seller-orders/1', { status: 'Approved' }],
    ['/api/requisitions/q1', { status: 'Accepted' }],
  ]);
  // Nothing is read again before the last one is decided.
  const methods = asked.map(({ method }) => method);
  expect(methods.lastIndexOf('PUT') - methods.indexOf('PUT')).toBe(2);
  expect(methods.slice(methods.lastIndexOf('PUT')).includes('GET')).toBe(true);
});

describe('what the server answers to an approval', () => {
  const steps = (given: object) => [{ designation: 'Director', ...given }, { designation: 'Secretary' }];
  const given = { approvedBy: 'Test Person', approvedById: me, approvedAt: day('12') };
  const passedOn = {
    '/api/purchase-orders/1': { status: 'Pending Approval', approvals: steps(given) },
    '/api/registrations/r1/status': { status: 'Awaiting Confirmation', joining: { organizationName: 'Old Office' } },
  };

  it.each([
    ['PO-1', 'PO-1: passed on to Secretary'],
    ['REG-1', 'REG-1: passed on to Old Office'],
    ['GEMC-1', 'GEMC-1: Approved'],
  ])('is what is said of %s: %s', async (name, text) => {
    await open('Super Admin', {}, passedOn);
    await userEvent.click(await queue().findByRole('button', { name: `Approve: ${name}` }));
    await userEvent.click(await inDialog('Approve'));
    await screen.findByText(text);
    await screen.findByText('1 decided today');
  });

  it('is counted apart of several', async () => {
    await open('Super Admin', {}, passedOn);
    for (const name of ['GEMC-1', 'PO-1', 'REQ-1', 'REG-1'])
      await userEvent.click(await screen.findByLabelText(`Select ${name}`));
    await userEvent.click(screen.getByRole('button', { name: 'Approve (4)' }));
    await userEvent.click(await inDialog('Approve'));
    await screen.findByText('2 approved');
    screen.getByText('2 passed on, and wait for another yes');
  });

  beforeEach(() => localStorage.removeItem('portal.decided'));
});

it('is worked off by keys: the next one has the focus, and the day is counted', async () => {
  localStorage.removeItem('portal.decided');
  const asked = await open('Super Admin');
  for (const name of ['PO-1', 'GEMC-1', 'REQ-1']) await queue().findByText(name);
  await userEvent.keyboard('jr');
  await screen.findByRole('dialog', { name: 'Reject Invoice.pdf?' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Invoice.pdf'));
  await userEvent.keyboard('jja');
  const dialog = await screen.findByRole('dialog', { name: 'Approve GEMC-1?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await screen.findByText('1 decided today');
  expect(written(asked)).toEqual([['/api/seller-orders/1', { status: 'Approved' }]]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('REQ-1'));
});

it('tells what several come to, and how far it is; who cancels in the middle leaves the others as they are', async () => {
  const asked = await open('Super Admin');
  for (const name of ['GEMC-1', 'PO-1', 'REQ-1']) await userEvent.click(await screen.findByLabelText(`Select ${name}`));
  await userEvent.click(screen.getByRole('button', { name: 'Approve (3)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve 3?' }));
  expect(dialog.getByText(/Total amount:/).textContent).toMatch(/12,800\.00/);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const fetched = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    await answered;
    return fetched(...request);
  };
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await dialog.findByText('0 / 3');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  answer();
  globalThis.fetch = fetched;
  await screen.findByText('The order waits for the approval of another designation');
  expect(written(asked)).toEqual([['/api/purchase-orders/1', { status: 'Approved' }]]);
});

it('offers nothing to be done with a selection before something is selected', async () => {
  await open('Super Admin');
  await queue().findByText('REQ-1');
  expect(screen.queryByRole('button', { name: /^Approve \(/ })).toBeNull();
});

it('offers of a selection only what can be decided so, with how many those are', async () => {
  await open('Super Admin');
  const decides = () =>
    screen.queryAllByRole('button', { name: /^(Approve|Reject) \(/ }).map(({ textContent }) => textContent);
  await userEvent.click(await screen.findByLabelText('Select REG-2'));
  expect(decides()).toEqual(['Reject (1)']);
  await userEvent.click(await screen.findByLabelText('Select REQ-1'));
  expect(decides()).toEqual(['Approve (1)', 'Reject (2)']);
});

it('rejects one only with a reason', async () => {
  const asked = await open('Super Admin');
  await userEvent.click(screen.getByRole('button', { name: 'Reject: Invoice.pdf' }));
  await screen.findByRole('dialog', { name: 'Reject Invoice.pdf?' });
  await userEvent.click(await inDialog('Reject'));
  expect((await screen.findAllByText('Rejection Reason is required')).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText('Rejection Reason *'), 'Not legible');
  await userEvent.click(await inDialog('Reject'));
  await waitFor(() =>
    expect(written(asked)).toEqual([['/api/documents/1/decision', { status: 'rejected', reason: 'Not legible' }]]),
  );
});

it('shows a buyer the deliveries to be inspected, with the days that are left, to be opened', async () => {
  const asked = await open('Buyer');
  await queue().findByText('RCT-1');
  screen.getByText('Due today');
  expect(screen.queryByLabelText('Select RCT-1')).toBeNull();
  const [row] = queue()
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText('RCT-1'));
  expect(within(row!).getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/c/c1');
  const query = asked.find(({ path }) => path === '/api/receipts')?.query;
  expect([query?.get('status'), query?.get('sort')]).toEqual(['Inspection Due', 'dueOn']);
});

it('asks nobody else about inspections', async () => {
  const asked = await open('Super Admin');
  expect(asked.some(({ path }) => path === '/api/receipts')).toBe(false);
});

const rowOf = (name: string) =>
  within(
    queue()
      .getAllByRole('listitem')
      .find((item) => within(item).queryByText(name))!,
  );

it('shows a buyer the invoices that are to be compared and those that are to be paid, each to be decided here', async () => {
  const asked = await open('Buyer');
  await queue().findByText('INV-1');
  rowOf('INV-1').getByText('Invoice');
  await userEvent.click(rowOf('INV-1').getByRole('button', { name: 'Return Invoice: INV-1' }));
  await screen.findByText('The seller reads the reason, corrects the invoice and sends it again.');
  await userEvent.type(screen.getByLabelText('Rejection Reason *'), 'Wrong HSN');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(written(asked)).toEqual([['/api/invoices/i1/status', { status: 'Returned', reason: 'Wrong HSN' }]]),
  );
  rowOf('INV-2').getByText('Payment of an invoice');
  await userEvent.click(rowOf('INV-2').getByRole('button', { name: 'Record Payment: INV-2' }));
  await screen.findByRole('dialog', { name: 'Record the payment of INV-2' });
});

it('lets registrations, joinings and claims be decided without opening a page, and says what follows', async () => {
  const asked = await open('Super Admin');
  await userEvent.click(await queue().findByRole('button', { name: 'Approve: REG-1' }));
  // What is marked about a registration is looked at on its page.
  expect(queue().queryByRole('button', { name: 'Approve: REG-2' })).toBeNull();
  await screen.findByText(/An approval makes the account and mails a temporary password/);
  await userEvent.click(await inDialog('Approve'));
  await waitFor(() => expect(written(asked)).toContainEqual(['/api/registrations/r1/status', { status: 'Approved' }]));
  await userEvent.click(await queue().findByRole('button', { name: 'Reject: Joiner' }));
  await screen.findByText('The reviewers decide anew.');
  await userEvent.type(screen.getByLabelText('Rejection Reason *'), 'Nobody of us');
  await userEvent.click(await inDialog('Reject'));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/joinings/j1/refusal')?.body).toEqual({ reason: 'Nobody of us' }),
  );
});

it('confirms a claim only where one device can be meant', async () => {
  const asked = await open('Buyer');
  await userEvent.click(await queue().findByRole('button', { name: 'Approve: SN-ONE' }));
  await userEvent.click(await inDialog('Approve'));
  await waitFor(() =>
    expect(written(asked)).toEqual([['/api/device-claims/d1/decision', { confirmed: true, assetId: 'a7' }]]),
  );
  expect(queue().queryByRole('button', { name: 'Approve: SN-TWO' })).toBeNull();
  rowOf('SN-TWO').getByRole('link', { name: 'Review' });
  rowOf('SN-TWO').getByRole('button', { name: 'Reject: SN-TWO' });
});

it('accepts all units of a delivery at once, and leads to its page to reject some', async () => {
  const asked = await open('Buyer');
  await userEvent.click(await queue().findByRole('button', { name: 'Accept all: RCT-1' }));
  await screen.findByText('Every delivered unit is accepted. To reject some of them, open the receipt.');
  await userEvent.click(await inDialog('Approve'));
  const lines = [{ lineId: 'l1', accepted: 4, rejected: 0 }];
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/receipts/c1/inspection')?.body).toEqual({ lines }),
  );
  expect(queue().queryByRole('button', { name: 'Reject: RCT-1' })).toBeNull();
});

it('puts what is due first, then what is critical, then the oldest', async () => {
  const before = lists['/api/purchase-orders'];
  lists['/api/purchase-orders'] = [purchase('1'), purchase('2', { requestedDate: day('09'), priority: 'Critical' })];
  await open('Buyer');
  for (const name of ['RCT-1', 'PO-2', 'PO-1']) await queue().findByText(name);
  const names = queue()
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);
  expect(names.slice(0, 4)).toEqual(['RCT-1', 'PO-2', 'Invoice.pdf', 'PO-1']);
  lists['/api/purchase-orders'] = before!;
});

it('shows page after page of what waits, also beyond a hundred', async () => {
  const total = 103;
  const asked = answerWith(({ path, query }) => {
    const [size, page] = [Number(query.get('pageSize')), Number(query.get('page') ?? 1)];
    if (path === '/api/documents') {
      // The first and the last of a page are enough to be told apart.
      const places = [(page - 1) * size, Math.min(page * size, total) - 1];
      const items = places.map((place) => ({ ...invoice, id: `m${place}`, name: `M-${place}.pdf` }));
      return { body: { items, total, page, pageSize: size } };
    }
    if (path.startsWith('/api/documents/')) return { status: 404, body: { error: 'There is no such record' } };
    return { body: { items: [], total: 0, page: 1, pageSize: size } };
  });
  await show(<InboxPage at={at} />, { role: 'Super Admin' });
  await screen.findByText('101 more wait.', { exact: false });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await queue().findByText('M-99.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await queue().findByText('M-102.pdf');
  expect(queue().getAllByRole('listitem')).toHaveLength(6);
  // A list without a second page is not asked for it.
  const later = asked.filter(({ query }) => query.has('page')).map(({ path, query }) => [path, query.get('page')]);
  expect(later).toEqual([
    ['/api/documents', '2'],
    ['/api/documents', '3'],
  ]);
});

it('unfolds on a phone what is decided about, and reads it only then', async () => {
  const wide = globalThis.matchMedia;
  globalThis.matchMedia = (query) => ({ ...wide(query), matches: false });
  const asked = await open('Super Admin');
  expect(asked.some(({ path }) => path === '/api/documents/1')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'What is decided about: Invoice.pdf' }));
  await screen.findByText('Letter.pdf');
  globalThis.matchMedia = wide;
});

it('shows a seller what is to be confirmed, answered, delivered and put right, by the day it is due', async () => {
  const of = { total: 1, page: 1, pageSize: 50 };
  const sent = purchase('s1', {
    status: 'Sent to Supplier',
    department: 'Records',
    expectedDeliveryDate: '2020-01-03',
  });
  const request = { id: 'k9', rfqNumber: 'RFQ-9', title: 'Scanners', department: 'Records', createdAt: day('01') };
  const gem = order('g1', { status: 'Approved', expectedDeliveryWindow: { endDate: '2099-01-01' } });
  const escalation = {
    ...{ ...tracked('e1', '02'), number: 'ESC-1', title: 'Stored title', reportedBy: 'Portal', priority: 'High' },
    cause: { kind: 'delivery-late', number: 'PO-7', day: '2020-01-02' },
  };
  const ticket = {
    ...{ ...tracked('t1', '05'), number: 'TKT-1', title: 'Stored title', createdBy: 'Portal', priority: 'Medium' },
    cause: { number: 'AMC-7', provider: 'Care', day: '2026-12-01', asset: 'Laptop', others: 0 },
  };
  const answers: Record<string, object[]> = {
    '/api/purchase-orders Sent to Supplier': [sent],
    '/api/rfqs waiting': [{ ...request, closesAt: '2020-01-02T05:00:00Z' }],
    '/api/seller-orders Approved': [gem],
    '/api/support-tickets In Progress': [ticket],
    '/api/escalations waiting': [{ ...escalation, reportedDate: day('02'), dueOn: '2020-01-04' }],
  };
  const asked = answerWith(({ method, path, query }) =>
    method === 'PUT'
      ? { body: {} }
      : path.split('/').length > 3
        ? { status: 404, body: { error: 'There is no such record' } }
        : {
            body: {
              ...of,
              items: answers[`${path} ${query.get('status') ?? (query.has('waiting') ? 'waiting' : '')}`] ?? [],
            },
          },
  );
  const places = {
    ...{ orders: '/s/o', purchaseOrders: '/s/p', quotes: '/s/q', receipts: '/s/r', invoices: '/s/i' },
    ...{ escalations: '/s/e', tickets: '/s/t' },
  };
  await show(<SellerInboxPage at={places} />, { role: 'Seller' });
  await screen.findByRole('list', { name: 'Waiting for you' });
  for (const name of ['RFQ-9', 'PO-s1', 'ESC-1', 'GEMC-g1', 'TKT-1']) await queue().findByText(name);
  // What the portal raised is worded for its reader.
  queue().getByText('Delivery of PO-7 is late');
  queue().getByText('Preventive service under AMC-7 on 01-12-2026');
  const leads = queue()
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('link')[0]?.getAttribute('href'));
  expect(leads).toEqual(['/s/q/k9', '/s/p/s1', '/s/e/e1', '/s/o/g1', '/s/t/t1']);
  await userEvent.click(queue().getByRole('button', { name: 'Start progress: GEMC-g1' }));
  await userEvent.click(await inDialog('Approve'));
  await waitFor(() => expect(written(asked)).toEqual([['/api/seller-orders/g1', { status: 'In Progress' }]]));
  await userEvent.click(queue().getByRole('button', { name: 'Decline: PO-s1' }));
  await screen.findByText('The buyer reads the reason. The order ends.');
});

it('asks nobody else about invoices', async () => {
  const asked = await open('Super Admin');
  expect(asked.some(({ path }) => path === '/api/invoices')).toBe(false);
});

const beside = () => within(screen.getByRole('region', { name: 'What is decided about' }));

it('shows the record that has the focus beside the queue, the oldest at first', async () => {
  await open('Super Admin');
  await beside().findByText('Letter.pdf');
  await queue().findByText('PO-1');
  await userEvent.keyboard('jj');
  for (const text of ['Test Infotech', 'For the new room', 'Scanner A', 'Scanner B', 'Director', 'Letter.pdf'])
    await beside().findByText(text);
  expect(beside().getByRole('link', { name: 'PO-1' }).getAttribute('href')).toBe('/p/1');
  await userEvent.click(beside().getByRole('button', { name: 'Approve' }));
  await screen.findByRole('dialog', { name: 'Approve PO-1?' });
});

it('decides about disposals, with the reason of a rejection', async () => {
  const asked = await open('Super Admin');
  await userEvent.click(await queue().findByText('SN-1 · Broken'));
  await beside().findByText('Broken beyond repair');
  await userEvent.click(beside().getByRole('button', { name: 'Reject' }));
  await userEvent.type(await screen.findByLabelText('Rejection Reason *'), 'Still in use');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(written(asked)).toEqual([['/api/assets/a1/disposal', { approved: false, note: 'Still in use' }]]),
  );
  expect(asked.find(({ path }) => path === '/api/assets')?.query.get('decidable')).toBe('yes');
});

it('shows of what another feature shows its own evidence, by the record that is looked at', async () => {
  const Quotes = ({ id }: { id: string }) => <p>Quotes of {id}</p>;
  await open('Buyer', { award: Quotes });
  await userEvent.click(await queue().findByText('Scanners'));
  await beside().findByText('Quotes of k1');
  expect(beside().getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/k/k1');
});

it('shows what was last paid for the same item and how the seller did, each leading to the rows behind it', async () => {
  await open('Super Admin');
  await queue().findByText('PO-1');
  await userEvent.keyboard('jj');
  await beside().findByText('25.0 % more');
  const leads = (name: string | RegExp) => beside().getByRole('link', { name }).getAttribute('href');
  expect(leads('GEMC-9')).toBe('/p/SO-9');
  // Of the other line nothing was bought before.
  beside().getByText('Last price: No data');
  await beside().findByRole('heading', { name: 'Seller so far' });
  await beside().findByText('3 of 200 inspected (1.5 %)');
  expect(['Test Infotech', '6', '80 %', '1 of 5 late', '3 of 200 inspected (1.5 %)'].map(leads)).toEqual([
    ...['/s/s7', '/p?seller=s7', '/p?seller=s7&delivered=yes', '/p?seller=s7&delivered=late'],
    '/c?seller=s7&rejected=yes',
  ]);
});

it('says so where nothing is known of a seller', async () => {
  const known = records['/api/vendors/s7'];
  records['/api/vendors/s7'] = {
    ...known,
    performance: { totalOrders: 0, deliveredOrders: 0, onTimeOrders: 0, onTimeDelivery: null },
    goods: { inspectedUnits: 0, rejectedUnits: 0, rejectionRate: null },
  };
  await open('Super Admin');
  await queue().findByText('PO-1');
  await userEvent.keyboard('jj');
  const seller = within(await screen.findByRole('region', { name: 'Seller so far' }));
  expect((await seller.findAllByText('No data')).length).toBe(2);
  records['/api/vendors/s7'] = known!;
});

it('leads from a joining to that joining', async () => {
  await open('Super Admin');
  const link = await queue().findByRole('link', { name: 'Joiner' });
  expect(link.getAttribute('href')).toBe('/j?state=waiting&q=REG-9');
});

it('says before a disposal is approved that it is for good', async () => {
  await open('Super Admin');
  await userEvent.click(await queue().findByRole('button', { name: 'Approve: Old laptop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve Old laptop?' }));
  dialog.getByText('SN-1 · Broken', { exact: false });
  dialog.getByText('The asset is disposed of for good. This cannot be taken back.');
});

it('asks only who decides about disposals for them', async () => {
  const asked = await open('Buyer');
  expect(asked.some(({ path }) => path === '/api/assets')).toBe(false);
});
