import { expect, type Page } from '@playwright/test';
import { newKey } from '../support/api.js';
import { test as portal } from '../support/test.js';
import { resize } from './faults.js';
import { raisesTicket } from './records.js';
import { Visit } from './visit.js';

interface AtTheKeyboard {
  /** A support agent's; nothing may complain while it lasts. */
  visit: Visit;
  page: Page;
  /** Where the agent finds one open ticket, and whatever others raise meanwhile does not come between. */
  list: string;
}

const test = portal.extend<AtTheKeyboard>({
  visit: async ({ guest }, use) => {
    const visit = await Visit.begin(guest, 'support');
    await use(visit);
    expect(visit.faults).toEqual([]);
  },
  page: ({ visit }, use) => use(visit.page),
  list: async ({ tokens }, use) => {
    const title = `Keyboard ${newKey()}`;
    await raisesTicket(tokens['End User'], title);
    await use(`/support-agent?status=Open&q=${encodeURIComponent(title)}`);
  },
});

const focusIn = (page: Page, place: string) => page.locator(`${place} :focus, ${place}:focus`);

/** Presses Tab until the focus is where it should come, and fails when it never does. */
async function tabsTo(page: Page, place: string, most = 60) {
  for (let pressed = 1; pressed <= most; pressed++) {
    await page.keyboard.press('Tab');
    if (await focusIn(page, place).count()) return;
  }
  throw new Error(`${most} times Tab never reached ${place}`);
}

test('reaches the skip link first, then the menu, then a row', async ({ visit, page, list }) => {
  await visit.opens(list);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await tabsTo(page, 'header + nav a');
  await tabsTo(page, 'main table tbody a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/support-agent\/[^/?]+$/);
});

test('skips to the content', async ({ visit, page }) => {
  await visit.opens('/support-agent');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(focusIn(page, 'main')).toHaveCount(1);
});

test('stands at the heading of the page that a link leads to, with its title, and Tab goes on from there', async ({
  visit,
  page,
  list,
}) => {
  const heading = page.locator('main h1');
  await visit.opens(list);
  await page.locator('main table tbody a').first().press('Enter');
  await expect(page).toHaveURL(/support-agent\/[^/?]+$/);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/ · Asset Lifecycle Management Portal$/);
  await expect(heading).toHaveCSS('outline-style', 'none');
  await expect(page.locator('[aria-live=polite]', { hasText: await page.title() })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(focusIn(page, 'main')).toHaveCount(1);
});

test('stays in the search field while what is sought changes the address', async ({ visit, page }) => {
  await visit.opens('/support-agent');
  const search = page.getByRole('searchbox').first();
  await search.focus();
  await page.keyboard.type('printer');
  await expect(page).toHaveURL(/q=printer/);
  await expect(search).toBeFocused();
});

for (const key of ['Enter', ' '])
  test(`takes an entry of a menu by "${key}", and comes back to its button`, async ({ visit, page, list }) => {
    const opener = page.getByRole('button', { name: /^Actions for/ }).first();
    const dialog = page.getByRole('dialog');
    const entries = page.getByRole('menuitem');
    await visit.opens(list);
    await opener.press(key);
    await expect(entries.first()).toBeFocused();
    const entry = page.getByRole('menuitem', { name: 'Assign Ticket to Seller' });
    while (!(await entry.and(page.locator(':focus')).count())) await page.keyboard.press('ArrowDown');
    await page.keyboard.press(key);
    await expect(dialog.getByLabel('Seller', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press(key);
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entries.first()).toBeHidden();
    await expect(opener).toBeFocused();
  });

test('stays inside a dialog, closes it by Escape, and comes back to where it was opened', async ({
  visit,
  page,
  list,
}) => {
  const opener = page.getByRole('button', { name: 'Edit' });
  await visit.opens(list);
  await page.locator('main table tbody a').first().press('Enter');
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Title')).toBeVisible();
  for (let pressed = 0; pressed < 12; pressed++) {
    await page.keyboard.press('Tab');
    // The browser's own bar may come in between, the page behind the dialog may not.
    await expect(focusIn(page, '#root')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('cuts nothing off at 200 % zoom', async ({ visit, page }) => {
  await resize(page, { width: 720, height: 450 });
  const cut: string[] = [];
  for (const path of ['/support-agent', '/support-agent/new', '/support-agent/users', '/settings', '/about']) {
    await visit.goes(path);
    // Beyond the edge of the screen, and nothing around it that scrolls.
    const found = await page.evaluate<string[]>(
      `[...document.querySelectorAll('h1, h2, a, button, input, label, td, p')]
        .filter((one) => one.checkVisibility() && !one.closest('[role=region], .ant-table-content, [href="#main"]'))
        .filter((one) => { const { left, right, width } = one.getBoundingClientRect(); return width > 1 && (left < 0 || right > innerWidth); })
        .map((one) => one.outerHTML.slice(0, 120))`,
    );
    cut.push(...found.map((one) => `${path}: ${one}`));
  }
  expect(cut).toEqual([]);
});
