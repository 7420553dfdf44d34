import { expect } from '@playwright/test';
import { test } from '../support/test.js';
import { raisesTicket, registers } from './records.js';
import { Visit } from './visit.js';

test.describe.configure({ timeout: 300_000 });

/** Pages that a walk must come by; it looks at them more closely. */
const areas = {
  admin: [
    '/superadmin',
    '/superadmin/registrations',
    '/superadmin/registrations/:id',
    '/superadmin/buyer-management',
    '/superadmin/orders/new',
  ],
  buyer: ['/buyer', '/buyer/procurement/:id', '/buyer/assets/new', '/buyer/assets/import'],
  seller: ['/seller', '/seller/orders/:id', '/seller/delivery', '/seller/warranty/new'],
  enduser: ['/enduser', '/enduser/devices/:id', '/enduser/support/new'],
  support: ['/support-agent', '/support-agent/:id', '/support-agent/new', '/settings'],
};

const inUrdu = {
  enduser: ['/enduser', '/enduser/devices', '/enduser/support/new', '/enduser/warranty'],
  support: ['/support-agent', '/support-agent/users', '/settings'],
};

/** For everybody, and closely. */
const open = ['/seller-register', '/registration-status'];

async function opensDialogs(visit: Visit) {
  const { page } = visit;
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  // From another page: the list may be what the walk saw last.
  await visit.goes('/settings');
  await visit.goes('/support-agent?status=Open');
  await button(/^Actions for/).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await visit.looks('the menu of a row');
  await page.getByRole('menuitem', { name: 'Assign Ticket to Seller' }).click();
  await expect(page.getByRole('dialog').getByLabel('Seller', { exact: true })).toBeVisible();
  await visit.looks('a dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await button(/^Notifications/).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit.looks('a drawer');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await visit.goes('/support-agent/new');
  await button('Create Ticket').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await visit.looks('a refused form');
}

test.describe('no page breaks the guidelines, scrolls sideways or complains', () => {
  for (const [as, closely] of Object.entries(areas))
    test(`for ${as}`, async ({ guest, tokens }) => {
      if (as === 'admin') await registers();
      if (as === 'support') await raisesTicket(tokens['End User']);
      const visit = await Visit.begin(guest, as);
      await visit.walksAll(await visit.menu(), closely);
      if (as === 'support') await opensDialogs(visit);
      expect(visit.faults).toEqual([]);
      expect([...visit.seen]).toEqual(expect.arrayContaining(closely));
    });

  for (const [as, paths] of Object.entries(inUrdu))
    test(`in Urdu for ${as}`, async ({ newPerson }) => {
      const reader = await newPerson({ locale: 'ur-PK' });
      // The account is also that of other tests, which read English: what is read here is not kept with it.
      await reader.page.route('**/api/profile/language', (route) => route.fulfill({ json: { message: '' } }));
      const visit = await Visit.begin(reader, as);
      await expect(reader.page.locator('html')).toHaveAttribute('lang', 'ur');
      for (const path of paths) await visit.walks(path);
      await expect(reader.page.locator('html')).toHaveAttribute('lang', 'ur');
      expect(visit.faults).toEqual([]);
    });

  test('for who is not signed in', async ({ guest }) => {
    const visit = await Visit.begin(guest);
    await visit.walksAll([...(await visit.addresses('main a')), '/about', '/ui-kit', '/login'], open);
    expect(visit.faults).toEqual([]);
    expect([...visit.seen]).toEqual(expect.arrayContaining(open));
  });
});
