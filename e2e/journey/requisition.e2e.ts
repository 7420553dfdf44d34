import { expect } from '@playwright/test';
import { newAccount } from '../support/account.js';
import { inDays } from '../support/day.js';
import { test } from '../support/test.js';

const mark = Date.now().toString(36);
const strangersPassword = 'my own secret 43';

test('a need becomes a purchase order that who asked for it can follow', async ({ endUser, buyer, newPerson }) => {
  await endUser.opens('/enduser/requisitions');
  await endUser.follows('New Requisition');
  await endUser.fills('Title', `Journey scanners ${mark}`);
  await endUser.fills('Justification', 'The record room has none.');
  await endUser.fills('Needed by', '2030-01-31');
  await endUser.fills('Asset name', 'Scanner');
  await endUser.fills('Quantity', '2');
  await endUser.fills('Estimated unit price', '17300');
  await endUser.presses('Submit Requisition');
  await endUser.reads(/Requisition REQ-\d+-\d+ was saved/);
  await endUser.readsHeading(/REQ-/);
  const id = endUser.page.url().split('/').at(-1) ?? '';

  await buyer.opens(`/buyer/requisitions?q=${mark}`);
  await buyer.follows(/REQ-/);
  await buyer.presses('Accept');
  await buyer.confirms('Confirm');
  await buyer.reads(/: Accepted$/);
  await buyer.follows('Create Purchase Order');
  await expect(buyer.page.getByLabel('Asset name')).toHaveValue('Scanner');
  await buyer.chooses('Seller', 'Demo Infotech');
  await buyer.presses('Submit for Approval');
  await buyer.reads(/Purchase order PO-\d+-\d+ was saved/);

  await endUser.opens(`/enduser/requisitions/${id}`);
  await endUser.reads('Ordered');
  await endUser.follows(/Purchase order PO-/);
  await endUser.readsHeading(/PO-/);
  await endUser.reads('Scanner');

  const stranger = await newPerson();
  await stranger.signsIn(await newAccount('Buyer', 'Stranger', strangersPassword), strangersPassword);
  await expect(stranger.page).not.toHaveURL(/\/login/);
  await stranger.opens('/buyer/requisitions');
  await stranger.reads('No requisitions found');
  await stranger.opens(`/buyer/requisitions/${id}`);
  await stranger.reads('The requisition could not be loaded');
});

test('quotes are asked for what is needed, and the award is the order that who asked for it follows', async ({
  endUser,
  buyer,
  seller,
}) => {
  test.setTimeout(180_000);
  const title = `Journey plotters ${mark}`;
  await endUser.opens('/enduser/requisitions/new');
  await endUser.fills('Title', title);
  await endUser.fills('Justification', 'Secret of the map room.');
  await endUser.fills('Needed by', '2030-01-31');
  await endUser.fills('Asset name', 'Plotter');
  await endUser.fills('Quantity', '2');
  await endUser.presses('Submit Requisition');
  await endUser.reads(/Requisition REQ-\d+-\d+ was saved/);
  await endUser.readsHeading(/REQ-/);
  const id = endUser.page.url().split('/').at(-1) ?? '';

  await buyer.opens(`/buyer/requisitions/${id}`);
  await buyer.presses('Accept');
  await buyer.confirms('Confirm');
  await buyer.reads(/: Accepted$/);
  await buyer.follows('Request Quotes');
  await expect(buyer.page.getByLabel('Asset name')).toHaveValue('Plotter');
  await expect(buyer.page.getByLabel('Quantity')).toHaveValue('2');
  await expect(buyer.page.getByLabel('Title')).toHaveValue(title);
  await buyer.chooses('Sellers', 'Demo Infotech');
  await buyer.page.keyboard.press('Escape');
  await buyer.fills('Closing time', inDays(30));
  await buyer.fills('Time', '15:00');
  await buyer.presses('Save as Draft');
  await buyer.reads(/Request RFQ-\d+-\d+ was saved/);
  await buyer.readsHeading(/RFQ-/);
  const request = buyer.page.url().split('/').at(-1) ?? '';
  await buyer.presses('Publish request');
  await buyer.confirms('Publish request');
  await buyer.reads('0 of 1 sellers have answered.');

  await seller.opens(`/seller/quotes/${request}`);
  await seller.reads(title);
  await expect(seller.page.getByText('Secret of the map room.')).toHaveCount(0);
  await seller.follows('Submit Quote');
  await seller.fills('Quote number', `Q-R-${mark}`);
  await seller.fills('Unit price before GST', '90000');
  await seller.presses('Submit Quote');
  await seller.reads(`Quote Q-R-${mark} was submitted`);

  await buyer.opens(`/buyer/requisitions/${id}`);
  await buyer.reads('1 of 1 sellers have answered.');
  await buyer.follows(/^RFQ-/);
  await buyer.presses('Close request');
  await buyer.confirms('Close request');
  await buyer.reads('L1 (lowest)');
  await buyer.page.getByRole('button', { name: /^Award/ }).click();
  await buyer.page.getByRole('dialog').getByLabel('Reason').fill('The only one');
  await buyer.confirms('Award');
  await buyer.reads(/Draft PO-\d+-\d+ was made/);

  await endUser.opens(`/enduser/requisitions/${id}`);
  await endUser.reads('Ordered');
  await endUser.follows(/Purchase order PO-/);
  await endUser.readsHeading(/PO-/);
  await endUser.reads('Plotter');
});
