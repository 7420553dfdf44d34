import { dayInIndia, type Role } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { ReceiptPage } from './receipt.page.js';

const rejected = {
  ...{ id: 'r1', version: 3, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' },
  ...{ number: 'RCT-2026-000001', status: 'Partly Rejected', source: 'gem', orderId: 'o1', orderNumber: 'GEMC-1' },
  ...{ sellerOrganizationId: 's1', sellerName: 'Infotech', department: 'Records', dueOn: dayInIndia() },
  ...{ receivedAt: '2026-11-01T05:00:00Z', photos: [], history: [] },
  lines: [
    { lineId: 'l1', name: 'Latitude', delivered: 5, accepted: 5, rejected: 0 },
    { lineId: 'l2', name: 'LaserJet', delivered: 4, accepted: 1, rejected: 3, reason: 'damaged' },
  ],
};
const announced = {
  ...rejected,
  status: 'Replacement Announced',
  replacement: { announcedAt: '2026-11-02T05:00:00Z', expectedOn: dayInIndia(), note: 'By courier' },
};
const second = { ...rejected, id: 'r2', number: 'RCT-2026-000002', status: 'Inspection Due' };
/** How many more receipts a long chain has after its first two. */
let longer = 0;
afterEach(() => (longer = 0));

async function open(answer: object, role: Role) {
  const further = Array.from({ length: longer }, (_, index) => ({
    ...second,
    id: `f${index}`,
    number: `RCT-${index}`,
  }));
  const asked = answerWith(({ path, method, query }) => {
    if (path.endsWith('/dispatch-advices')) return { body: { items: [], balance: [{ open: 1 }] } };
    if (path === '/api/receipts') {
      const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize'))];
      const chain = [answer, second, ...further];
      const items = chain.slice((page - 1) * pageSize, page * pageSize);
      return { body: { items, total: chain.length, page, pageSize } };
    }
    return { body: method === 'PUT' ? second : path.endsWith('r2') ? { ...second, number: 'RCT-OPENED' } : answer };
  });
  const places = { orders: '/orders', purchaseOrders: '/purchase-orders' };
  const base = `/${role === 'Seller' ? 'seller' : 'buyer'}/receipts`;
  const page = (
    <Routes>
      <Route path={`${base}/:id`} element={<ReceiptPage base={base} {...places} />} />
    </Routes>
  );
  await show(page, { at: `${base}/r1`, role });
  await screen.findByRole('heading', { name: 'Items' });
  return () => asked.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
}

it('leads the seller to the serial numbers of what is replaced', async () => {
  await open(announced, 'Seller');
  const link = await screen.findByRole('link', { name: 'Announce its serial numbers' });
  expect(link.getAttribute('href')).toBe('/orders/o1/dispatch?receipt=r1');
});

it('lets the seller announce what replaces the rejected units, at most as many as were rejected', async () => {
  const written = await open(rejected, 'Seller');
  await userEvent.click(screen.getByRole('button', { name: 'Announce Replacement' }));
  const dialog = await screen.findByRole('dialog');
  const units = within(dialog).getByLabelText('LaserJet: units to be replaced');
  expect(within(dialog).queryByLabelText('Latitude: units to be replaced')).toBeNull();
  await userEvent.clear(units);
  await userEvent.type(units, '4');
  await userEvent.type(within(dialog).getByLabelText('Replacement expected on'), dayInIndia());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Announce Replacement' }));
  expect((await screen.findAllByText('Please enter a whole number of units')).length).toBeGreaterThan(0);
  await userEvent.clear(units);
  await userEvent.type(units, '2');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Announce Replacement' }));
  await screen.findByText('The replacement of RCT-2026-000001 is announced; the office was told.');
  expect(written()).toEqual([
    ['/api/receipts/r1/replacement', { expectedOn: dayInIndia(), lines: [{ lineId: 'l2', units: 2 }] }],
  ]);
});

it('lets the seller change what was announced, which stands in the fields', async () => {
  const [, second] = announced.lines;
  const lines = [{ ...second, replacedUnits: 2 }];
  const written = await open({ ...announced, lines }, 'Seller');
  await userEvent.click(screen.getByRole('button', { name: 'Change Replacement' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText<HTMLInputElement>('LaserJet: units to be replaced').value).toBe('2');
  const note = within(dialog).getByLabelText(/^Note/);
  await userEvent.clear(note);
  await userEvent.type(note, 'By rail');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change Replacement' }));
  await screen.findByText('The replacement of RCT-2026-000001 is changed; the office was told.');
  expect(written()).toEqual([
    [
      '/api/receipts/r1/replacement',
      { expectedOn: dayInIndia(), note: 'By rail', lines: [{ lineId: 'l2', units: 2 }] },
    ],
  ]);
});

it('lets the seller refuse with a reason alone', async () => {
  const written = await open(rejected, 'Seller');
  await userEvent.click(screen.getByRole('button', { name: 'Refuse to Replace' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse to Replace' }));
  expect((await screen.findAllByText('Please give a reason')).length).toBeGreaterThan(0);
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Not damaged by us');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse to Replace' }));
  await screen.findByText('The office was told that nothing of RCT-2026-000001 is replaced.');
  expect(written()).toEqual([['/api/receipts/r1/replacement-refusal', { reason: 'Not damaged by us' }]]);
});

it('lets the office receive it, and leads to the receipt that is then to be inspected', async () => {
  const written = await open(announced, 'Buyer');
  screen.getByText('By courier');
  screen.getByText('Due today');
  expect(screen.queryByRole('button', { name: 'Announce Replacement' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Receive Replacement' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Receive Replacement' }));
  await screen.findByRole('heading', { name: /RCT-OPENED/ });
  expect(written().map(([path]) => path)).toEqual(['/api/receipts/r1/replacement-arrival']);
});

it.each(['Buyer', 'Super Admin', 'Seller'] as const)('shows a %s the chain of receipts', async (role) => {
  await open({ ...rejected, status: 'Replacement Received' }, role);
  const [table] = (await screen.findAllByRole('region', { name: 'Replacements' })) as [HTMLElement];
  within(table).getByText('RCT-2026-000001');
  expect(within(table).getByRole('link', { name: 'RCT-2026-000002' }).getAttribute('href')).toMatch(/receipts\/r2$/);
  expect(screen.queryByRole('heading', { name: 'Your turn' })).toBeNull();
});

it('shows a long chain page after page, and says how many there are', async () => {
  longer = 20;
  await open({ ...rejected, status: 'Replacement Received' }, 'Buyer');
  const [table] = (await screen.findAllByRole('region', { name: 'Replacements' })) as [HTMLElement];
  within(table).getByText('RCT-17');
  expect(within(table).queryByText('RCT-19')).toBeNull();
  screen.getByText('20 of 22 are shown.', { exact: false });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await within(table).findByText('RCT-19');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('says why nothing is replaced', async () => {
  await open({ ...rejected, status: 'Replacement Refused', refusalReason: 'Not damaged by us' }, 'Buyer');
  screen.getByText('Not damaged by us');
  expect(screen.queryByRole('button', { name: 'Receive Replacement' })).toBeNull();
});

it('lets the office take the order without what nobody replaces, with a reason', async () => {
  const refusedOnes = { ...rejected, status: 'Replacement Refused', refusalReason: 'Not damaged by us' };
  const written = await open(refusedOnes, 'Buyer');
  screen.getByText(/The order is complete once its office closes the receipt without a replacement/);
  await userEvent.click(screen.getByRole('button', { name: 'Close Without Replacement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take the order without the rejected units?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close Without Replacement' }));
  expect((await dialog.findAllByText('Please give a reason')).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText('Reason'), 'The rest is enough');
  await userEvent.click(dialog.getByRole('button', { name: 'Close Without Replacement' }));
  await waitFor(() => expect(written()).toEqual([['/api/receipts/r1/closure', { reason: 'The rest is enough' }]]));
});

it('offers nobody else to close it', async () => {
  await open({ ...rejected, status: 'Replacement Refused', refusalReason: 'Not damaged by us' }, 'Seller');
  expect(screen.queryByRole('button', { name: 'Close Without Replacement' })).toBeNull();
});

it.each([
  ['has time', { inspectedAt: new Date().toISOString() }, false],
  ['said nothing for too long', { inspectedAt: '2020-01-01T05:00:00Z' }, true],
  ['is to send it today', announced, false],
  ['did not send it', { ...announced, replacement: { ...announced.replacement, expectedOn: '2020-01-01' } }, true],
])('offers the office to close the receipt where its seller %s: %p', async (_, answer, isOffered) => {
  await open({ ...rejected, ...answer }, 'Buyer');
  screen.getByText(/^If nothing has come of the seller by/);
  expect(screen.queryByRole('button', { name: 'Close Without Replacement' }) !== null).toBe(isOffered);
});
