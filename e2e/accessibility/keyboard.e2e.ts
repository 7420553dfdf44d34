import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/person.js';
import { resize } from './faults.js';
import { Visit } from './visit.js';

let browser: Browser;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  visit = await Visit.begin(browser, 'support');
  ({ page } = visit);
});
afterAll(() => browser.close());

/** The name of what has the focus. */
const focused = () =>
  page.evaluate<string>(
    `(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim()`,
  );
const within = (selector: string) => page.evaluate<boolean>(`!!document.activeElement?.closest('${selector}')`);

/** Presses Tab until the focus is where it should come; tells how often, and fails when it never does. */
async function tabsTo(selector: string, most = 60) {
  for (let pressed = 1; pressed <= most; pressed++) {
    await page.keyboard.press('Tab');
    if (await within(selector)) return pressed;
  }
  throw new Error(`${most} times Tab never reached ${selector}; it ended at "${await focused()}"`);
}

it('reaches the skip link first, then the menu, then a row', async () => {
  await visit.opens('/support-agent?status=Open');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Skip to main content');
  await tabsTo('nav.side a');
  await tabsTo('main table tbody a');
  await page.keyboard.press('Enter');
  await page.waitForURL(/support-agent\/[^/?]+$/);
});

it('skips to the content', async () => {
  await visit.opens('/support-agent');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await within('main')).toBe(true);
});

it('stands at the heading of the page that a link leads to, with its title, and Tab goes on from there', async () => {
  const heading = () => page.evaluate<string>(`document.activeElement.matches('main h1') ? document.title : ''`);
  await visit.opens('/support-agent?status=Open');
  await page.locator('main table tbody a').first().press('Enter');
  await page.waitForURL(/support-agent\/[^/?]+$/);
  await page.locator('main h1').and(page.locator(':focus')).waitFor();
  expect(await heading()).toMatch(/ · Asset Lifecycle Management Portal$/);
  expect(await page.evaluate(`getComputedStyle(document.activeElement).outlineStyle`)).toBe('none');
  expect(await page.locator('[aria-live=polite]', { hasText: await heading() }).count()).toBe(1);
  await page.keyboard.press('Tab');
  expect(await within('main')).toBe(true);
});

it('stays in the search field while what is sought changes the address', async () => {
  await visit.opens('/support-agent');
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.type('printer');
  await page.waitForURL(/q=printer/);
  expect(await within('[type=search]')).toBe(true);
});

it.each(['Enter', ' '])('takes an entry of a menu by "%s", and comes back to its button', async (key) => {
  const opener = page.getByRole('button', { name: /^Actions for/ }).first();
  const dialog = page.getByRole('dialog');
  await visit.opens('/support-agent?status=Open');
  await opener.press(key);
  await page.getByRole('menuitem').first().and(page.locator(':focus')).waitFor();
  const entry = page.getByRole('menuitem', { name: 'Assign Ticket to Seller' });
  while (!(await entry.and(page.locator(':focus')).count())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press(key);
  await dialog.getByLabel('Seller', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await within('[aria-label^="Actions for"]')).toBe(true);
  await opener.press(key);
  await page.getByRole('menuitem').first().and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
  expect(await within('[aria-label^="Actions for"]')).toBe(true);
});

it('stays inside a dialog, closes it by Escape, and comes back to where it was opened', async () => {
  const opener = page.getByRole('button', { name: 'Edit' });
  await visit.opens('/support-agent?status=Open');
  await page.locator('main table tbody a').first().press('Enter');
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').waitFor();
  for (let pressed = 0; pressed < 12; pressed++) {
    await page.keyboard.press('Tab');
    // The browser's own bar may come in between, the page behind the dialog may not.
    expect(await within('#root')).toBe(false);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await focused()).toBe('Edit');
});

it('cuts nothing off at 200 % zoom', async () => {
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

it('complained about nothing', () => expect(visit.faults).toEqual([]));
