import { expect } from '@playwright/test';
import { newAccount } from '../support/account.js';
import { demoToken, portal } from '../support/api.js';
import { ask } from '../support/office.js';
import { type Person, phone } from '../support/person.js';
import { test } from '../support/test.js';

const mark = Date.now().toString(36).toUpperCase();
const password = 'my own secret 47';
const name = `Journey count ${mark}`;

interface Expected {
  id: string;
  assetUid: string;
  serialNumber: string;
  category: string;
  location?: string;
}

/** A category and a place of the demo's office in which a few assets are expected, and these assets. */
async function fewAssets(token: string) {
  const { items } = await ask(token, 'GET', '/assets?status=Active&pageSize=100&sort=createdAt');
  for (const { category, location } of items as Expected[]) {
    if (!location) continue;
    const query = new URLSearchParams({ location, category }).toString();
    const { expected } = await ask(token, 'GET', `/campaigns/scope?${query}`);
    if (expected < 3) continue;
    const found = await ask(token, 'GET', `/assets?${query}&status=Active&pageSize=100`);
    return { category, location, expected: expected as number, assets: found.items as [Expected, Expected] };
  }
  throw new Error('the demo data has no place with some assets of a category');
}

/** Scans as a reader does: types, wherever the focus is, and ends with Enter. */
async function scans({ page }: Person, code: string) {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}
const says = ({ page }: Person, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();

test('two auditors count the assets of their office on the scan page, and the outcome is signed and followed up', async ({
  buyer,
  newPerson,
  tokens,
}) => {
  const place = { kind: 'join', organizationId: 'demo-district-office' };
  const email = await newAccount('Buyer', 'Journey Auditor', password, {
    placement: place,
    organizationName: 'Demo District Office',
  });
  const { category, location, expected, assets } = await fewAssets(tokens.Buyer);
  const [first, second] = assets;

  await buyer.opens('/buyer/campaigns/new');
  await buyer.fills('Name', name);
  await buyer.fills('Due date', '31-03-2030');
  await buyer.chooses('Auditors', 'Demo Buyer');
  await buyer.chooses('Auditors', 'Journey Auditor');
  await buyer.page.keyboard.press('Escape');
  await buyer.chooses('Category', category);
  await buyer.fills('Location', location);
  await buyer.reads(`Assets expected as of now: ${expected}`);
  await buyer.presses('Save campaign');
  await buyer.presses('Start campaign');
  await buyer.confirms('Start campaign');
  await buyer.follows('Count now');
  await buyer.page.waitForURL((url) => url.searchParams.has('campaign'));
  const id = new URL(buyer.page.url()).searchParams.get('campaign') ?? '';

  const auditor = await newPerson(phone);
  await auditor.signsIn(email, password);
  await auditor.page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await auditor.opens('/buyer/scan?mode=count');
  await auditor.reads(name);
  await auditor.fills('Where you are', location);
  await auditor.page.getByLabel('Asset ID, serial number or contract').focus();
  await scans(auditor, first.assetUid);
  await says(auditor, 'Found');
  const wide = await auditor.page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth');
  expect(wide, 'nothing is wider than the phone').toBe(false);

  await buyer.reads('Where you are');
  await buyer.page.getByLabel('Asset ID, serial number or contract').focus();
  await scans(buyer, first.serialNumber.toLowerCase());
  await says(buyer, 'Counted already by Journey Auditor');
  await buyer.fills('Where you are', 'Cellar');
  await buyer.page.getByRole('button', { name: 'Enter', exact: true }).focus();
  await scans(buyer, second.serialNumber);
  await says(buyer, `by the register it is at ${location}`);
  await scans(buyer, `STRAY-${mark}`);
  await says(buyer, 'Noted as unexpected: not in the register of your office');
  await scans(buyer, second.serialNumber);
  await says(buyer, 'Scanned a second time');

  await buyer.opens(`/buyer/campaigns/${id}`);
  await expect(buyer.page.getByRole('link', { name: /^Found/ })).toContainText('2');
  await expect(buyer.page.getByRole('link', { name: /^Unexpected/ })).toContainText('1');
  await buyer.presses('Close campaign');
  await buyer.confirms('Close campaign');
  const saved = buyer.page.waitForEvent('download');
  await buyer.presses('Outcome report (PDF)');
  expect((await saved).suggestedFilename()).toMatch(/^PV-\d{4}-\d{6}\.pdf$/);

  await buyer.page.getByRole('link', { name: /^Missing/ }).click();
  const row = buyer.page.getByRole('row').nth(1);
  await row.getByRole('checkbox').check();
  await buyer.presses('Mark for follow-up');
  await buyer.confirms('Mark for follow-up');
  await buyer.reads('Looked into');
  const admin = await demoToken(portal, 'admin');
  const { items } = await ask(admin, 'GET', `/campaigns/${id}/assets?followUp=Open`);
  await buyer.opens(`/buyer/assets/${items[0].assetId}`);
  await buyer.reads('Missing in verification');
});
