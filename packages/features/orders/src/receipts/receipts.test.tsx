import { dayInIndia } from '@portal/contracts';
import { queryClient, readAgain } from '@portal/ui';
import { answerWith, show } from '@portal/ui/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { ReceiptListPage } from './receipt-list.page.js';
import { ReceiptPage } from './receipt.page.js';
import { ReceiptsOfOrder } from './receipts-of-order.js';

const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000));
const receipt = {
  ...{ id: 'r1', version: 2, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' },
  ...{ number: 'RCT-2026-000001', status: 'Inspection Due', source: 'gem', orderId: 'o1', orderNumber: 'GEMC-1' },
  ...{ sellerOrganizationId: 's1', sellerName: 'Infotech', department: 'Records', dueOn: inDays(2) },
  ...{ receivedAt: '2026-11-01T05:00:00Z', photos: [], history: [] },
  lines: [
    { lineId: 'l1', name: 'Latitude', category: 'Laptop', delivered: 5 },
    { lineId: 'l2', name: 'LaserJet', category: 'Printer', delivered: 2 },
  ],
};
const places = { orders: '/buyer/procurement', purchaseOrders: '/buyer/purchase-orders' };
const page = (
  <Routes>
    <Route path="/buyer/receipts" element={<ReceiptListPage base="/buyer/receipts" />} />
    <Route path="/buyer/receipts/:id" element={<ReceiptPage base="/buyer/receipts" {...places} />} />
  </Routes>
);
const open = async (answer: object, role: 'Buyer' | 'Seller' = 'Buyer') => {
  const asked = answerWith(() => ({ body: answer }));
  await show(page, { at: '/buyer/receipts/r1', role });
  await screen.findByRole('heading', { name: 'Items' });
  return asked;
};

/** Answers the question that stands before an inspection is sent. */
const confirm = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Save the inspection of RCT-2026-000001?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save inspection' }));
};

beforeEach(() => localStorage.clear());

it('lists receipts with the time that is left to inspect them', async () => {
  const items = [receipt, { ...receipt, id: 'r2', number: 'RCT-2026-000002', dueOn: inDays(0) }];
  answerWith(({ path }) => ({
    body: path.endsWith('/summary')
      ? { overdue: 4, soon: 3, later: 2, announced: 1 }
      : { items, total: 2, page: 1, pageSize: 20 },
  }));
  await show(page, { at: '/buyer/receipts', role: 'Buyer' });
  const link = await screen.findByRole('link', { name: /RCT-2026-000001/ });
  expect(link.getAttribute('href')).toBe('/buyer/receipts/r1');
  screen.getByText('2 days left');
  screen.getByText('Due today');
  await screen.findByText('4');
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect([hrefOf(/^Overdue/), hrefOf(/^Within 3 days/), hrefOf(/^Replacement Announced/)]).toEqual([
    '/buyer/receipts?due=Overdue',
    '/buyer/receipts?due=Within+3+days',
    '/buyer/receipts?status=Replacement+Announced',
  ]);
});

it('narrows to the receipts of a seller of which units were rejected, and names the seller', async () => {
  const asked = answerWith(({ path }) => ({
    body: path.endsWith('/summary')
      ? { overdue: 0, soon: 0, later: 0, announced: 0 }
      : { items: [{ ...receipt, status: 'Partly Rejected' }], total: 1, page: 1, pageSize: 20 },
  }));
  await show(page, { at: '/buyer/receipts?seller=s1&rejected=yes', role: 'Buyer' });
  await screen.findByText('Seller: Infotech');
  screen.getByText('Result: With rejected units');
  const lists = asked.filter(({ path, query }) => path === '/api/receipts' && query.get('pageSize') === '20');
  expect(lists.map(({ query }) => [query.get('seller'), query.get('rejected')])).toEqual([['s1', 'yes']]);
});

it('accepts what is not rejected, by the version that was read', async () => {
  const asked = await open(receipt);
  await userEvent.click(screen.getByRole('button', { name: 'Save inspection' }));
  await screen.findByText('5 accepted, 0 rejected', { exact: false });
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  await confirm();
  await screen.findByText('RCT-2026-000001: Inspection Due');
  const put = asked.find(({ method }) => method === 'PUT');
  expect(put?.body).toEqual({
    lines: [
      { lineId: 'l1', accepted: 5, rejected: 0, deduction: 0 },
      { lineId: 'l2', accepted: 2, rejected: 0, deduction: 0 },
    ],
    photos: [],
  });
  expect(put?.headers.get('if-match')).toBe('"2"');
});

it('sends nothing of an inspection that is not meant, and shows at its field what the portal refuses', async () => {
  const field = 'lines.0.rejected';
  const asked = answerWith(({ method }) =>
    method === 'PUT'
      ? { status: 422, body: { error: 'No', fields: { [field]: 'Only 4 are left' } } }
      : { body: receipt },
  );
  await show(page, { at: '/buyer/receipts/r1', role: 'Buyer' });
  const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save inspection' }));
  await save();
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  await save();
  await confirm();
  expect((await screen.findAllByText('Only 4 are left')).length).toBeGreaterThan(0);
});

it('keeps what is typed of an inspection while the portal reminds of it', async () => {
  let now: object = receipt;
  const asked = answerWith(() => ({ body: now }));
  await show(page, { at: '/buyer/receipts/r1', role: 'Buyer' });
  const rejected = () => screen.getAllByLabelText<HTMLInputElement>('Rejected units')[0]!;
  await screen.findByRole('heading', { name: 'Items' });
  await userEvent.clear(rejected());
  await userEvent.type(rejected(), '3');
  now = { ...receipt, version: 3, dueOn: inDays(1) };
  const before = asked.length;
  await act(() => readAgain(queryClient, ['procurement']));
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  await screen.findByText(/1 day/);
  expect(rejected().value).toBe('3');
});

it('keeps what was entered of an inspection through a reload and a question that was not meant, until it is saved', async () => {
  const [first, second] = receipt.lines;
  const priced = { ...receipt, lines: [{ ...first, unitPrice: 100, gst: 18 }, second] };
  await open(priced);
  await userEvent.clear(screen.getByLabelText('Deduction'));
  await userEvent.type(screen.getByLabelText('Deduction'), '590');
  await userEvent.type(screen.getByLabelText('Why it is deducted'), 'A week late');
  cleanup();
  const asked = await open(priced);
  const why = () => screen.getByLabelText<HTMLInputElement>('Why it is deducted').value;
  expect(why()).toBe('A week late');
  await userEvent.click(screen.getByRole('button', { name: 'Save inspection' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('portal.draft.inspection-r1'));
  expect([why(), kept().length]).toEqual(['A week late', 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Save inspection' }));
  await confirm();
  await waitFor(() => expect(kept()).toEqual([]));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ lines: [{ deduction: 590 }, {}] });
});

it('asks for a reason and a photo where something is rejected, and takes no more than came', async () => {
  const asked = await open(receipt);
  const [first] = screen.getAllByLabelText('Rejected units') as [HTMLElement];
  await userEvent.clear(first);
  await userEvent.type(first, '6');
  await userEvent.click(screen.getByRole('button', { name: 'Save inspection' }));
  expect((await screen.findAllByText('Please enter a whole number of units')).length).toBeGreaterThan(0);
  await userEvent.clear(first);
  await userEvent.type(first, '1');
  await userEvent.click(screen.getByRole('button', { name: 'Save inspection' }));
  expect((await screen.findAllByText('Please give a reason')).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByLabelText('Reason'));
  await userEvent.click(await screen.findByText('Damaged'));
  await userEvent.click(screen.getByRole('button', { name: 'Save inspection' }));
  expect((await screen.findAllByText('Please add a photo of what is rejected')).length).toBeGreaterThan(0);
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
});

it('asks why something is deducted, at most the value of what is accepted', async () => {
  const [first, second] = receipt.lines;
  const asked = await open({ ...receipt, lines: [{ ...first, unitPrice: 100, gst: 18 }, second] });
  const deduction = screen.getByLabelText('Deduction');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save inspection' }));
  await userEvent.clear(deduction);
  await userEvent.type(deduction, '590.01');
  await save();
  expect((await screen.findAllByText('Please say why something is deducted')).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText('Why it is deducted'), 'A week late');
  await save();
  expect(
    (await screen.findAllByText('The deduction is more than the value of the accepted units')).length,
  ).toBeGreaterThan(0);
  await userEvent.clear(deduction);
  await userEvent.type(deduction, '590');
  await save();
  await confirm();
  await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    lines: [{ lineId: 'l1', accepted: 5, deduction: 590, deductionReason: 'A week late' }, { lineId: 'l2' }],
  });
});

it('asks which units are rejected where the delivery named them', async () => {
  const [first, second] = receipt.lines;
  const asked = await open({
    ...receipt,
    lines: [{ ...first, delivered: 2, serialNumbers: ['SN-1', 'SN-2'] }, second],
  });
  const [units] = screen.getAllByLabelText(/^Rejected units/) as [HTMLElement];
  await userEvent.click(units);
  await userEvent.click(await screen.findByTitle('SN-2'));
  await userEvent.click(screen.getByLabelText('Reason'));
  await userEvent.click(await screen.findByText('Damaged'));
  const photo = new File(['photo'], 'crack.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText<HTMLInputElement>(/Photos/, { selector: 'input' }), photo);
  await userEvent.click(screen.getByRole('button', { name: 'Save inspection' }));
  await confirm();
  await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    lines: [
      { lineId: 'l1', accepted: 1, rejected: 1, rejectedSerials: ['SN-2'], reason: 'damaged' },
      { lineId: 'l2', accepted: 2, rejected: 0 },
    ],
  });
});

it('shows the seller what was found, and nothing to inspect', async () => {
  const [first, second] = receipt.lines;
  const lines = [
    { ...first, accepted: 3, rejected: 2, reason: 'does not work', note: 'No picture' },
    { ...second, accepted: 2, rejected: 0 },
  ];
  await open({ ...receipt, status: 'Partly Rejected', lines }, 'Seller');
  screen.getByText('Does not work');
  screen.getByText('No picture');
  expect(screen.queryByRole('button', { name: 'Save inspection' })).toBeNull();
  expect(screen.getByRole('link', { name: 'GEMC-1' }).getAttribute('href')).toBe('/buyer/procurement/o1');
});

it('shows the seller what is deducted and why', async () => {
  const [first, second] = receipt.lines;
  const lines = [{ ...first, accepted: 5, rejected: 0, deduction: 590, deductionReason: 'A week late' }, second];
  await open({ ...receipt, status: 'Accepted', lines }, 'Seller');
  screen.getByText('A week late');
  screen.getByText(/Deducted from what is paid for the accepted units/);
});

it('offers a seller no inspection while one is due', async () => {
  await open(receipt, 'Seller');
  expect(screen.queryByRole('button', { name: 'Save inspection' })).toBeNull();
});

it('says that the receipt is not there, and leads back to the others', async () => {
  answerWith(() => ({ status: 404, body: { error: 'Not found', code: 'NOT_FOUND' } }));
  await show(page, { at: '/buyer/receipts/r9', role: 'Buyer' });
  await screen.findByText('The receipt cannot be read');
  expect(screen.getByRole('link', { name: 'Receipts' }).getAttribute('href')).toBe('/buyer/receipts');
});

it('leads from an order to its receipts', async () => {
  const asked = answerWith(() => ({ body: { items: [receipt], total: 1, page: 1, pageSize: 50 } }));
  await show(<ReceiptsOfOrder order="o1" />, { at: '/buyer/procurement/o1', role: 'Buyer' });
  const link = await screen.findByRole('link', { name: 'RCT-2026-000001' });
  expect(link.getAttribute('href')).toBe('/buyer/receipts/r1');
  expect(asked[0]?.query.get('order')).toBe('o1');
});

it('shows with each receipt of an order what it brought, its serial numbers folded away', async () => {
  const [first, second] = receipt.lines;
  const lines = [{ ...first, delivered: 2, serialNumbers: ['SN-1', 'SN-2'] }, second];
  const items = [
    { ...receipt, lines },
    { ...receipt, id: 'r2', number: 'RCT-2026-000002' },
  ];
  answerWith(() => ({ body: { items, total: 2, page: 1, pageSize: 20 } }));
  await show(<ReceiptsOfOrder order="o1" />, { at: '/buyer/procurement/o1', role: 'Buyer' });
  await screen.findByText('4 units');
  screen.getByText('7 units');
  const serials = screen.getByText('SN-1, SN-2');
  const folded = serials.closest('details');
  expect(folded?.open).toBe(false);
  await userEvent.click(within(folded as HTMLElement).getByText('2 serial numbers'));
  expect([folded?.open, screen.getAllByText(/serial numbers$/)]).toEqual([true, [expect.anything()]]);
});

it('shows with each line of a receipt the serial numbers of its units', async () => {
  const [first, second] = receipt.lines;
  const lines = [{ ...first, accepted: 5, rejected: 0, serialNumbers: ['SN-1', 'SN-2'] }, second];
  await open({ ...receipt, status: 'Accepted', lines }, 'Seller');
  screen.getByText('2 serial numbers');
  screen.getByText('SN-1, SN-2');
});

it('shows the receipts of an order page after page, until all of them stand there', async () => {
  const all = Array.from({ length: 23 }, (_, n) => ({ ...receipt, id: `r${n}`, number: `RCT-${n}` }));
  answerWith(({ query }) => {
    const page = Number(query.get('page') ?? 1);
    return { body: { items: all.slice((page - 1) * 20, page * 20), total: all.length, page, pageSize: 20 } };
  });
  await show(<ReceiptsOfOrder order="o1" />, { at: '/buyer/procurement/o1', role: 'Buyer' });
  await screen.findByText('20 of 23 are shown.');
  expect(screen.getAllByRole('link')).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('link', { name: 'RCT-22' });
  expect(screen.getAllByRole('link')).toHaveLength(23);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
