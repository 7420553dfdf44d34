import { expect } from '@playwright/test';
import type { Role } from '@portal/contracts';
import { api, portal } from '../support/api.js';
import { inDays } from '../support/day.js';
import { pngFile } from '../support/person.js';
import { test } from '../support/test.js';

type Tokens = Record<Role, string>;

const ask = async (token: string, method: string, path: string, body?: unknown) => {
  const answer = await api(portal, method, path, { token, body });
  expect([200, 201], `${method} ${path}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
  return answer.body as Record<string, unknown> & { id: string };
};

/** A purchase order of three laptops that is on its way. */
async function inTransit(tokens: Tokens, title: string) {
  const officer = (await ask(tokens.Buyer, 'GET', '/auth/verify'))['user'] as { id: string };
  const seller = (await ask(tokens.Seller, 'GET', '/auth/verify'))['user'] as { organizationId: string };
  const order = await ask(tokens.Buyer, 'POST', '/purchase-orders', {
    ...{ title, sellerOrganizationId: seller.organizationId, buyerId: officer.id },
    ...{ expectedDeliveryDate: '2030-03-31' },
    items: [{ assetName: 'Latitude', category: 'Laptop', quantity: 3, unitPrice: 50_000 }],
  });
  const steps: [role: Role, status: string][] = [
    ['Buyer', 'Pending Approval'],
    ['Super Admin', 'Approved'],
    ['Buyer', 'Sent to Supplier'],
    ['Seller', 'Order Confirmed'],
    ['Seller', 'In Production'],
    ['Seller', 'Ready for Delivery'],
    ['Seller', 'In Transit'],
  ];
  for (const [role, status] of steps) await ask(tokens[role], 'PUT', `/purchase-orders/${order.id}`, { status });
  return order.id;
}

const photo = pngFile('crack.png');

test('a delivery is inspected, a unit rejected with a photo, replaced by its seller and accepted', async ({
  buyer,
  seller,
  endUser,
  tokens,
}) => {
  const order = await inTransit(tokens, `Journey receipt ${Date.now().toString(36)}`);
  await seller.opens(`/seller/purchase-orders/${order}`);
  await seller.presses('Mark as Delivered');
  await seller.confirms('Confirm');
  await seller.reads(/: Delivered$/);

  let id = '';
  await expect(async () => {
    const { items } = await ask(tokens.Buyer, 'GET', `/receipts?order=${order}`);
    id = (items as { id: string }[])[0]?.id ?? '';
    expect(id).not.toBe('');
  }).toPass();

  await seller.opens(`/seller/receipts/${id}`);
  await seller.reads('10 days left');
  await expect(seller.page.getByRole('button', { name: 'Save inspection' })).toHaveCount(0);
  const lines = [{ lineId: 'any', accepted: 3, rejected: 0 }];
  const asSeller = { token: tokens.Seller, body: { lines } };
  expect((await api(portal, 'PUT', `/receipts/${id}/inspection`, asSeller)).status).toBe(403);

  await buyer.opens('/buyer/inbox');
  await expect(buyer.page.locator(`a[href$="/buyer/receipts/${id}"]`).first()).toBeVisible();
  await buyer.opens(`/buyer/receipts/${id}`);
  await buyer.fills('Rejected units', '1');
  await buyer.chooses('Reason', 'Damaged');
  await buyer.presses('Save inspection');
  await buyer.reads('Please add a photo of what is rejected');
  await buyer.picks(/Photos/, photo);
  await buyer.presses('Save inspection');
  await buyer.confirms('Save inspection');
  await buyer.reads(/: Partly Rejected/);
  await expect(buyer.page.getByRole('button', { name: 'Announce Replacement' })).toHaveCount(0);

  await seller.opens(`/seller/receipts/${id}`);
  await seller.reads('crack.png');
  await seller.presses('Announce Replacement');
  await seller.fills('Replacement expected on', inDays(30));
  await seller.fills('Note', 'It comes with the next van.');
  await seller.confirms('Announce Replacement');
  await seller.reads(/^The replacement of .+ is announced; the office was told\.$/);

  await buyer.opens(`/buyer/receipts/${id}`);
  await buyer.reads('It comes with the next van.');
  await buyer.presses('Receive Replacement');
  await buyer.confirms('Receive Replacement');
  await buyer.reads(/RCT-\d+-\d+ is to be inspected/);
  await expect(buyer.page).not.toHaveURL(new RegExp(id));
  await buyer.reads('1 delivered; the rest is accepted.');
  await buyer.presses('Save inspection');
  await buyer.confirms('Save inspection');
  await buyer.reads(/: Accepted/);

  await seller.opens(`/seller/receipts/${id}`);
  await seller.readsHeading('Replacements');
  await seller.reads('Replacement Received');

  await endUser.opens(`/buyer/receipts/${id}`);
  await endUser.reads('Access Denied');
  expect((await api(portal, 'GET', `/receipts/${id}`, { token: tokens['End User'] })).status).toBe(403);
});

test('a seller who refuses to replace says why, and the portal raises an escalation', async ({
  buyer,
  seller,
  tokens,
}) => {
  const title = `Journey refusal ${Date.now().toString(36)}`;
  const order = await inTransit(tokens, title);
  await ask(tokens.Seller, 'PUT', `/purchase-orders/${order}`, { status: 'Delivered' });
  await buyer.opens(`/buyer/purchase-orders/${order}`);
  await expect(async () => {
    await buyer.page.reload();
    await expect(buyer.page.getByRole('link', { name: /RCT-/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await buyer.follows(/RCT-/);
  await buyer.fills('Rejected units', '3');
  await buyer.chooses('Reason', 'Wrong item');
  await buyer.picks(/Photos/, photo);
  await buyer.presses('Save inspection');
  await buyer.confirms('Save inspection');
  await buyer.reads(/: Rejected/);
  const id = new URL(buyer.page.url()).pathname.split('/').at(-1);

  await seller.opens(`/seller/receipts/${id}`);
  await seller.presses('Refuse to Replace');
  await seller.confirms('Refuse to Replace');
  await seller.reads('Please give a reason');
  await seller.page.getByRole('dialog').getByLabel('Reason').fill('They are what was ordered.');
  await seller.confirms('Refuse to Replace');
  await seller.reads(/^The office was told that nothing of .+ is replaced\.$/);

  await buyer.opens(`/buyer/receipts/${id}`);
  await buyer.reads('They are what was ordered.');
  const number = (await buyer.page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(async () => {
    await buyer.opens('/buyer/escalation');
    await expect(buyer.page.getByText(`Replacement for ${number} was refused`).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
});
