import { expect } from '@playwright/test';
import { test } from '../support/test.js';

test('an operator reads the state of every part, renewed in place for as long as they wish', async ({ guest }) => {
  const { page } = guest;
  await page.clock.install();
  await guest.opens('/status');
  await expect(page.getByRole('row', { name: /^gateway/ })).toBeVisible();
  // What is marked here would be gone after a reload.
  await page.evaluate(`document.querySelector('main').setAttribute('data-first', '')`);
  const figures = page.locator('tbody:not([data-old])');
  const isOld = () => page.evaluate(`document.querySelector('tbody').setAttribute('data-old', '')`);

  await isOld();
  await page.clock.fastForward(5_000);
  await expect(figures).toBeVisible();
  await expect(page.locator('main[data-first]')).toHaveCount(1);

  await isOld();
  await page.getByLabel('renew every 5 seconds').uncheck();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.fastForward(20_000);
  await expect(figures).toHaveCount(0);
  expect(asked).toEqual([]);
});
