import { expect } from '@playwright/test';
import { api, portal } from '../support/api.js';
import { test } from '../support/test.js';

const title = `Journey: a keyboard is missing ${Date.now().toString(36)}`;

test('a buyer raises an escalation, the seller answers, the buyer resolves it; a stranger is refused', async ({
  buyer,
  seller,
  endUser,
  tokens,
}) => {
  const { body } = await api(portal, 'GET', '/purchase-orders?q=Demo%20laptops%20for%20the%20training%20hall', {
    token: tokens.Buyer,
  });
  const [order] = body.items as { id: string; poNumber: string }[];
  await buyer.opens(`/buyer/purchase-orders/${order?.id}`);
  await buyer.follows('Raise Escalation');
  await buyer.readsHeading('New Escalation');
  await buyer.fills('Title', title);
  await buyer.fills('Description', 'Eleven of twelve came with one.');
  await buyer.presses('Raise Escalation');
  await buyer.reads('Escalation created');
  const id = new URL(buyer.page.url()).pathname.split('/').at(-1);

  await seller.opens('/seller/escalations');
  await seller.follows(new RegExp(title));
  await seller.presses('Name who answers');
  const naming = seller.page.getByRole('dialog');
  await naming.getByRole('combobox', { name: /^Who answers/ }).click();
  await seller.page.getByTitle(/\(you\)/).click();
  await naming.getByRole('button', { name: 'Save' }).click();
  await seller.reads(/^Escalation .+ was changed$/);
  await seller.opens('/seller/escalations?assigned=me');
  await seller.follows(new RegExp(title));
  await seller.presses('Start work');
  await seller.page.getByRole('dialog').getByRole('button', { name: 'Start work' }).click();
  await seller.reads('Status updated to In Progress');
  await seller.fills('Add a note', 'It comes with the next van.');
  await seller.presses('Add Note');
  await seller.reads('It comes with the next van.');

  await buyer.opens(`/buyer/purchase-orders/${order?.id}`);
  await buyer.follows(title);
  await buyer.reads('It comes with the next van.');
  await buyer.presses('Resolve');
  const dialog = buyer.page.getByRole('dialog');
  await dialog.getByLabel(/^Resolution/).fill('The keyboard came.');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await buyer.reads('Status updated to Resolved');

  await endUser.opens(`/buyer/escalation/${id}`);
  await expect(endUser.page.getByText('Access Denied').first()).toBeVisible();
  expect((await api(portal, 'GET', `/escalations/${id}`, { token: tokens['End User'] })).status).toBe(403);
});
