import { expect, type Page } from '@playwright/test';
import type { Person } from '../support/person.js';
import { faultsNow, faultsOnPhone, resize, settle } from './faults.js';

const desk = { width: 1440, height: 900 };
const password = 'Demo#2026';

/** One address stands for all that differ in an id only. */
const kindOf = (path: string) => new URL(path, 'http://portal').pathname.replaceAll(/\/[^/]*\d[^/]*/g, '/:id');

/** Somebody who goes through the portal's pages and notes what is wrong with each. */
export class Visit {
  /** One line for each fault, with the page it is on. */
  readonly faults: string[] = [];
  /** The kinds of pages looked at: '/buyer/assets/:id'. */
  readonly seen = new Set<string>();
  private at = '';
  private framed = false;

  private constructor(readonly page: Page) {
    page.setDefaultTimeout(30_000);
    page.on('pageerror', ({ message }) => this.note(message));
    page.on('console', (line) => line.type() === 'error' && this.note(line.text()));
  }

  /** Opens the portal as one of the demo accounts, or as nobody. */
  static async begin({ page }: Person, as?: string): Promise<Visit> {
    const visit = new Visit(page);
    await visit.opens('/login');
    if (as) await visit.signsIn(as);
    return visit;
  }

  private note(fault: string) {
    this.faults.push(`${this.at}: ${fault}`);
  }

  private async signsIn(account: string) {
    await this.page.locator('input[type=email]').fill(`${account}@demo.gov.in`);
    await this.page.locator('input[type=password]').fill(password);
    await this.page.keyboard.press('Enter');
    await expect(this.page).not.toHaveURL('/login');
    await settle(this.page);
  }

  /** Loads the whole portal at an address. */
  async opens(path: string) {
    this.at = path;
    await this.page.goto(path);
    await settle(this.page);
  }

  /** Goes to a page within the open portal, as the browser's back and forward do. */
  async goes(path: string) {
    this.at = path;
    const { pathname, search } = new URL(this.page.url());
    if (pathname + search === path) return;
    // Every page writes its title with each address; an empty one says that the page before still stands.
    await this.page.evaluate(
      `document.title = ''; history.pushState({}, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await this.page.locator('head > title:not(:empty)').waitFor({ state: 'attached' });
    await settle(this.page);
  }

  /** Looks at the page that is open: a dialog, a menu. */
  async looks(what: string) {
    const framed = !this.framed;
    this.framed = true;
    for (const fault of await faultsNow(this.page, { framed })) this.note(`${what}: ${fault}`);
  }

  /** Goes to a page and looks at it on a desk and on a phone; closely: its other tabs, and the guidelines on the phone too. */
  async walks(path: string, { closely = false } = {}) {
    this.seen.add(kindOf(path));
    await this.goes(path);
    const further = await this.addresses('main a[href^="/"]:not([target], [download])');
    await this.looksTwice('', closely);
    const tabs = this.page.locator('main [role=tab]');
    for (let n = 1; closely && n < (await tabs.count()); n++) {
      await tabs.nth(n).click();
      await expect(tabs.nth(n)).toHaveAttribute('aria-selected', 'true');
      await settle(this.page);
      await this.looksTwice(`tab ${n + 1}, `, false);
    }
    return further;
  }

  private async looksTwice(what: string, closely: boolean) {
    await this.looks(`${what}wide`);
    for (const fault of await faultsOnPhone(this.page, { closely })) this.note(`${what}phone: ${fault}`);
    await resize(this.page, desk);
  }

  /** Walks from some pages on to all kinds of pages that their buttons and records lead to; some of them closely. */
  async walksAll(from: readonly string[], closely: readonly string[]) {
    const open = [...from];
    // Grows while it is walked.
    for (const path of open) {
      if (this.seen.has(kindOf(path))) continue;
      open.push(...(await this.walks(path, { closely: closely.includes(kindOf(path)) })));
    }
  }

  /** The addresses of the menu. */
  async menu() {
    await expect(this.page.locator('header + nav a').first()).toBeVisible();
    return this.addresses('header + nav a');
  }

  /** Where links of the open page lead to. */
  addresses(links: string) {
    return this.page.evaluate<string[]>(
      `[...document.querySelectorAll('${links}')].map((one) => one.getAttribute('href')).filter((to) => to.startsWith('/'))`,
    );
  }
}
