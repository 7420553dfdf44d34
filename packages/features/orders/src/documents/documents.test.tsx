import { dayInIndia } from '@portal/contracts';
import { formatDate } from '@portal/ui';
import { answerWith, show } from '@portal/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { DocumentFormPage } from './document-form.page.js';
import { DocumentListPage } from './document-list.page.js';
import { DocumentPage } from './document.page.js';
import type { ShownDocument } from './document.words.js';

const base = '/buyer/documents';
const file = { id: 'f1', name: 'march.pdf', type: 'pdf', size: 2048, sha256: 'x', uploadedAt: '2026-11-01T05:00:00Z' };
const document = (changes: Partial<ShownDocument> = {}): ShownDocument => ({
  ...{ id: 'd1', version: 4, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z', size: 2048 },
  ...{ name: 'March invoice', type: 'invoice', status: 'pending', recordName: 'GEMC-5116877', purchaseOrderId: 'o1' },
  recordType: 'order',
  ...{ uploadedAt: '2026-11-01T05:00:00Z', uploadedBy: 'Asha Rao', uploadedById: 'u7' },
  uploadedByOrganizationId: 'seller-company',
  versions: [{ number: 1, file, uploadedAt: '2026-11-01T05:00:00Z', uploadedBy: 'Asha Rao' }],
  ...changes,
});

const places = { orders: '/buyer/procurement', amc: '/buyer/amc' };
const page = (
  <Routes>
    <Route path="/buyer/documents/:id" element={<DocumentPage base={base} places={places} />} />
    <Route path="/buyer/documents/new" element={<DocumentFormPage base={base} />} />
    <Route path="/buyer/documents" element={<DocumentListPage base={base} places={places} />} />
  </Routes>
);
const answer = (shown: ShownDocument, totals: Record<string, number> = {}) =>
  answerWith(({ path, method, query }) => {
    const counted = query.get('pageSize') === '1' && (query.get('status') ?? query.get('expiry') ?? 'all');
    if (path === '/api/documents' && counted)
      return { body: { items: [], total: totals[counted] ?? 0, page: 1, pageSize: 1 } };
    if (path.endsWith('/scan')) return { body: { id: 'f1', scan: 'not scanned' } };
    if (path.includes('/files/') && method === 'POST') return { status: 201, body: { ...file, scan: 'not scanned' } };
    if (path === '/api/documents') return { body: { items: [shown], total: 1, page: 1, pageSize: 20 } };
    return path.startsWith('/api/documents') ? { body: shown } : undefined;
  });

it('lists the documents of the record in the address, and uploads for the same', async () => {
  const asked = answer(document());
  await show(page, { at: '/buyer/documents?purchaseOrderId=o1', role: 'Buyer' });
  await screen.findByRole('link', { name: /March invoice/ });
  screen.getByText('GEMC-5116877');
  expect(asked.find(({ path }) => path === '/api/documents')?.query.get('purchaseOrderId')).toBe('o1');
  const upload = screen.getByRole('link', { name: 'Upload Document' });
  expect(upload.getAttribute('href')).toBe('/buyer/documents/new?purchaseOrderId=o1');
});

it('counts what waits, ends soon and has ended, each a way to its rows', async () => {
  answer(document(), { all: 24, pending: 7, soon: 3, ended: 2 });
  await show(page, { at: '/buyer/documents', role: 'Buyer' });
  const figures = [
    ['All documents', '24', base],
    ['Waiting for a decision', '7', `${base}?status=pending`],
    ['Ends within 30 days', '3', `${base}?expiry=soon&sort=expiresOn`],
    ['Has ended', '2', `${base}?expiry=ended&sort=expiresOn`],
  ] as const;
  for (const [label, count, to] of figures) {
    const figure = await screen.findByRole('link', { name: `${label} ${count}` });
    expect(figure.getAttribute('href')).toBe(to);
  }
});

it('narrows by type, status, validity and what it belongs to, and finds words', async () => {
  const asked = answer(document());
  const at = `${base}?type=photo&status=approved&expiry=ended&place=organization&q=card`;
  await show(page, { at, role: 'Buyer' });
  await screen.findByRole('link', { name: /March invoice/ });
  const list = asked.filter(({ path }) => path === '/api/documents').find(({ query }) => query.get('q') === 'card');
  expect(Object.fromEntries(list?.query ?? [])).toMatchObject({
    ...{ type: 'photo', status: 'approved', expiry: 'ended', place: 'organization', q: 'card' },
  });
});

it('lists what concerns the organisation in the address, with the way back to all', async () => {
  const asked = answer(document());
  await show(page, { at: `${base}?organizationId=s1`, role: 'Buyer' });
  await screen.findByRole('link', { name: /March invoice/ });
  screen.getByText('Of one organization');
  expect(asked.some(({ query }) => query.get('organizationId') === 's1')).toBe(true);
});

const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000));
it.each([
  [-1, 'Expired'],
  [0, 'Ends today'],
  [2, '2 days left'],
  [30, '30 days left'],
  [31, undefined],
])('marks in the list and alone an end %d days from now as %s', async (days, mark) => {
  answer(document({ expiresOn: inDays(days) }));
  for (const at of [base, `${base}/d1`]) {
    const shown = await show(page, { at, role: 'Buyer' });
    await screen.findAllByText(formatDate(inDays(days)));
    const found = ['Expired', 'Ends today', '2 days left', '30 days left', '31 days left'].filter(
      (word) => screen.queryAllByText(word).length > 0,
    );
    expect(found).toEqual(mark ? [mark] : []);
    shown.unmount();
  }
});

it.each([
  ['seller-company', 'This document has expired. Who uploaded it was told.'],
  ['o1', 'This document has expired. Please upload a new version.'],
])('says of an ended document of %s: %s', async (uploadedByOrganizationId, text) => {
  answer(document({ expiresOn: inDays(-1), uploadedByOrganizationId }));
  await show(page, { at: `${base}/d1`, role: 'Buyer' });
  await screen.findByText(text);
});

it('shows every version with who brought it and what was decided, the earlier ones too', async () => {
  const decision = {
    status: 'rejected',
    decidedBy: 'Bela Sen',
    decidedAt: '2026-10-03T05:00:00Z',
    reason: 'Wrong month',
  } as const;
  const first = { number: 1, file: { ...file, id: 'f0', name: 'february.pdf' }, uploadedBy: 'Chitra Das' };
  answer(
    document({
      versions: [
        { number: 2, file, uploadedAt: '2026-11-01T05:00:00Z', uploadedBy: 'Asha Rao' },
        { ...first, uploadedAt: '2026-10-01T05:00:00Z', decision },
      ],
    }),
  );
  await show(page, { at: `${base}/d1`, role: 'Buyer' });
  const newest = await screen.findByRole('region', { name: 'Content' });
  for (const text of ['Version 2', 'Asha Rao', 'march.pdf']) within(newest).getByText(text);
  const earlier = screen.getByRole('region', { name: 'Earlier versions' });
  for (const text of ['Version 1', 'Chitra Das', 'Bela Sen', 'Wrong month']) within(earlier).getByText(text);
  within(earlier).getByRole('button', { name: 'Show february.pdf' });
});

it.each([
  [{ type: 'png', name: 'card.png', size: 2 * 1024 * 1024 }, 'clean', true],
  [{ type: 'png', name: 'card.png', size: 2 * 1024 * 1024 + 1 }, 'clean', false],
  [{ type: 'png', name: 'card.png', size: 100 }, 'waiting', false],
  [{ type: 'docx', name: 'card.docx', size: 100 }, 'clean', false],
] as const)('shows %j (%s) in the page: %s', async (changes, scan, shown) => {
  URL.createObjectURL = () => 'blob:one';
  URL.revokeObjectURL = () => undefined;
  const [version] = document().versions;
  const asked = answerWith(({ path }) => {
    if (path.endsWith('/scan')) return { body: { id: 'f1', scan } };
    if (path.includes('/files/')) return { body: 'bytes' };
    return { body: document({ versions: [{ ...version!, file: { ...file, ...changes } }] }) };
  });
  await show(page, { at: `${base}/d1`, role: 'Buyer' });
  await screen.findAllByText(changes.name);
  if (shown) await screen.findByRole('img', { name: changes.name });
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/scan'))).toBe(true));
  expect(asked.some(({ path }) => path.endsWith('/files/procurement/f1'))).toBe(shown);
});

it('says that there are no documents', async () => {
  answerWith(() => ({ body: { items: [], total: 0, page: 1, pageSize: 20 } }));
  await show(page, { at: '/buyer/documents', role: 'Buyer' });
  await screen.findByText('No documents found');
});

it('rejects only with a reason, for the version that was read', async () => {
  const asked = answer(document());
  await show(page, { at: '/buyer/documents/d1', role: 'Buyer' });
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  await screen.findByText('Please give a reason');
  await userEvent.type(screen.getByLabelText(/Rejection Reason \*/), 'Wrong month');
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await screen.findByText('Document March invoice was rejected');
  const sent = asked.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ status: 'rejected', reason: 'Wrong month' });
  expect(sent?.headers.get('if-match')).toBe('"4"');
});

it('offers no decision and no change where it is not the reader’s', async () => {
  answer(document({ status: 'approved' }));
  await show(page, { at: '/buyer/documents/d1', role: 'Buyer' });
  await screen.findAllByText('march.pdf');
  for (const name of ['Approve', 'Reject', 'Delete document', 'Upload a new version'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('deletes an own document only when asked once more', async () => {
  const asked = answer(document());
  await show(page, { at: '/buyer/documents/d1', role: 'Super Admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete document' }));
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('March invoice was deleted');
});

it('uploads a file with what it is, for the record in the address', async () => {
  const asked = answer(document());
  await show(page, { at: '/buyer/documents/new?assetId=a1', role: 'Buyer' });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload Document' }));
  await screen.findAllByText('Please choose a file');
  const input = window.document.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input as HTMLInputElement, { target: { files: [new File(['%PDF'], 'march.pdf')] } });
  await screen.findByText('march.pdf');
  await screen.findByLabelText('Remove march.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Upload Document' }));
  await screen.findByText('March invoice was uploaded');
  const sent = asked.find(({ path, method }) => path === '/api/documents/upload' && method === 'POST');
  expect(sent?.body).toEqual({ file: ['f1'], type: 'invoice', assetId: 'a1' });
});

it.each([
  [{ recordType: 'order', purchaseOrderId: 'o1' }, '/buyer/procurement/o1'],
  [{ recordType: 'purchaseOrder', purchaseOrderId: 'p1' }, '/buyer/purchase-orders/p1'],
  [{ recordType: 'asset', assetId: 'a1' }, '/buyer/assets/a1'],
  [{ recordType: 'amcContract', amcContractId: 'c1' }, '/buyer/amc/c1'],
  [{ recordType: 'organization' }, undefined],
] as const)('leads back to what it belongs to, in the list and alone: %j', async (changes, address) => {
  answer(document({ purchaseOrderId: undefined, ...changes }));
  for (const at of ['/buyer/documents', '/buyer/documents/d1']) {
    const shown = await show(page, { at, role: 'Buyer' });
    await screen.findAllByText('GEMC-5116877');
    const link = screen.queryByRole('link', { name: 'GEMC-5116877' });
    expect(link?.getAttribute('href') ?? undefined).toBe(address);
    shown.unmount();
  }
});

it('offers every kind of record by number or name, and names the chosen one as its kind is sent', async () => {
  const listOf = (items: object[]) => ({ body: { items, total: items.length, page: 1, pageSize: 10 } });
  const amc = { id: 'c1', contractNumber: 'AMC-7' };
  const asked = answerWith(({ path, method }) => {
    if (path.endsWith('/orders/o1') || path.endsWith('/amc-contracts/c1')) return { body: amc };
    if (path.includes('/amc-contracts')) return listOf([amc]);
    if (path.includes('/purchase-orders')) return listOf([{ id: 'p1', poNumber: 'PO-7' }]);
    if (path.includes('/assets')) return listOf([{ id: 'a1', name: 'Laptop', serialNumber: 'SN7' }]);
    if (path.includes('orders')) return listOf([{ id: 'o1', gemContractNumber: 'GEMC-7' }]);
    if (path.endsWith('/scan')) return { body: { id: 'f1', scan: 'not scanned' } };
    if (path.includes('/files/') && method === 'POST') return { status: 201, body: { ...file, scan: 'not scanned' } };
    return { body: document() };
  });
  await show(page, { at: '/buyer/documents/new', role: 'Buyer' });
  const field = await screen.findByLabelText(/^Belongs to/);
  await userEvent.click(field);
  for (const name of ['GeM order · GEMC-7', 'Purchase order · PO-7', 'Asset · Laptop · SN7', 'AMC contract · AMC-7'])
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
  await userEvent.click(await screen.findByTitle('AMC contract · AMC-7'));
  const input = window.document.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input as HTMLInputElement, { target: { files: [new File(['%PDF'], 'march.pdf')] } });
  await screen.findByLabelText('Remove march.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Upload Document' }));
  await screen.findByText('March invoice was uploaded');
  const sent = asked.find(({ path, method }) => path === '/api/documents/upload' && method === 'POST');
  expect(sent?.body).toEqual({ file: ['f1'], type: 'invoice', amcContractId: 'c1' });
});
