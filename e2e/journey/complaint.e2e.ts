import { expect } from '@playwright/test';
import { api, portal } from '../support/api.js';
import type { Person } from '../support/person.js';
import { test } from '../support/test.js';

const title = `Journey: the hinge is loose ${Date.now().toString(36)}`;

/** What a part of the page says, apart from what somebody is writing. */
const told = ({ page }: Person, part: string) => page.getByRole('region', { name: part, exact: true });

interface Found {
  id: string;
  serialNumber: string;
}

test('a buyer complains about goods of an order, the seller answers, the buyer opens it again and closes it; others are refused', async ({
  buyer,
  agent,
  seller,
  oem,
  endUser,
  tokens,
}) => {
  const ask = async (token: string, path: string) => (await api(portal, 'GET', path, { token })).body;
  const office = (await ask(tokens.Buyer, '/assets?status=Active&pageSize=100')).items as Found[];
  const sold = (await ask(tokens.Seller, '/assets?status=Active&pageSize=100')).items as Found[];
  const asset = office.find(({ id }) => sold.some((one) => one.id === id));
  expect(asset, 'an asset of the office that the seller sold').toBeDefined();

  await buyer.opens(`/buyer/assets/${asset?.id}`);
  await buyer.page.getByRole('button', { name: /^Actions for/ }).click();
  await buyer.page.getByRole('menuitem', { name: 'Raise a complaint' }).click();
  await buyer.readsHeading('Raise a complaint');
  await buyer.presses('Create Ticket');
  await buyer.reads('Please enter a title');
  await buyer.fills('Title', title);
  await buyer.fills('Description', 'The hinge of the lid came loose after two weeks.');
  await buyer.presses('Create Ticket');
  await buyer.reads(/^Ticket .* was raised$/);
  await buyer.readsHeading(title);
  const id = new URL(buyer.page.url()).pathname.split('/').at(-1) ?? '';

  const status = async (token: string, method = 'GET', path = '', body?: object) =>
    (await api(portal, method, `/support-tickets/${id}${path}`, { token, body })).status;

  // Until somebody assigns it, the seller does not see it.
  expect(await status(tokens.Seller)).toBe(404);
  await agent.opens(`/support-agent/${id}`);
  await agent.presses('Assign Ticket to Seller');
  await agent.confirms('Assign');
  await agent.reads(/^Ticket .+ was assigned to /);

  await seller.opens('/seller/support');
  await seller.follows(new RegExp(title));
  await seller.page.getByRole('textbox', { name: /^Note/ }).fill('A technician comes tomorrow.');
  await seller.presses('Add Note');
  await expect(told(seller, 'History').getByText('A technician comes tomorrow.')).toBeVisible();
  await seller.presses('Resolve');
  await seller.page.getByRole('dialog').getByLabel('Resolution').fill('The screws were tightened.');
  await seller.confirms('Resolve');
  await seller.reads('Resolved');

  await buyer.opens(`/buyer/complaints/${id}`);
  await buyer.reads('A technician comes tomorrow.');
  await buyer.reads('The screws were tightened.');
  await buyer.presses('Reopen');
  await buyer.confirms('Reopen');
  await buyer.reads('Please give a reason');
  await buyer.page.getByRole('dialog').getByLabel('Reason').fill('It is loose again.');
  await buyer.confirms('Reopen');
  await expect(told(buyer, 'History').getByText('It is loose again.')).toBeVisible();

  await seller.opens(`/seller/support/${id}`);
  await seller.reads('It is loose again.');
  await expect(seller.page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
  await seller.presses('Resolve');
  await seller.page.getByRole('dialog').getByLabel('Resolution').fill('The hinge was exchanged.');
  await seller.confirms('Resolve');
  await expect(told(seller, 'Resolution').getByText('The hinge was exchanged.')).toBeVisible();

  // Whoever answers does not close.
  expect(await status(tokens.Seller, 'PUT', '/status', { status: 'Closed' })).toBe(403);
  await buyer.opens(`/buyer/complaints/${id}`);
  await buyer.presses('Close');
  await buyer.confirms('Close ticket');
  await buyer.reads('The ticket is closed.');
  await expect(buyer.page.getByRole('button', { name: 'Reopen' })).toHaveCount(0);

  // Makers read the tickets of their brands and of no others, and answer none. Holders of other devices see neither.
  await oem.opens('/complaints');
  await oem.readsHeading('Tickets of your brands');
  const made = (await ask(tokens.OEM, `/assets?q=${encodeURIComponent(asset?.serialNumber ?? '')}`)).items as Found[];
  const ofItsBrand = made.some(({ id: one }) => one === asset?.id);
  await endUser.opens(`/buyer/complaints/${id}`);
  await expect(endUser.page.getByText('Access Denied').first()).toBeVisible();
  expect([await status(tokens.OEM), await status(tokens['End User'])]).toEqual([ofItsBrand ? 200 : 404, 404]);
  expect(await status(tokens.OEM, 'PUT', '/status', { status: 'Closed' })).toBe(403);
});
