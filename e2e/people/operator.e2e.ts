import type { Browser } from 'playwright-core';
import { openBrowser, Person } from '../support/person.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('an operator reads the state of every part, renewed in place for as long as they wish', async () => {
  const operator = await Person.with(browser);
  const { page } = operator;
  await page.clock.install();
  await operator.opens('/status');
  await page.getByRole('row', { name: /^gateway/ }).waitFor();
  // What is marked here would be gone after a reload.
  await page.evaluate(`document.querySelector('main').setAttribute('data-first', '')`);
  const figures = page.locator('tbody:not([data-old])');
  const isOld = () => page.evaluate(`document.querySelector('tbody').setAttribute('data-old', '')`);

  await isOld();
  await page.clock.fastForward(5_000);
  await figures.waitFor();
  expect(await page.locator('main[data-first]').count()).toBe(1);

  await isOld();
  await page.getByLabel('renew every 5 seconds').uncheck();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.fastForward(20_000);
  expect([asked, await figures.count(), operator.complaints]).toEqual([[], 0, []]);
  await operator.leaves();
});
