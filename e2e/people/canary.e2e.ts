import { expect, type Page } from '@playwright/test';
import { newAccount } from '../support/account.js';
import type { Person } from '../support/person.js';
import { everyPageThrows, publishAgain, registry } from '../support/release.js';
import { test } from '../support/test.js';

// One area can have one canary at a time.
test.describe.configure({ mode: 'serial' });

const password = 'Sparrow#2026';
const behind = 'The newest version does not work here right now. You see the one before it.';
const badge = (page: Page, version: string) => page.getByText(`Trial version ${version}`);

/** A buyer of their own for each journey: nobody else is on their canary. */
async function newBuyer(newPerson: () => Promise<Person>, name: string) {
  const email = await newAccount('Buyer', name, password);
  const person = await newPerson();
  return { email, person, signsIn: () => person.signsIn(email, password) };
}
/** The reader looks into the portal again after a while. */
const comesBack = (page: Page) => page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");

test('one person gets the new version with its name, nobody else does, and it is left when it is taken back', async ({
  newPerson,
  admin,
}) => {
  const { email, person, signsIn } = await newBuyer(newPerson, 'Canary One');
  const version = await publishAgain('mfe-buyer', 'new');
  await registry('canary', 'mfe-buyer', version, '--to', `user:${email}`, '--why', 'a journey');
  await signsIn();
  await expect(badge(person.page, version)).toBeVisible();
  await person.reads('You were chosen to try it before others.');
  await admin.opens('/buyer');
  await admin.readsHeading('Central Procurement Authority');
  await expect(admin.page.getByText('Trial version')).toHaveCount(0);

  await registry('canary', 'mfe-buyer', '--off', '--why', 'a journey');
  const read = person.page.waitForResponse(/registry\.json/);
  await comesBack(person.page);
  await read;
  await expect(badge(person.page, version)).toBeVisible();
  const loaded = person.page.waitForEvent('load');
  await person.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Asset Tracking' }).click();
  await loaded;
  await person.readsHeading(/Asset/);
  await expect(person.page.getByText('Trial version')).toHaveCount(0);
});

test('an open page says that a newer version is ready, not over what is typed, and loads it when asked', async ({
  newPerson,
}) => {
  const { email, person, signsIn } = await newBuyer(newPerson, 'Canary Two');
  await signsIn();
  await person.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Asset Tracking' }).click();
  await person.readsHeading(/Asset/);
  const version = await publishAgain('mfe-buyer', 'new');
  await registry('canary', 'mfe-buyer', version, '--to', `user:${email}`, '--why', 'a journey');
  await comesBack(person.page);
  await person.reads('A new version is ready.');
  await person.opens('/settings');
  await person.readsHeading('Settings');
  await registry('canary', 'mfe-buyer', '--off', '--why', 'a journey');
});

test('a canary that does not open gives way to the live version, which says so', async ({ newPerson }) => {
  const { email, person, signsIn } = await newBuyer(newPerson, 'Canary Three');
  const version = await publishAgain('mfe-buyer', 'broken', 'globalThis.mfe_buyer = undefined;');
  await registry('canary', 'mfe-buyer', version, '--to', `user:${email}`, '--why', 'a journey');
  await signsIn();
  await person.reads(behind);
  await expect(person.page.getByText('Trial version')).toHaveCount(0);
  await expect(person.page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
  await registry('canary', 'mfe-buyer', '--off', '--why', 'a journey');
});

test('a canary whose pages throw is tried again without a reload, and then gives way to the live version', async ({
  newPerson,
}) => {
  const { email, person, signsIn } = await newBuyer(newPerson, 'Canary Four');
  const version = await publishAgain('mfe-buyer', 'throws', everyPageThrows('mfe-buyer'));
  await registry('canary', 'mfe-buyer', version, '--to', `user:${email}`, '--why', 'a journey');
  await signsIn();
  await person.readsHeading('Something went wrong');
  await expect(badge(person.page, version)).toBeVisible();
  await person.presses('Retry');
  await person.reads(behind);
  await expect(person.page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  await registry('canary', 'mfe-buyer', '--off', '--why', 'a journey');
});

test('the worker gives out no release that was withdrawn', async ({ newPerson }) => {
  const person = await newPerson();
  const { page } = person;
  const version = await publishAgain('mfe-enduser', 'new');
  await registry('canary', 'mfe-enduser', version, '--to', 'user:enduser@demo.gov.in', '--why', 'a journey');
  await person.signsIn('enduser@demo.gov.in', 'Demo#2026');
  await person.opens('/enduser/devices');
  await expect(badge(page, version)).toBeVisible();
  const kept = () =>
    page.evaluate<string[]>(
      `caches.open('portal-areas').then((cache) => cache.keys()).then((all) => all.map(({ url }) => url))`,
    );
  const ofCanary = async () => (await kept()).filter((url) => url.includes(`/${version}/`)).length;
  await expect.poll(ofCanary, { timeout: 30_000 }).toBeGreaterThan(0);

  await registry('canary', 'mfe-enduser', '--off', '--why', 'a journey');
  await page.reload();
  await person.readsHeading(/Devices/);
  await expect(page.getByText('Trial version')).toHaveCount(0);
  await expect.poll(ofCanary).toBe(0);
});
