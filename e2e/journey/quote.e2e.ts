import { expect } from '@playwright/test';
import { newAccount } from '../support/account.js';
import { api, portal } from '../support/api.js';
import { inDays } from '../support/day.js';
import type { Person, PickedFile } from '../support/person.js';
import { test } from '../support/test.js';

const mark = Date.now().toString(36);
const title = `Journey laptops ${mark}`;
const password = 'my own secret 43';
/** One white pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';
const offer = { name: `offer-${mark}.png`, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };

/** Answers the request, from the list of what the seller is asked for. */
async function quotes(seller: Person, number: string, unitPrice: string, files: PickedFile[] = []) {
  await seller.opens(`/seller/quotes?q=${mark}`);
  await seller.follows(/RFQ-/);
  await seller.follows('Submit Quote');
  await seller.fills('Delivery time', 'In the first week');
  await seller.presses('Save as Draft');
  await seller.reads(/^The draft of the quote for .+ was saved$/);
  await seller.reads('In the first week');
  await seller.follows('Edit Quote');
  await seller.presses('Submit Quote');
  await seller.reads('Quote number is required');
  await seller.fills('Quote number', number);
  await seller.fills('Unit price before GST', unitPrice);
  await seller.picks('Files', files);
  await seller.presses('Submit Quote');
  await seller.reads(`Quote ${number} was submitted`);
}

test('quotes stay sealed until the closing, the lowest is awarded and becomes a draft order', async ({
  buyer,
  seller,
  tokens,
  newPerson,
}) => {
  test.setTimeout(180_000);
  const rival = await newPerson();
  const rivalEmail = await newAccount('Seller', 'Rival', password);
  await rival.signsIn(rivalEmail, password);
  await expect(rival.page).not.toHaveURL(/\/login/);

  await buyer.opens('/buyer/quotes/new');
  await buyer.presses('Save as Draft');
  await buyer.reads('Choose at least one seller');
  await buyer.fills('Title', title);
  await buyer.chooses('Sellers', 'Demo Infotech');
  await buyer.chooses('Sellers', rivalEmail);
  await buyer.page.keyboard.press('Escape');
  await buyer.fills('Closing time', inDays(30));
  await buyer.fills('Time', '15:00');
  await buyer.fills('Expected delivery', '31-03-2030');
  await buyer.fills('Asset name', 'Latitude');
  await buyer.fills('Quantity', '4');
  await buyer.presses('Save as Draft');
  await buyer.reads(/Request RFQ-\d+-\d+ was saved/);
  await buyer.readsHeading(/RFQ-/);
  const id = buyer.page.url().split('/').at(-1) ?? '';

  await seller.opens(`/seller/quotes/${id}`);
  await seller.reads('The request cannot be read');
  await buyer.presses('Publish request');
  await buyer.confirms('Publish request');
  await buyer.reads('0 of 2 sellers have answered.');

  await quotes(seller, `Q-A-${mark}`, '50000', [offer]);
  await seller.reads(offer.name);
  await seller.follows('Edit Quote');
  await seller.reads(offer.name);
  await seller.presses('Submit Quote');
  await seller.reads('Quoted items');
  await quotes(rival, `Q-B-${mark}`, '48000');
  await buyer.opens(`/buyer/quotes/${id}`);
  await buyer.reads('2 of 2 sellers have answered.');
  await buyer.reads('Nobody but its seller sees a quote before the closing.');
  await expect(buyer.page.getByText(`Q-B-${mark}`)).toHaveCount(0);
  for (const role of ['Buyer', 'Super Admin'] as const) {
    const { body } = await api(portal, 'GET', `/quotes?rfqId=${id}`, { token: tokens[role] });
    expect(JSON.stringify(body)).not.toContain(`Q-B-${mark}`);
    expect(JSON.stringify(body)).not.toContain(offer.name);
  }
  const asked = await api(portal, 'GET', `/rfqs/${id}`, { token: tokens.Seller });
  expect(JSON.stringify(asked.body)).not.toContain(rivalEmail);

  await buyer.presses('Close request');
  await buyer.confirms('Close request');
  await buyer.reads('L1 (lowest)');
  await buyer.reads('Files of the quotes');
  await buyer.presses(`Show ${offer.name}`);
  await expect(buyer.page.getByRole('dialog').getByRole('img', { name: offer.name })).toBeVisible();
  await buyer.page.keyboard.press('Escape');
  const lowest = buyer.page.getByRole('row').filter({ hasText: `Q-B-${mark}` });
  await expect(lowest).toContainText('L1 (lowest)');
  await lowest.getByRole('button', { name: /^Award/ }).click();
  await buyer.confirms('Award');
  await buyer.reads('Please give a reason');
  await buyer.page.getByRole('dialog').getByLabel('Reason').fill('The lowest of all lines');
  await buyer.confirms('Award');
  await buyer.reads(/Draft PO-\d+-\d+ was made/);
  await buyer.follows(/^PO-/);
  await buyer.readsHeading(/PO-/);
  await buyer.reads(title);
  await buyer.reads('Submit for Approval');

  await rival.opens(`/seller/quotes/${id}`);
  await rival.reads('Awarded');
  await seller.opens(`/seller/quotes/${id}`);
  await seller.reads('Rejected');
  await expect(seller.page.getByText(`Q-B-${mark}`)).toHaveCount(0);
});
