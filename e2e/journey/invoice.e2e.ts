import { expect } from '@playwright/test';
import { api, portal } from '../support/api.js';
import { pdfFile } from '../support/person.js';
import { test } from '../support/test.js';

const title = 'Demo monitors for the meeting rooms';
const mark = Date.now().toString(36).slice(-6).toUpperCase();

test('what was accepted is billed, returned, corrected, accepted and paid; nobody bills more, and no stranger looks on', async ({
  buyer,
  seller,
  admin,
  tokens,
}) => {
  test.setTimeout(180_000);
  const found = await api(portal, 'GET', `/purchase-orders?q=${encodeURIComponent(title)}`, { token: tokens.Buyer });
  const order = (found.body.items as { id: string; title: string }[]).find((one) => one.title === title);

  await seller.opens(`/seller/purchase-orders/${order?.id}`);
  await seller.follows('Submit Invoice');
  await seller.fills('Invoice number', `J/${mark}`);
  await seller.picks('File of the invoice', pdfFile('bill.pdf'));
  await seller.fills('Quantity', '4');
  await seller.presses('Submit Invoice');
  await seller.reads('The quantity is more than what was accepted and is not invoiced yet');
  await seller.fills('Quantity', '1');
  await seller.presses('Submit Invoice');
  await seller.reads(/Invoice INV-\d+-\d+ was sent/);
  await seller.readsHeading(/^INV-/);
  const id = seller.page.url().split('/').at(-1) ?? '';
  await expect(seller.page.getByRole('button', { name: 'Accept Invoice' })).toHaveCount(0);

  await buyer.opens(`/buyer/invoices/${id}`);
  await buyer.reads('Matches');
  await buyer.presses('Return Invoice');
  await buyer.confirms('Return Invoice');
  await buyer.reads('Please give a reason');
  await buyer.page.getByRole('dialog').getByLabel('Reason').fill('The order number is missing');
  await buyer.confirms('Return Invoice');
  await buyer.reads(/^Invoice .+ was returned; the seller was told\.$/);

  await seller.page.reload();
  await seller.reads('The order number is missing');
  await seller.follows('Correct Invoice');
  await seller.fills('Notes', 'The order number stands on page 2 now');
  await seller.presses('Send again');
  await seller.reads(/was sent; the buyer was told/);

  await buyer.page.reload();
  await buyer.presses('Accept Invoice');
  await buyer.confirms('Accept Invoice');
  await buyer.presses('Record Payment');
  await buyer.page.getByRole('dialog').getByLabel('Payment reference').fill(`UTR-${mark}`);
  await buyer.confirms('Record Payment');
  await buyer.reads(/^The payment of .+ was recorded; the seller was told\.$/);
  await seller.page.reload();
  await seller.reads(`UTR-${mark}`);

  await admin.opens(`/superadmin/invoices/${id}`);
  await admin.reads(`UTR-${mark}`);
  await expect(admin.page.getByRole('button', { name: 'Correct Payment' })).toHaveCount(0);
  for (const role of ['OEM', 'End User', 'Support Agent'] as const)
    expect((await api(portal, 'GET', `/invoices/${id}`, { token: tokens[role] })).status).toBe(403);
});
