import { expect } from '@playwright/test';
import { newKey, api, portal } from '../support/api.js';
import { ask } from '../support/office.js';
import { pngFile } from '../support/person.js';
import { test } from '../support/test.js';

const mark = Date.now().toString(36).toUpperCase();

interface Found {
  id: string;
  name: string;
  brand: string;
  serialNumber: string;
}

/** A device of the demo's holder that its maker answers for, and of which nothing is claimed yet. */
async function claimable(tokens: Record<'Buyer' | 'End User' | 'OEM', string>): Promise<Found> {
  const { user: maker } = await ask(tokens.OEM, 'GET', '/auth/verify');
  const { user: holder } = await ask(tokens['End User'], 'GET', '/auth/verify');
  const { items } = await ask(tokens.Buyer, 'GET', '/assets?status=Active&pageSize=100&sort=-createdAt');
  for (const asset of items as (Found & { assigned: boolean })[]) {
    if (!maker.brands.includes(asset.brand) || asset.assigned) continue;
    const proposal = await ask(tokens.Buyer, 'GET', `/assets/${asset.id}/warranty-claim-proposal`);
    if (!proposal.cover || proposal.isOpen || proposal.answeredBy !== 'maker') continue;
    await ask(tokens.Buyer, 'PUT', `/assets/${asset.id}/assignment`, { endUserId: holder.id });
    await ask(tokens['End User'], 'POST', `/devices/${asset.id}/acknowledge`);
    return asset;
  }
  throw new Error('The demo has no asset that could be claimed of');
}

test('a holder claims on a warranty, the manufacturer repairs, and the holder closes; nobody steps out of turn', async ({
  endUser,
  oem,
  buyer,
  tokens,
}) => {
  const { id } = await claimable(tokens);
  const problem = `The screen stays dark ${mark}`;
  await endUser.opens(`/enduser/devices/${id}`);
  await endUser.follows('Raise a claim');
  await endUser.presses('Raise claim');
  await endUser.reads('Please say what is wrong');
  await endUser.fills('What is wrong', problem);
  await endUser.picks(/Photos and files/, pngFile('dark.png'));
  await endUser.presses('Raise claim');
  await endUser.page.waitForURL(/\/warranty-claims\/[A-Za-z0-9]+$/);
  const claim = endUser.page.url().split('/').at(-1) ?? '';
  await endUser.reads('Submitted');

  // One claim of an asset at a time.
  await endUser.opens(`/enduser/warranty-claims/new?asset=${id}`);
  await endUser.reads('This asset already has a claim that is open');
  // Only who answers it decides, and only the other side says that it is enough.
  const moved = (token: string, status: string) =>
    api(portal, 'PUT', `/warranty-claims/${claim}/status`, { token, key: newKey(), body: { status } });
  for (const token of [tokens.Buyer, tokens['End User']]) expect((await moved(token, 'Accepted')).status).toBe(403);
  expect((await moved(tokens.Seller, 'Accepted')).status).toBeGreaterThanOrEqual(403);

  await oem.opens(`/seller/warranty-claims/${claim}`);
  await oem.reads(problem);
  await oem.presses('Reject');
  await oem.confirms('Reject');
  await oem.reads('Please give a reason');
  await oem.confirms('Cancel');
  await oem.presses('Accept');
  await oem.confirms('Accept');
  await oem.reads(/: Accepted$/);
  expect((await moved(tokens.OEM, 'Resolved')).status).toBeGreaterThanOrEqual(409);
  await oem.presses('Start Repair');
  await oem.confirms('Start Repair');
  await oem.presses('Resolve');
  await oem.confirms('Resolve');
  await oem.reads('Please say what was done');
  await oem.page.getByRole('dialog').getByLabel('What was done').fill(`Panel exchanged ${mark}`);
  await oem.confirms('Resolve');
  await oem.reads(/: Resolved$/);
  expect((await moved(tokens.OEM, 'Closed')).status).toBe(403);

  await buyer.opens(`/buyer/warranty-claims/${claim}`);
  await buyer.reads(`Panel exchanged ${mark}`);
  await endUser.opens(`/enduser/warranty-claims/${claim}`);
  await endUser.reads(`Panel exchanged ${mark}`);
  await endUser.presses('Close claim');
  await endUser.confirms('Close claim');
  await endUser.reads('The claim has ended.');
  expect((await moved(tokens.OEM, 'In Repair')).status).toBe(409);
});
