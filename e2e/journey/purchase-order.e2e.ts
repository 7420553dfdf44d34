import { expect } from '@playwright/test';
import { purchaseOrderMoves } from '@portal/contracts';
import { Visit } from '../accessibility/visit.js';
import { newAccount } from '../support/account.js';
import { api, portal } from '../support/api.js';
import { ask, enters, newOffice, newOfficeOrder, tokenOf } from '../support/office.js';
import { type Person, phone } from '../support/person.js';
import { test } from '../support/test.js';

const mark = Date.now().toString(36);
const password = 'my own secret 43';

async function takes(person: Person, step: string) {
  const status = purchaseOrderMoves.find(({ action }) => action === step)?.to ?? '';
  await person.presses(step);
  await person.confirms('Confirm');
  await person.reads(new RegExp(`^PO-.+: ${status}$`));
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
  await seller.reads('There is no such purchase order, or you may not see it');
  const stranger = await newPerson();
  await stranger.signsIn(await newAccount('Buyer', 'Neighbour', password), password);
  await expect(stranger.page).not.toHaveURL(/\/login/);
  await stranger.opens(`/buyer/purchase-orders/${id}`);
  await stranger.reads('There is no such purchase order, or you may not see it');

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
  await buyer.reads('The order is complete once its goods were inspected.');
  await expect(buyer.page.getByRole('button', { name: 'Complete Order' })).toHaveCount(0);
  await expect(async () => {
    await buyer.page.reload();
    await expect(buyer.page.getByRole('link', { name: /RCT-/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await buyer.follows(/RCT-/);
  await buyer.presses('Save inspection');
  await buyer.confirms('Save inspection');
  await buyer.reads(/: Accepted/);
  await buyer.opens(`/buyer/purchase-orders/${id}`);
  await takes(buyer, 'Complete Order');
  await buyer.reads('Completed');

  await readsInUrdu(await newPerson({ ...phone, locale: 'ur-PK' }), `/buyer/purchase-orders/${id}`);
});

/** The order as it was sent to its seller: approved by the Super Admin. */
async function sentOrder(clerk: string, admin: string) {
  const order = await newOfficeOrder(clerk, { status: 'Pending Approval' });
  await ask(admin, 'PUT', `/purchase-orders/${order.id}`, { status: 'Approved' });
  await ask(await tokenOf(clerk), 'PUT', `/purchase-orders/${order.id}`, { status: 'Sent to Supplier' });
  return order;
}

/** Whether somebody was told that an order waits for them. */
async function isTold(email: string, title: string, number: string) {
  const { items } = await ask(await tokenOf(email), 'GET', '/notifications');
  return (items as { title: string; values: Record<string, string> }[]).some(
    (one) => one.title === title && one.values['number'] === number,
  );
}

test('two approvals are given one after the other, each by its own designation, never by who wrote the order', async ({
  newPerson,
  tokens,
}) => {
  test.setTimeout(180_000);
  const people = await newOffice({ director: 'Director', secretary: 'Secretary', clerk: undefined });
  const { id, poNumber, department } = await newOfficeOrder(people.director);
  const tiers = [
    { designation: 'Director', minAmount: 0, department },
    { designation: 'Secretary', minAmount: 1000, department },
  ];
  const made: string[] = [];
  for (const tier of tiers) made.push((await ask(tokens['Super Admin'], 'POST', '/approval-tiers', tier)).id);
  const clerks = await newOfficeOrder(people.clerk);

  const [clerk, director, secretary] = [
    await enters(await newPerson(), people.clerk),
    await enters(await newPerson(), people.director),
    await enters(await newPerson(), people.secretary),
  ];
  // The director wrote one order: of that nobody of the office may give the first approval.
  await director.opens(`/buyer/purchase-orders/${id}`);
  await takes(director, 'Submit for Approval');
  await director.reads('What happens next');
  await expect(director.page.getByRole('button', { name: 'Approve Order' })).toHaveCount(0);
  const own = await api(portal, 'PUT', `/purchase-orders/${id}`, {
    ...{ token: await tokenOf(people.director), body: { status: 'Approved' } },
  });
  expect([own.status, own.body.code]).toEqual([403, 'PURCHASE_ORDER_OWN']);

  await clerk.opens(`/buyer/purchase-orders/${clerks.id}`);
  await takes(clerk, 'Submit for Approval');
  await expect(clerk.page.getByRole('button', { name: 'Approve Order' })).toHaveCount(0);
  const waits = 'Purchase order {{number}} waits for approval';
  await expect.poll(() => isTold(people.director, waits, clerks.poNumber)).toBe(true);
  expect(await isTold(people.secretary, waits, clerks.poNumber)).toBe(false);
  expect(await isTold(people.director, waits, poNumber)).toBe(false);

  await secretary.opens(`/buyer/purchase-orders/${clerks.id}`);
  await secretary.readsHeading(/PO-/);
  await expect(secretary.page.getByRole('button', { name: 'Approve Order' })).toHaveCount(0);
  await director.opens(`/buyer/purchase-orders/${clerks.id}`);
  await director.presses('Approve Order');
  await director.confirms('Approve Order');
  await director.reads(/was recorded\. Next it needs the approval of: Secretary\./);
  await expect(director.page.getByRole('button', { name: 'Approve Order' })).toHaveCount(0);

  const next = 'Purchase order {{number}} waits for the next approval';
  await expect.poll(() => isTold(people.secretary, next, clerks.poNumber)).toBe(true);
  await secretary.opens(`/buyer/purchase-orders/${clerks.id}`);
  await secretary.presses('Approve Order');
  await secretary.confirms('Approve Order');
  await secretary.reads(/has been Approved successfully\./);
  await clerk.opens(`/buyer/purchase-orders/${clerks.id}`);
  await clerk.reads('Send to Supplier');
  for (const tier of made) await ask(tokens['Super Admin'], 'DELETE', `/approval-tiers/${tier}`);
});

test('an order is rejected with a reason by who may approve it', async ({ newPerson }) => {
  const people = await newOffice({ director: 'Director', clerk: undefined });
  const { id } = await newOfficeOrder(people.clerk, { status: 'Pending Approval' });
  const director = await enters(await newPerson(), people.director);
  await director.opens(`/buyer/purchase-orders/${id}`);
  await director.presses('Reject Order');
  await director.reads('Rejection Reason is required');
  await director.fills(/Rejection Reason/, 'Two quotes are missing');
  await director.presses('Reject Order');
  await director.reads(/has been Rejected successfully\./);
  const clerk = await enters(await newPerson(), people.clerk);
  await clerk.opens(`/buyer/purchase-orders/${id}`);
  await clerk.reads('Two quotes are missing');
  for (const step of ['Submit for Approval', 'Cancel Order'])
    await expect(clerk.page.getByRole('button', { name: step })).toHaveCount(0);
});

test('a seller declines with a reason, promises a day for another order, and tells what is on its way', async ({
  newPerson,
  seller,
  tokens,
}) => {
  test.setTimeout(120_000);
  const people = await newOffice({ clerk: undefined });
  const declined = await sentOrder(people.clerk, tokens['Super Admin']);
  const promised = await sentOrder(people.clerk, tokens['Super Admin']);
  const cancelled = await sentOrder(people.clerk, tokens['Super Admin']);
  const clerk = await enters(await newPerson(), people.clerk);

  await seller.opens(`/seller/purchase-orders/${declined.id}`);
  await seller.presses('Decline');
  await seller.confirms('Confirm');
  await seller.reads('Please give a reason');
  await seller.fills('Reason', 'The model is out of stock');
  await seller.confirms('Confirm');
  await seller.reads(/: Rejected$/);
  await clerk.opens(`/buyer/purchase-orders/${declined.id}`);
  await clerk.reads('The model is out of stock');

  const past = await api(portal, 'PUT', `/purchase-orders/${promised.id}`, {
    ...{ token: tokens.Seller, body: { status: 'Order Confirmed', promisedDate: '2020-01-01' } },
  });
  expect(past.body.fields).toEqual({ promisedDate: 'The date must not lie in the past' });
  await seller.opens(`/seller/purchase-orders/${promised.id}`);
  await seller.presses('Confirm Order');
  await seller.fills('Promised delivery', '15-02-2030');
  await seller.confirms('Confirm');
  await seller.reads(/: Order Confirmed$/);
  await seller.chooses('Delivery status', 'In Transit');
  await seller.page.getByRole('combobox', { name: 'Items' }).fill('Lamp');
  await seller.page.keyboard.press('Enter');
  await seller.page.keyboard.press('Escape');
  await seller.presses('Update Delivery');
  await seller.reads(/^The delivery of .+ was updated; the office sees it\.$/);
  await clerk.opens(`/buyer/purchase-orders/${promised.id}`);
  await clerk.reads('15-02-2030');
  await clerk.reads('Items dispatched');
  await expect(clerk.page.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);

  await clerk.opens(`/buyer/purchase-orders/${cancelled.id}`);
  await clerk.presses('Cancel Order');
  await clerk.fills('Reason', 'Met from the store');
  await clerk.confirms('Confirm');
  await clerk.reads(/: Cancelled$/);
  await seller.opens(`/seller/purchase-orders/${cancelled.id}`);
  await seller.reads('Met from the store');
  await expect(seller.page.getByRole('button', { name: 'Confirm Order' })).toHaveCount(0);
});
