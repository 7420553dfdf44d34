import type { PurchaseOrderImport } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PurchaseOrderImportPage } from './purchase-order-import.page.js';

const refused = {
  ...{ line: 4, row: 3, orderKey: 'B', column: 'Qty', value: '0' },
  reason: 'Quantity must be greater than 0',
};
const imported: PurchaseOrderImport = {
  ...{ id: 'i1', version: 1, createdAt: '2026-01-05T06:00:00.000Z', updatedAt: '2026-01-05T06:00:00.000Z' },
  ...{ fileName: 'orders.csv', status: 'Checked', headings: ['Order', 'Qty'], keepGood: false, repeated: false },
  sample: [{ Order: 'A', Qty: '2' }],
  mapping: { Order: 'orderKey', Qty: 'quantity' },
  ...{ missing: [], rows: 3, good: 2, created: 0, refused: [refused] },
};

it('names why a row is refused, and makes drafts of the good ones when asked so', async () => {
  let now = imported;
  const asked = answerWith(({ path }) => {
    if (path.endsWith('/run')) now = { ...imported, status: 'Done', created: 2, keepGood: true };
    return { body: now };
  });
  await show(<PurchaseOrderImportPage base="/buyer/purchase-orders" />, {
    at: '/buyer/purchase-orders/import?import=i1',
    role: 'Buyer',
  });
  await screen.findByText('Every required field has a column.');
  await userEvent.click(screen.getByRole('button', { name: 'Check the rows' }));
  const row = (await screen.findByText('Quantity must be greater than 0')).closest('tr')!;
  within(row).getByText('B');
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 rows as drafts' }));
  await screen.findByText('Imported 2 rows as drafts');
  expect(asked.find(({ path }) => path.endsWith('/purchase-order-imports/i1/run'))?.body).toEqual({ keepGood: true });
  const link = screen.getByRole('link', { name: 'See the purchase orders' });
  expect(link.getAttribute('href')).toBe('/buyer/purchase-orders?status=Draft&sort=-requestedDate');
});
