import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Person } from '../support/person.js';
import { test } from '../support/test.js';

const mark = Date.now().toString(36);

async function saved({ page }: Person, begin: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), begin()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('purchase orders come in from a CSV file, and go out as a workbook and as a document', async ({ buyer }) => {
  await buyer.opens('/buyer/purchase-orders/import');
  const csv = [
    'Order key,Title,Seller,Expected delivery,Asset name,Quantity,Unit price before GST',
    `A,Imported ${mark},Demo Infotech,31-03-2090,Latitude,2,"50,000"`,
    'A,,,,Mouse,2,500',
    `B,Refused ${mark},Nobody knows,31-03-2090,Latitude,2,"50,000"`,
  ].join('\r\n');
  await buyer.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${csv}`) });
  await buyer.presses('Check the rows');
  await buyer.reads('No approved seller has this name');
  await buyer.presses('Import 1 order as a draft (rows: 2)');
  await buyer.reads('Imported 1 order as a draft (rows: 2)');

  await buyer.opens(`/buyer/purchase-orders?q=${mark}`);
  await buyer.reads(`Imported ${mark}`);
  await expect(buyer.page.getByText(`Refused ${mark}`)).toHaveCount(0);
  await buyer.presses(/^Export/);
  const workbook = await saved(buyer, () =>
    buyer.page.getByRole('menuitem', { name: 'As Excel workbook (XLSX)' }).click(),
  );
  expect(workbook.name).toBe('purchase_orders.xlsx');
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');

  await buyer.follows(/PO-/);
  await buyer.readsHeading(/PO-/);
  const pdf = await saved(buyer, () => buyer.presses('Download PDF'));
  expect(pdf.name).toMatch(/^PO-.*\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});
