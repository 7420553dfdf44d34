import { openVisitor } from './browser.mjs';

const account = { email: 'buyer@demo.gov.in', password: 'Demo#2026' };
const home = '/buyer';
const typing = 10_000;

async function visit(browser, stored, work) {
  const { context, page, scripts } = await openVisitor(browser, stored);
  try {
    const milliseconds = await work(page);
    return { seconds: milliseconds / 1_000, bytes: scripts.bytes };
  } finally {
    await context.close();
  }
}

async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Until the first field takes what is typed. */
export const door = (portal, path, language) => (browser) =>
  visit(browser, { 'portal.preferences': JSON.stringify({ language }) }, (page) =>
    timed(async () => {
      await page.goto(portal + path, { waitUntil: 'commit' });
      await page.locator('main form input:enabled').first().waitFor();
    }),
  );

/** What somebody with a demo account is let in with. */
export async function tokenOf(portal, email = account.email) {
  const response = await fetch(`${portal}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, email }),
  });
  return (await response.json()).token;
}

/** Until the first rows of its list stand, for who is signed in and was never here. */
export const firstArea = (portal) => async (browser) =>
  visit(browser, { authToken: await tokenOf(portal) }, (page) =>
    timed(async () => {
      await page.goto(`${portal}${home}/assets`, { waitUntil: 'commit' });
      await page.locator('main tbody tr').first().waitFor();
    }),
  );

/** From the button to the heading of the own area. */
export const signingIn = (portal) => (browser) =>
  visit(browser, {}, async (page) => {
    await page.goto(`${portal}/login`, { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.waitForTimeout(typing);
    return timed(async () => {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(`**${home}`);
      await page.locator('main h1').first().waitFor();
    });
  });
