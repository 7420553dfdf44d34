import { expect } from '@playwright/test';
import { Visit } from '../accessibility/visit.js';
import { newAccount } from '../support/account.js';
import { type Person, phone } from '../support/person.js';
import { test } from '../support/test.js';

const mark = Date.now().toString(36);
const password = 'my own secret 43';

async function takes(person: Person, step: string) {
  await person.presses(step);
  await person.confirms('Confirm');
  await person.reads(`${step}: done`);
}

/** The completed order on a phone, in Urdu: its direction, its ten states, and that nothing is wider than the screen. */
async function readsInUrdu(reader: Person, path: string) {
  const { page } = reader;
  // The account is also that of other tests, which read English: what is read here is not kept with it.
  await page.route('**/api/profile/language', (route) => route.fulfill({ json: { message: '' } }));
  const visit = await Visit.begin(reader, 'buyer');
  await visit.opens(path);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const states = page.locator('main ol li b');
  await expect(states).toHaveCount(10);
  for (const state of await states.allTextContents()) expect(state).toMatch(/^[\u0600-\u06ff\s]+$/);
  await expect(states.last()).toHaveText('مکمل');
  await visit.looks('in Urdu');
  expect(visit.faults).toEqual([]);
}

test('a purchase order goes from its draft to its completion, each step by who may take it', async ({
  buyer,
  admin,
  seller,
  newPerson,
}) => {
  test.setTimeout(180_000);
  await buyer.opens('/buyer/purchase-orders/new');
  await buyer.presses('Submit for Approval');
  await buyer.reads('Title is required.');
  await buyer.reads('Expected delivery date is required.');
  await buyer.fills('Title', `Journey order ${mark}`);
  await buyer.chooses('Seller', 'Demo Infotech');
  await buyer.fills('Expected delivery', '31-03-2030');
  await buyer.fills('Asset name', 'Latitude');
  await buyer.fills('Quantity', '2');
  await buyer.fills('Unit price before GST', '50000');
  await buyer.presses('Submit for Approval');
  await buyer.reads(/Purchase order PO-\d+-\d+ was saved/);
  await buyer.readsHeading(/PO-/);
  const id = buyer.page.url().split('/').at(-1) ?? '';
  await buyer.reads('Cancel Order');
  await expect(buyer.page.getByRole('button', { name: 'Approve Order' })).toHaveCount(0);

  await seller.opens(`/seller/purchase-orders/${id}`);
  await seller.reads('Error loading procurement data:');
  const stranger = await newPerson();
  await stranger.signsIn(await newAccount('Buyer', 'Neighbour', password), password);
  await expect(stranger.page).not.toHaveURL(/\/login/);
  await stranger.opens(`/buyer/purchase-orders/${id}`);
  await stranger.reads('Error loading procurement data:');

  await admin.opens(`/superadmin/purchase-orders/${id}`);
  await admin.presses('Approve Order');
  await admin.confirms('Approve Order');
  await admin.reads(/has been Approved successfully\./);

  await buyer.opens(`/buyer/purchase-orders/${id}`);
  await takes(buyer, 'Send to Supplier');
  await seller.opens(`/seller/purchase-orders/${id}`);
  for (const step of ['Confirm Order', 'Start Production', 'Ready for Delivery', 'Dispatch', 'Mark as Delivered'])
    await takes(seller, step);
  await expect(seller.page.getByRole('button', { name: 'Complete Order' })).toHaveCount(0);

  await buyer.opens(`/buyer/purchase-orders/${id}`);
  await takes(buyer, 'Complete Order');
  await buyer.reads('Completed');

  await readsInUrdu(await newPerson({ ...phone, locale: 'ur-PK' }), `/buyer/purchase-orders/${id}`);
});
