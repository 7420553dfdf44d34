import { expect } from '@playwright/test';
import { newAccount } from '../support/account.js';
import { mailTo } from '../support/mail.js';
import type { Person } from '../support/person.js';
import { test } from '../support/test.js';

const password = 'my own secret 42';

const showsIn = ({ page }: Person, language: string) => expect(page.locator('html')).toHaveAttribute('lang', language);

async function enters(someone: Person, email: string) {
  const { page } = someone;
  await someone.opens('/login');
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/seller/);
}

for (const [locale, language, direction, words] of [
  ['hi-IN', 'hi', 'ltr', 'साइन इन'],
  ['ur-PK', 'ur', 'rtl', 'سائن ان'],
  ['ta-IN', 'en', 'ltr', 'Sign in'],
] as const)
  test(`the first visit of a browser that asks for ${locale} is shown in ${language}`, async ({ newPerson }) => {
    const stranger = await newPerson({ locale });
    await stranger.opens('/login');
    await showsIn(stranger, language);
    await expect(stranger.page.locator('html')).toHaveAttribute('dir', direction);
    await expect(stranger.page.getByRole('button', { name: words }).first()).toBeVisible();
  });

test('a language that was chosen while signed in is there in every other browser, and in the next mail', async ({
  guest,
  newPerson,
}) => {
  const email = await newAccount('Seller', 'Many Tongues', password);
  const person = await newPerson();
  await enters(person, email);
  await person.page.locator('button:has(> span[lang])').click();
  const renewed = person.page.waitForResponse(/\/api\/auth\/verify$/);
  await person.page.locator('[role=menuitem] [lang=ur]').click();
  await showsIn(person, 'ur');
  await renewed;

  const other = await newPerson({ locale: 'hi-IN' });
  await enters(other, email);
  await showsIn(other, 'ur');
  await guest.opens('/forgotten-password');
  await guest.fills('Email', email);
  const since = Date.now();
  await guest.presses('Send the link');
  await mailTo(email, /[\u0600-\u06ff].*reset-password/s, since - 1_000);
});
