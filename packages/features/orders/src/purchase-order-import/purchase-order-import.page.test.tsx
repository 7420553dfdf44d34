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
  ...{ missing: [], rows: 4, good: 3, orders: 2, created: 0, refused: [refused], mayUndo: true },
};

it('names why a row is refused, and makes drafts of the good ones when asked so', async () => {
  let now = imported;
  const asked = answerWith(({ path }) => {
    if (path.endsWith('/run')) now = { ...imported, status: 'Done', created: 3, keepGood: true };
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
  await userEvent.click(screen.getByRole('radio', { name: /Import all rows or none/ }));
  screen.getByRole('button', { name: 'Import 0 orders as drafts (rows: 0)' });
  await userEvent.click(screen.getByRole('radio', { name: 'Keep good rows when others fail' }));
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 orders as drafts (rows: 3)' }));
  await screen.findByText('Imported 2 orders as drafts (rows: 3)');
  expect(asked.find(({ path }) => path.endsWith('/purchase-order-imports/i1/run'))?.body).toEqual({ keepGood: true });
  const link = screen.getByRole('link', { name: 'See the purchase orders' });
  expect(link.getAttribute('href')).toBe('/buyer/purchase-orders?status=Draft&sort=-requestedDate');
});

it('takes an import back after a question, and names the orders that stay', async () => {
  let now: PurchaseOrderImport = { ...imported, status: 'Done', orders: 3, created: 4 };
  const rows = [{ id: 'o7', poNumber: 'PO-2026-7', reason: 'This order was submitted after the import' }];
  const asked = answerWith(({ path }) => {
    if (path.endsWith('/undo')) now = { ...now, status: 'Undone', orders: 1, undone: { taken: 2, kept: 1, rows } };
    return { body: now };
  });
  await show(<PurchaseOrderImportPage base="/buyer/purchase-orders" />, {
    at: '/buyer/purchase-orders/import?import=i1',
    role: 'Buyer',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo this import' }));
  await screen.findByText('Delete the 3 drafts of orders.csv?');
  expect(asked.some(({ path }) => path.endsWith('/undo'))).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('2 drafts were deleted again.');
  const row = within(screen.getByText('This order was submitted after the import').closest('tr')!);
  expect(row.getByRole('link', { name: 'PO-2026-7' }).getAttribute('href')).toBe('/buyer/purchase-orders/o7');
});

it('offers no undo to who may not', async () => {
  answerWith(() => ({ body: { ...imported, status: 'Done', created: 3, mayUndo: false } }));
  await show(<PurchaseOrderImportPage base="/buyer/purchase-orders" />, {
    at: '/buyer/purchase-orders/import?import=i1',
    role: 'Buyer',
  });
  await screen.findByText('Imported 2 orders as drafts (rows: 3)');
  expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull();
});

it('lists the last imports below the upload, each with how many orders it made', async () => {
  const items = [
    { ...imported, id: 'i2', fileName: 'march.csv', status: 'Done', created: 4, orders: 3 },
    { ...imported, id: 'i3', fileName: 'april.csv', status: 'Undone' },
  ];
  answerWith(({ path }) => ({ body: path.endsWith('/purchase-order-imports') ? { items } : {} }));
  await show(<PurchaseOrderImportPage base="/buyer/purchase-orders" />, {
    at: '/buyer/purchase-orders/import',
    role: 'Buyer',
  });
  const row = (await screen.findByRole('link', { name: 'march.csv' })).closest('tr')!;
  within(row).getByText('Imported 3 orders as drafts (rows: 4)');
  within(screen.getByRole('link', { name: 'april.csv' }).closest('tr')!).getByText('Taken out again');
});
