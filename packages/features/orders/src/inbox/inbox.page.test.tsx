import { dayInIndia, type Role } from '@portal/contracts';
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
  receipts: '/c',
  invoices: '/i',
  registrations: '/r',
  assets: '/a',
  rfqs: '/k',
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
  '/api/receipts': [
    {
      ...{ ...tracked('c1', '07'), number: 'RCT-1', orderNumber: 'GEMC-8', sellerName: 'Infotech' },
      ...{ receivedAt: day('07'), dueOn: dayInIndia() },
    },
  ],
  '/api/invoices': [
    {
      ...{ ...tracked('i1', '08'), number: 'INV-1', orderNumber: 'GEMC-7', sellerName: 'Infotech', totalAmount: 118 },
      ...{ status: 'Submitted', inStatus: 'Submitted' },
    },
    {
      ...{ ...tracked('i2', '09'), number: 'INV-2', orderNumber: 'GEMC-6', sellerName: 'Infotech', totalAmount: 236 },
      ...{ status: 'Accepted', inStatus: 'Accepted', dueOn: '2099-01-01' },
    },
  ],
  '/api/assets': [
    {
      ...{ ...tracked('a1', '10'), name: 'Old laptop', value: 12 },
      disposal: { status: 'Requested', reason: 'Broken', requestedBy: 'Asha Rao', requestedAt: day('10') },
    },
  ],
  '/api/rfqs': [
    { ...tracked('k1', '10'), rfqNumber: 'RFQ-1', title: 'Scanners', department: 'Records', closesAt: day('10') },
  ],
  '/api/joinings': [
    { ...tracked('j1', '06'), name: 'Joiner', organizationName: 'Office', askedBy: 'Admin', mayDecide: true },
  ],
};

const line = (id: string) => ({ id, assetName: `Scanner ${id}`, quantity: 3, unitPrice: 10, totalPrice: 30 });
const letter = { id: 'f1', name: 'Letter.pdf', type: 'application/pdf', size: 1024, scan: 'clean' };
/** What is read to be shown beside the queue. */
const records: Record<string, object> = {
  '/api/documents/1': { ...invoice, type: 'invoice', versions: [{ number: 1, file: letter }] },
  '/api/purchase-orders/1': {
    ...purchase('1'),
    ...{ supplier: 'Test Infotech', department: 'Records', priority: 'High', description: 'For the new room' },
    ...{ items: [line('A'), line('B')], attachments: [letter], approvals: [{ designation: 'Director' }] },
  },
  '/api/assets/a1': {
    ...{ assetUid: 'AST-1', serialNumber: 'SN-1', status: 'Active', disposal: { reason: 'Broken beyond repair' } },
  },
  '/api/rfqs/k1/comparison': {
    quotes: [
      { id: 'v1', vendorName: 'Dear', deliveryTime: '10 days', totalAmount: 90, isWhole: true, isLowest: false },
      { id: 'v2', vendorName: 'Cheap', deliveryTime: '9 days', totalAmount: 80, isWhole: true, isLowest: true },
    ],
    lines: [],
  },
};

const queue = () => within(screen.getByRole('list', { name: 'Waiting for you' }));

const inDialog = async (name: string) => within(await screen.findByRole('dialog')).getByRole('button', { name });

async function open(role: Role, approves = true) {
  const decided = new Set<string>();
  const asked = answerWith(({ method, path, query }) => {
    if (path === '/api/authority')
      return { body: { approvesOrders: approves, designations: ['Director'], standsInFor: [] } };
    if (method === 'PUT' && path.startsWith('/api/purchase-orders')) {
      return { status: 403, body: { error: 'The order waits for the approval of another designation' } };
    }
    if (method === 'PUT') {
      decided.add(path.replace(/\/decision$/, ''));
      return { body: {} };
    }
    const record = records[path];
    if (record) return { body: record };
    if (!(path in lists)) return { status: 404, body: { error: 'There is no such record' } };
    const items = (lists[path] ?? [])
      .filter((item) => !('inStatus' in item) || item.inStatus === query.get('status'))
      .filter((item) => !('id' in item) || !decided.has(`${path}/${String(item.id)}`));
    return { body: { items, total: items.length, page: 1, pageSize: 50, administrator: true } };
  });
  await show(<InboxPage at={at} />, { role });
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
    ...['Invoice.pdf', 'PO-1', 'GEMC-1', 'REQ-1', 'REG-1', 'Joiner', 'Old laptop', 'RFQ-1'],
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
  await userEvent.click(await inDialog('Approve'));
  await screen.findByText('The order waits for the approval of another designation');
  screen.getByText('2 approved');
  expect(written(asked)).toEqual([
    ['/api/purchase-orders/1', { status: 'Approved' }],
    ['/api/seller-orders/1', { status: 'Approved' }],
    ['/api/requisitions/q1', { status: 'Accepted' }],
  ]);
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

it('offers nothing to be done with a selection before something is selected', async () => {
  await open('Super Admin');
  await queue().findByText('REQ-1');
  expect(screen.queryByRole('button', { name: /^Approve \(/ })).toBeNull();
});

it('rejects one only with a reason', async () => {
  const asked = await open('Super Admin');
  await userEvent.click(screen.getByRole('button', { name: 'Reject Invoice.pdf' }));
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
  const asked = await open('Buyer', false);
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

it('shows a buyer the invoices that are to be compared and those that are to be paid, to be opened', async () => {
  await open('Buyer', false);
  await queue().findByText('INV-1');
  for (const [name, kind, to] of [
    ['INV-1', 'Invoice', '/i/i1'],
    ['INV-2', 'Payment of an invoice', '/i/i2'],
  ] as const) {
    const [row] = queue()
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText(name));
    within(row!).getByText(kind);
    expect(within(row!).getByRole('link', { name: 'Review' }).getAttribute('href')).toBe(to);
  }
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
  await userEvent.click(await queue().findByText('Broken'));
  await beside().findByText('Broken beyond repair');
  await userEvent.click(beside().getByRole('button', { name: 'Reject' }));
  await userEvent.type(await screen.findByLabelText('Rejection Reason *'), 'Still in use');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(written(asked)).toEqual([['/api/assets/a1/disposal', { approved: false, note: 'Still in use' }]]),
  );
  expect(asked.find(({ path }) => path === '/api/assets')?.query.get('decidable')).toBe('yes');
});

it('shows an office the closed requests with their quotes, the lowest first', async () => {
  await open('Buyer', false);
  await userEvent.click(await queue().findByText('Scanners'));
  await beside().findByText('Cheap');
  expect(
    beside()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringMatching(/^Cheap9 daysL1/), expect.stringMatching(/^Dear10 days/)]);
  expect(beside().getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/k/k1');
});

it('asks only who decides about disposals for them', async () => {
  const asked = await open('Buyer', false);
  expect(asked.some(({ path }) => path === '/api/assets')).toBe(false);
});
