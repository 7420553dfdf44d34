import { expect } from '@playwright/test';
import { newAccount } from '../support/account.js';
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
  await buyer.reads('Accept: done');
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
