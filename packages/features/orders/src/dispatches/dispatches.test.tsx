import { dayInIndia, nextDay } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { DeliveryProofPage } from '../delivery-proof/delivery-proof.page.js';
import { order } from '../testing-order.js';
import { DispatchFormPage } from './dispatch-form.page.js';
import { DispatchesOfOrder } from './dispatches-of-order.js';
import { serialsOfCsv } from './serials-csv.js';

const inAMonth = nextDay(dayInIndia(), 30);
const advice = {
  ...{ id: 'd1', version: 1, createdAt: '2026-11-20T05:00:00Z', updatedAt: '2026-11-20T05:00:00Z' },
  ...{
    number: 'DSP-2026-000001',
    status: 'Announced',
    source: 'gem',
    orderId: 'o1',
    gemContractNumber: 'GEMC-1',
    history: [],
  },
  ...{ dispatchDate: '2026-11-20', expectedArrival: '2026-11-24', carrier: 'India Post', trackingNumber: 'EE1IN' },
  lines: [{ lineId: 'i1', name: 'Laptop', category: 'Laptop', serialNumbers: ['SN-1', 'SN-2'] }],
};
const lineOf = (lineId: string, name: string, open: number) => ({
  ...{ lineId, name, category: 'Laptop', manufacturer: 'Dell', ordered: 3, delivered: 3 - open, announced: 0, open },
});
const balance = [lineOf('full', 'Printer', 0), lineOf('i0', 'Desktop', 1), lineOf('i1', 'Laptop', 2)];
const refused = {
  'lines.0.serialNumbers.0': 'This serial number is already registered',
  'lines.0.serialNumbers.2': 'This serial number is already registered',
  'lines.0.serialNumbers': 'These are more serial numbers than units still open of this item',
};
const answer = (items: object[], post: { status: number; body: object } = { status: 201, body: advice }) =>
  answerWith(({ method, path, query }) => {
    if (method !== 'GET') return post;
    if (!path.endsWith('/dispatch-advices')) return { body: order() };
    const status = query.get('status');
    const all = items.filter((item) => !status || ('status' in item && item.status === status));
    const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize'))];
    const shown = all.slice((page - 1) * pageSize, page * pageSize);
    return { body: { items: shown, total: all.length, page, pageSize, balance } };
  });
const pages = (
  <Routes>
    <Route path="/orders/:id" element={<p>The order</p>} />
    <Route path="/orders/:id/dispatch" element={<DispatchFormPage base="/orders" />} />
    <Route path="/orders/:id/delivery" element={<DeliveryProofPage base="/orders" />} />
  </Routes>
);
const ofOrder = <DispatchesOfOrder source="gem" orderId="o1" isOpen base="/orders" />;
const replacing = { ...advice, replaces: { receiptId: 'r1', receiptNumber: 'RCT-2026-000001' } };
beforeEach(() => localStorage.clear());

async function fill(serials: string) {
  await userEvent.type(await screen.findByLabelText('Carrier'), 'India Post');
  await userEvent.type(screen.getByLabelText('Tracking number'), 'EE1IN');
  await userEvent.type(screen.getByLabelText('Expected arrival'), inAMonth);
  await userEvent.type(screen.getByRole('textbox', { name: /^Laptop/ }), serials);
  await userEvent.click(screen.getByRole('button', { name: 'Announce Dispatch' }));
}

it('announces the serial numbers of the lines that anything is open of', async () => {
  const asked = answer([]);
  await show(pages, { at: '/orders/o1/dispatch', role: 'Seller' });
  await fill('SN-1{Enter}SN-2, ');
  await screen.findByText('The order');
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ carrier: 'India Post', trackingNumber: 'EE1IN', expectedArrival: inAMonth },
    lines: [{ lineId: 'i1', serialNumbers: ['SN-1', 'SN-2'] }],
  });
  expect(screen.queryByRole('textbox', { name: /^Printer/ })).toBeNull();
});

it('announces what replaces rejected units', async () => {
  const asked = answer([replacing]);
  await show(pages, { at: '/orders/o1/dispatch?receipt=r1', role: 'Seller' });
  await screen.findByRole('heading', { name: /^Announce the replacement/ });
  await fill('SN-9');
  await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    receiptId: 'r1',
    lines: [{ lineId: 'i1', serialNumbers: ['SN-9'] }],
  });
});

it('takes nothing that replaces rejected units into a proof of delivery', async () => {
  answer([advice, { ...replacing, id: 'd2', number: 'DSP-2026-000002' }]);
  await show(pages, { at: '/orders/o1/delivery', role: 'Seller' });
  await screen.findByRole('button', { name: /DSP-2026-000001/ });
  expect(screen.queryByText(/DSP-2026-000002/)).toBeNull();
});

it('shows page after page of what was announced, the withdrawn too', async () => {
  const many = Array.from({ length: 23 }, (_, n) => ({
    ...advice,
    id: `w${n}`,
    number: `DSP-${n}`,
    status: 'Withdrawn',
  }));
  const asked = answer(many);
  await show(ofOrder, { at: '/orders/o1', role: 'Buyer' });
  await screen.findByText('20 of 23 are shown.', { exact: false });
  expect(screen.queryByRole('group', { name: 'DSP-22' })).toBeNull();
  expect(asked).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('group', { name: 'DSP-22' });
  expect(screen.getAllByRole('group', { name: /^DSP-/ })).toHaveLength(23);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('says of a dispatch advice whose rejected units it replaces', async () => {
  answer([replacing]);
  await show(ofOrder, { at: '/orders/o1', role: 'Buyer' });
  await screen.findByText('RCT-2026-000001');
});

it('says at the line which of its serial numbers cannot be, and why', async () => {
  answer([], { status: 422, body: { error: 'No', code: 'INVALID', fields: refused } });
  await show(pages, { at: '/orders/o1/dispatch', role: 'Seller' });
  await fill('SN-1{Enter}SN-2{Enter}SN-3');
  const words =
    'SN-1, SN-3: This serial number is already registered; These are more serial numbers than units still open of this item';
  expect(await screen.findAllByText(words)).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: /^Laptop/ }).getAttribute('aria-invalid')).toBe('true');
});

it('names the item whose maker nobody said', async () => {
  const fields = { 'lines.0.manufacturer': 'The order names no brand of this item. Please say who makes it.' };
  answer([], { status: 422, body: { error: 'No', code: 'INVALID', fields } });
  await show(pages, { at: '/orders/o1/dispatch', role: 'Seller' });
  await fill('SN-1');
  await screen.findByText(/^Laptop: The order names no brand of this item/);
});

it('asks for at least one serial number', async () => {
  const asked = answer([]);
  await show(pages, { at: '/orders/o1/dispatch', role: 'Seller' });
  await fill(' ');
  await screen.findByText('Please enter the serial numbers of at least one item');
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
});

it('adds the serial numbers of a CSV file to what was typed', async () => {
  answer([]);
  await show(pages, { at: '/orders/o1/dispatch', role: 'Seller' });
  const typed = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Laptop/ });
  await userEvent.type(typed, 'SN-1');
  // jsdom does not read files.
  const text = () => Promise.resolve('Item,Serial No\nLatitude,SN-2\nLatitude,SN-3\n');
  const file = Object.assign(new File([''], 'serials.csv', { type: 'text/csv' }), { text });
  await userEvent.upload(screen.getByLabelText('Laptop: CSV file'), file);
  await screen.findByText(/^3 of 2 open units/);
  expect(typed.value).toBe('SN-1\nSN-2\nSN-3');
});

it('reads the first column of a file without a heading', () => {
  expect(serialsOfCsv('SN-1;x\r\n\r\n"SN-2";y\r\n')).toEqual(['SN-1', 'SN-2']);
});

it('takes the goods of an advice over into the proof of delivery, and gives them back', async () => {
  answer([advice, { ...advice, id: 'd2', number: 'DSP-2026-000002', status: 'Withdrawn' }]);
  await show(pages, { at: '/orders/o1/delivery', role: 'Seller' });
  await userEvent.click(await screen.findByRole('button', { name: /From dispatch advice/ }));
  await screen.findByText(/^These are the goods of dispatch advice DSP-2026-000001\./);
  screen.getByText('SN-1');
  screen.getByText('SN-2');
  await userEvent.click(screen.getByRole('button', { name: 'Enter other goods' }));
  await screen.findByText('No asset is in this delivery yet.');
});

it('shows both sides what is on its way; its seller withdraws it with a reason', async () => {
  const asked = answer([advice], { status: 200, body: { ...advice, status: 'Withdrawn' } });
  await show(ofOrder, { at: '/orders/o1', role: 'Seller' });
  await screen.findByText('EE1IN');
  const link = screen.getByRole('link', { name: 'Announce Dispatch' });
  expect(link.getAttribute('href')).toBe('/orders/o1/dispatch');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await userEvent.type(await screen.findByLabelText('Reason'), 'Lorry broke down');
  await userEvent.click(screen.getAllByRole('button', { name: 'Withdraw' }).at(-1)!);
  await screen.findByText('DSP-2026-000001 was withdrawn');
  const put = asked.find(({ method }) => method === 'PUT');
  expect([put?.body, put?.headers.get('if-match')]).toEqual([{ reason: 'Lorry broke down' }, '"1"']);
});

it('offers the office to withdraw what did not come by the expected day', async () => {
  answer([{ ...advice, expectedArrival: '2026-01-02' }]);
  await show(ofOrder, { at: '/orders/o1', role: 'Buyer' });
  await screen.findByRole('button', { name: 'Withdraw' });
});

it('offers a buyer neither to announce nor to withdraw what may still come', async () => {
  answer([{ ...advice, expectedArrival: '2099-01-02' }]);
  await show(ofOrder, { at: '/orders/o1', role: 'Buyer' });
  await screen.findByText('EE1IN');
  expect(screen.queryByRole('link', { name: 'Announce Dispatch' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

it('takes scanned serial numbers at their line, each once and no more than are open', async () => {
  answer([]);
  await show(pages, { at: '/orders/o1/dispatch', role: 'Seller' });
  const serials = await screen.findByRole('textbox', { name: /^Laptop/ });
  await userEvent.type(serials, 'SN-1');
  await userEvent.click(screen.getByRole('button', { name: 'Scan serial numbers: Laptop' }));
  // A reader types; the camera hands over what it reads in the same way.
  const reader = await screen.findByLabelText('Or type it, or use a reader');
  await userEvent.type(reader, 'SN-1{Enter}SN-2{Enter}SN-3{Enter}');
  await screen.findByText('This serial number is already in the list');
  await screen.findByText('These are more serial numbers than units still open of this item');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(serials).toHaveProperty('value', 'SN-1\nSN-2');
});
