import { expect } from '@playwright/test';
import { api, portal } from '../support/api.js';
import { test } from '../support/test.js';

const named = (title: string) => `Journey: ${title} ${Date.now().toString(36)}`;

test('a maker is told of what is wrong with its goods, answers it, and raises what it sees itself', async ({
  buyer,
  oem,
  seller,
  tokens,
}) => {
  const ask = async (token: string, path: string) => (await api(portal, 'GET', path, { token })).body;
  const seen = (await ask(tokens.Buyer, '/purchase-orders?source=purchase-order&pageSize=100')).items as {
    id: string;
  }[];
  const made = (await ask(tokens.OEM, '/purchase-orders?pageSize=100')).items as { id: string }[];
  const order = made.find(({ id }) => seen.some((one) => one.id === id));
  expect(order, 'an order of the office with goods of the maker').toBeDefined();

  const title = named('screens flicker');
  await buyer.opens(`/buyer/escalation/new?order=${order?.id}`);
  await buyer.fills('Title', title);
  await buyer.fills('Description', 'Three of the screens flicker.');
  await buyer.chooses('Type', 'Quality issue');
  await buyer.presses('Raise Escalation');
  await buyer.reads('Escalation created');
  const id = new URL(buyer.page.url()).pathname.split('/').at(-1);
  const { number } = (await ask(tokens.Buyer, `/escalations/${id}`)) as { number: string };

  // The maker has a notice of it and finds it among what waits.
  await expect
    .poll(async () => {
      const { items } = await ask(tokens.OEM, '/notifications?pageSize=100');
      return (items as { values: { number?: string } }[]).filter(({ values }) => values.number === number).length;
    })
    .toBe(1);
  await oem.opens('/seller/escalations?waiting=yes');
  await oem.follows(new RegExp(title));
  await oem.fills('Add a note', 'A new driver is out.');
  await oem.presses('Add Note');
  await oem.reads('A new driver is out.');
  await buyer.opens(`/buyer/escalation/${id}`);
  await buyer.reads('A new driver is out.');

  const own = named('a recall of batteries');
  await oem.opens(`/seller/escalations/new?order=${order?.id}`);
  await oem.fills('Title', own);
  await oem.fills('Description', 'Batteries of this batch are called back.');
  await oem.chooses('Type', 'Technical support');
  await oem.presses('Raise Escalation');
  await oem.reads('Escalation created');
  const raised = new URL(oem.page.url()).pathname.split('/').at(-1);
  await buyer.opens(`/buyer/escalation/${raised}`);
  await buyer.reads('Batteries of this batch are called back.');
  // Another company, which does not supply this order, or the seller itself: never a stranger.
  const ofSeller = (await ask(tokens.Seller, '/purchase-orders?pageSize=100')).items as { id: string }[];
  const isTheirs = ofSeller.some((one) => one.id === order?.id);
  const answer = await api(portal, 'GET', `/escalations/${raised}`, { token: tokens.Seller });
  expect(answer.status).toBe(isTheirs ? 200 : 404);
  await seller.opens('/seller/escalations');
  await expect(seller.page.getByText(own)).toHaveCount(isTheirs ? 1 : 0);
});

test('an office finds what should have been answered by now', async ({ buyer, tokens }) => {
  const { body } = await api(portal, 'GET', '/escalations?overdue=yes&pageSize=100', { token: tokens.Buyer });
  await buyer.opens('/buyer/escalation?overdue=yes');
  await buyer.reads('Answer: Overdue');
  const total = (body as { total: number }).total;
  if (total === 0) return buyer.reads('No match');
  await expect(buyer.page.getByRole('main').getByText('Overdue', { exact: true }).first()).toBeVisible();
});
