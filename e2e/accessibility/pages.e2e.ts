import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/person.js';
import { raisesTicket, registers } from './records.js';
import { Visit } from './visit.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  await Promise.all([registers(), raisesTicket()]);
});
afterAll(() => browser.close());

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

const inUrdu: Partial<Record<string, string[]>> = {
  enduser: ['/enduser', '/enduser/devices', '/enduser/support/new', '/enduser/warranty'],
  support: ['/support-agent', '/support-agent/users', '/settings'],
};

/** For everybody, and closely. */
const open = ['/seller-register', '/registration-status'];

async function opensDialogs(visit: Visit) {
  const { page } = visit;
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await visit.goes('/support-agent?status=Open');
  await button(/^Actions for/).click();
  await page.getByRole('menuitem').first().waitFor();
  await visit.looks('the menu of a row');
  await page.getByRole('menuitem', { name: 'Assign Ticket to Seller' }).click();
  await page.getByRole('dialog').getByLabel('Seller', { exact: true }).waitFor();
  await visit.looks('a dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await button(/^Notifications/).click();
  await page.getByRole('dialog').waitFor();
  await visit.looks('a drawer');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await visit.goes('/support-agent/new');
  await button('Create Ticket').click();
  await page.getByRole('alert').first().waitFor();
  await visit.looks('a refused form');
}

// Two at a time: one page keeps one core busy.
describe('no page breaks the guidelines, scrolls sideways or complains', () => {
  it.concurrent.each(Object.entries(areas))('for %s', async (as, closely) => {
    const visit = await Visit.begin(browser, as);
    await visit.walksAll(await visit.menu(), closely);
    if (as === 'support') await opensDialogs(visit);
    const urdu = inUrdu[as] ?? [];
    if (urdu.length) {
      await visit.speaks('ur');
      // The account is also that of other tests: they read English.
      try {
        for (const path of urdu) await visit.walks(path);
      } finally {
        await visit.speaks('en');
      }
    }
    await visit.ends();
    expect(visit.faults).toEqual([]);
    expect([...visit.seen]).toEqual(expect.arrayContaining(closely));
  });

  it.concurrent('for who is not signed in', async () => {
    const visit = await Visit.begin(browser);
    await visit.walksAll([...(await visit.addresses('main a')), '/about', '/ui-kit', '/login'], open);
    await visit.ends();
    expect(visit.faults).toEqual([]);
    expect([...visit.seen]).toEqual(expect.arrayContaining(open));
  });
});
