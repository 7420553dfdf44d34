import { expect, type Route } from '@playwright/test';
import { newAccount } from '../support/account.js';
import type { Person } from '../support/person.js';
import { test } from '../support/test.js';
import { totp } from './totp.js';

const password = 'my own secret 42';

/**
 * No role of the portal that the tests share needs a factor: the browser is told that this one does, until one is set up. Tokens of
 * before are refused as a portal that needs it refuses them.
 */
async function needsFactor({ page }: Person) {
  let on = false;
  const old = new Set<string>();
  const told = async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { token?: string; user?: { mustSetUpSecondFactor: boolean } };
    if (body.user) body.user.mustSetUpSecondFactor = !on;
    if (body.token && !on) old.add(`Bearer ${body.token}`);
    await route.fulfill({ response, json: body });
  };
  await page.route(/\/api\/(?!auth\/|profile)/, (route) =>
    old.has(route.request().headers()['authorization'] ?? '')
      ? route.fulfill({ status: 403, json: { code: 'SECOND_FACTOR_REQUIRED', error: 'Not before the second step' } })
      : route.continue(),
  );
  await page.route(/\/api\/auth\/(login|verify|refresh)$/, told);
  await page.route(/\/api\/profile\/second-factor$/, async (route) => {
    const response = await route.fetch();
    on ||= route.request().method() === 'PUT' && response.ok();
    await route.fulfill({ response });
  });
}

test('recovery codes that a reload lost are made anew, and nothing is refused any more', async ({ guest: person }) => {
  const email = await newAccount('Seller', 'Needed Factor', password);
  const { page } = person;
  await needsFactor(person);
  await person.signsIn(email, password);
  await expect(page).toHaveURL(/\/set-up-second-step/);
  await page.getByLabel('Current password').fill(password);
  await person.presses('Go on');
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel('Code').fill(totp(secret));
  // The new token is kept once it was asked whose it is.
  const renewed = page.waitForResponse(/\/api\/auth\/verify$/);
  await person.presses('Switch on');
  await person.reads('Keep these recovery codes now: they are shown only once.');
  expect((await renewed).status()).toBe(200);
  const [lost] = await page.locator('[aria-label="Recovery codes"] li').allInnerTexts();

  await page.reload();
  await person.reads('Did you keep your recovery codes?');
  await person.presses('Make new codes');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByLabel('Code').fill(lost ?? '');
  await person.confirms('Make new codes');
  await person.reads('Keep these recovery codes now: they are shown only once.');
  await expect(page.locator('[aria-label="Recovery codes"] li')).toHaveCount(10);
  expect(await page.locator('[aria-label="Recovery codes"] li').allInnerTexts()).not.toContain(lost);
  await person.presses('I have kept them');
  await expect(page).toHaveURL(/\/seller/);
  await person.opens('/seller/orders');
  await person.readsHeading('My Orders');
  await expect(page.getByText('Not before the second step')).toHaveCount(0);
});
