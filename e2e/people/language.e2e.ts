import { type Browser } from 'playwright-core';
import { newAccount } from '../support/account.js';
import { mailTo } from '../support/mail.js';
import { openBrowser, Person } from '../support/person.js';

const password = 'my own secret 42';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const shownIn = (of: Person, language: string) => of.page.locator(`html[lang=${language}]`).waitFor();
async function enters(of: Person, email: string) {
  await of.opens('/login');
  await of.page.locator('input[type=email]').fill(email);
  await of.page.locator('input[type=password]').fill(password);
  await of.page.keyboard.press('Enter');
  await of.page.waitForURL(/\/seller/);
}

it.each([
  ['hi-IN', 'hi', 'ltr', 'साइन इन'],
  ['ur-PK', 'ur', 'rtl', 'سائن ان'],
  ['ta-IN', 'en', 'ltr', 'Sign in'],
])('the first visit of a browser that asks for %s is shown in %s', async (locale, language, direction, words) => {
  const stranger = await Person.with(browser, { locale });
  await stranger.opens('/login');
  await stranger.page.locator(`html[lang=${language}][dir=${direction}]`).waitFor();
  await stranger.page.getByRole('button', { name: words }).first().waitFor();
  await stranger.leaves();
});

it('a language that was chosen while signed in is there in every other browser, and in the next mail', async () => {
  const email = await newAccount('Seller', 'Many Tongues', password);
  const person = await Person.with(browser);
  await enters(person, email);
  await person.page.locator('button:has(> span[lang])').click();
  const renewed = person.page.waitForResponse(/\/api\/auth\/verify$/);
  await person.page.locator('[role=menuitem] [lang=ur]').click();
  await shownIn(person, 'ur');
  await renewed;

  const other = await Person.with(browser, { locale: 'hi-IN' });
  await enters(other, email);
  await shownIn(other, 'ur');
  const stranger = await Person.with(browser);
  await stranger.opens('/forgotten-password');
  await stranger.fills('Email', email);
  const since = Date.now();
  await stranger.presses('Send the link');
  await mailTo(email, /[\u0600-\u06ff].*reset-password/s, since - 1_000);
  expect([person.complaints, other.complaints, stranger.complaints]).toEqual([[], [], []]);
});
