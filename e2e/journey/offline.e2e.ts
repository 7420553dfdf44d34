import { expect, type Page } from '@playwright/test';
import { api, newKey, portal } from '../support/api.js';
import { otpFor } from '../support/mail.js';
import { phone, pngFile } from '../support/person.js';
import { test } from '../support/test.js';

const holder = 'enduser@demo.gov.in';

/** An asset of the demo's office that its holder has acknowledged. */
async function handedOut(tokens: Record<'Buyer' | 'End User', string>) {
  const asked = async (token: string, method: string, path: string, body?: object) => {
    const answer = await api(portal, method, path, { token, body, key: newKey() });
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { items } = await asked(tokens.Buyer, 'GET', '/assets?status=Active&pageSize=100&sort=-createdAt');
  const free = (items as { id: string; assigned: boolean }[]).find(({ assigned }) => !assigned);
  if (!free) throw new Error('The demo has no asset that nobody holds');
  const { id: holderId } = await asked(tokens['End User'], 'GET', '/auth/verify').then(({ user }) => user);
  await asked(tokens.Buyer, 'PUT', `/assets/${free.id}/assignment`, { endUserId: holderId });
  await asked(tokens['End User'], 'POST', `/devices/${free.id}/acknowledge`);
  return free.id;
}

/** Waits until the page and the reader's answers are kept by the portal's worker. */
const keeps = (page: Page, addresses: string[]) =>
  expect
    .poll(
      () => {
        const kept = addresses.map((address) => `caches.match('${address}', { ignoreVary: true })`);
        return page.evaluate<string[]>(
          `Promise.all([${kept.join()}]).then((all) => ${JSON.stringify(addresses)}.filter((_, index) => !all[index]))`,
        );
      },
      { message: 'what is not kept', timeout: 30_000 },
    )
    .toEqual([]);

test('a holder opens the portal without a network, and checklist and photo are sent once when it is back', async ({
  newPerson,
  tokens,
}) => {
  const id = await handedOut(tokens);
  const person = await newPerson(phone);
  const { page } = person;
  await person.signsIn(holder, 'Demo#2026');
  await expect(page).not.toHaveURL(/\/login/);
  const since = Date.now();
  await person.opens(`/enduser/devices/${id}/verify`);
  await person.presses('Send OTP');
  await person.reads(/OTP sent to/);
  await page.getByLabel('Enter OTP').fill(await otpFor(holder, since));
  await person.reads(/0 of \d+ checked/);
  await page.getByLabel('Add photo').setInputFiles(pngFile('front.png'));
  await expect(page.getByRole('img', { name: 'front.png' })).toBeVisible();
  await page.locator('fieldset label').filter({ hasText: 'Passed' }).first().click();
  await person.reads(/1 of \d+ checked/);
  await keeps(page, ['/', '/registry.json', '/api/auth/verify', `/api/devices/${id}`, '/api/support-tickets/stats']);

  await page.context().setOffline(true);
  await page.reload();
  await person.reads(/1 of \d+ checked/);
  await expect(page.getByRole('img', { name: 'front.png' })).toBeVisible();
  await person.opens('/');
  await person.readsHeading('Dashboard');
  await person.opens(`/enduser/devices/${id}/verify`);
  await person.reads(/1 of \d+ checked/);
  for (const label of await page.locator('fieldset label').filter({ hasText: 'Passed' }).all()) await label.click();
  await person.reads(/(\d+) of \1 checked/);
  await person.presses('Save and continue');
  await person.reads('Waiting for the network');
  await page.reload();
  await person.reads('Waiting for the network');
  await person.opens('/enduser/devices');
  await expect(page.getByRole('region', { name: 'Checklists on this device' })).toContainText(
    'Waiting for the network',
  );

  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await person.reads('Sign out before everything is sent?');
  await person.confirms('Cancel');

  await page.context().setOffline(false);
  await expect(page.getByRole('region', { name: 'Checklists on this device' })).toContainText('Sent');
  await person.opens(`/enduser/devices/${id}`);
  await person.reads('Verification passed');
  const { body } = await api(portal, 'GET', `/devices/${id}/verifications`, { token: tokens.Buyer });
  expect(body.items).toMatchObject([{ result: 'Completed', photos: [{ name: 'front.png' }] }]);
});

test('the page that a holder comes to first is kept, though nothing on it is still to be answered', async ({
  newPerson,
  tokens,
}) => {
  const id = await handedOut(tokens);
  const person = await newPerson(phone);
  await person.opens(`/enduser/devices/${id}`);
  await person.fills('Email', holder);
  await person.page.getByLabel('Password', { exact: true }).fill('Demo#2026');
  await person.presses('Sign in');
  await expect(person.page).toHaveURL(new RegExp(`/enduser/devices/${id}$`));
  await keeps(person.page, ['/', `/api/devices/${id}/documents`]);
});
