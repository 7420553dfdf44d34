import { expect, type Page } from '@playwright/test';
import { newAccount } from '../support/account.js';
import { api, portal } from '../support/api.js';
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
  const { page } = person;
  await signsIn();
  await person.readsHeading('Central Procurement Authority');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Requisitions' }).click();
  await page.getByRole('link', { name: 'New Requisition' }).first().click();
  const typed = page.getByRole('textbox').first();
  await typed.fill('Half of what is to be said');
  const version = await publishAgain('mfe-buyer', 'new');
  await registry('canary', 'mfe-buyer', version, '--to', `user:${email}`, '--why', 'a journey');
  const read = page.waitForResponse(/registry\.json/);
  await comesBack(page);
  await read;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Asset Tracking' }).click();
  await person.reads('A new version is ready.');
  await person.presses('Load it');
  await expect(badge(page, version)).toBeVisible();
  await registry('canary', 'mfe-buyer', '--off', '--why', 'a journey');
});

test('a Super Admin starts a trial on the page of the releases, sees how it runs, and ends it', async ({
  newPerson,
  admin,
}) => {
  const { email, person, signsIn } = await newBuyer(newPerson, 'Canary Five');
  const version = await publishAgain('mfe-buyer', 'page');
  await admin.opens('/superadmin/releases');
  await admin.readsHeading('Releases');
  const area = admin.page.getByRole('region', { name: 'mfe-buyer' }).first();
  const sheet = admin.page.locator('section').filter({ has: area });
  await sheet.getByRole('button', { name: 'Try a version' }).click();
  await admin.chooses('Version', version);
  await admin.page.getByLabel('One person').check();
  await admin.fills('E-mail address', email);
  await admin.fills('Reason', 'A first look');
  await admin.confirms('Start the trial');
  await admin.reads('mfe-buyer: the trial has started');
  await signsIn();
  await expect(badge(person.page, version)).toBeVisible();
  await admin.opens('/superadmin/releases');
  const trial = area.getByRole('row').filter({ hasText: version });
  await expect(trial.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  await expect(trial).toContainText('0 (0.0 %)');
  await sheet.getByRole('button', { name: 'End the trial' }).click();
  await admin.fills('Reason', 'Seen');
  await admin.confirms('End the trial');
  await admin.reads('mfe-buyer: the trial has ended');
  await expect(admin.page.getByRole('region', { name: 'History' }).first()).toContainText('A first look');
});

test('a canary that does not open gives way to the live version, which says so, and ends by itself', async ({
  newPerson,
  tokens,
}) => {
  test.slow();
  const { email, person, signsIn } = await newBuyer(newPerson, 'Canary Three');
  const others = await Promise.all(['Six', 'Seven'].map((name) => newAccount('Buyer', `Canary ${name}`, password)));
  const version = await publishAgain('mfe-buyer', 'broken', 'globalThis.mfe_buyer = undefined;');
  const audience = [email, ...others].flatMap((one) => ['--to', `user:${one}`]);
  await registry('canary', 'mfe-buyer', version, ...audience, '--why', 'a journey');
  await signsIn();
  await person.reads(behind);
  await expect(person.page.getByText('Trial version')).toHaveCount(0);
  await expect(person.page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');

  // The others whom it was given to.
  const readers = await Promise.all(
    others.map(async (one) => {
      const { body } = await api(portal, 'POST', '/auth/login', { body: { email: one, password } });
      return body.token as string;
    }),
  );
  const body = { area: 'mfe-buyer', version, outcome: 'missing', milliseconds: 40 };
  await expect
    .poll(
      async () => {
        for (const token of readers) await api(portal, 'POST', '/area-reports', { body, token });
        return (await registry('history', 'mfe-buyer')).split('\n')[0];
      },
      { timeout: 150_000, intervals: [10_000] },
    )
    .toMatch(/end-canary .* Portal: It failed for 3 of 3 people/);
  await expect
    .poll(async () =>
      JSON.stringify((await api(portal, 'GET', '/notifications', { token: tokens['Super Admin'] })).body),
    )
    .toContain('was ended: it failed more often than the live version');
});

test('a canary whose pages throw is tried again without a reload, and then gives way to the live version', async ({
  newPerson,
}) => {
  const { email, person, signsIn } = await newBuyer(newPerson, 'Canary Four');
  const version = await publishAgain('mfe-buyer', 'throws', everyPageThrows('mfe-buyer'));
  // For one of two people it fails: the portal does not end it by itself.
  const audience = [email, 'nobody@people.gov.in'].flatMap((one) => ['--to', `user:${one}`]);
  await registry('canary', 'mfe-buyer', version, ...audience, '--why', 'a journey');
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
  await expect(page).not.toHaveURL(/\/login/);
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
