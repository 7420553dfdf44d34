import { type BrowserContextOptions, expect, test as base, type TestFixture } from '@playwright/test';
import type { Role } from '@portal/contracts';
import { demoAccounts, demoToken, portal } from './api.js';
import { Person } from './person.js';

/** Who takes part in a test: each with a browser of their own, opened when the test asks for them. */
interface People {
  admin: Person;
  buyer: Person;
  seller: Person;
  oem: Person;
  endUser: Person;
  agent: Person;
  /** Somebody who is not signed in. */
  guest: Person;
  /** An access token for each role's demo account. */
  tokens: Tokens;
  /** Somebody more: another person, or another browser of the same. */
  newPerson: (options?: BrowserContextOptions) => Promise<Person>;
}

type Tokens = Record<Role, string>;

interface Once {
  /** An access token for each role's demo account, which lives long enough for any test that asks for it now. */
  signIns: () => Promise<Tokens>;
}

/** A test takes minutes on a slow machine, and a token lives for fifteen: after so many milliseconds new ones are asked for. */
const freshFor = 5 * 60_000;

async function tokensOfAll() {
  const signIns = Object.entries(demoAccounts).map(async ([role, name]) => [role, await demoToken(portal, name)]);
  return Object.fromEntries(await Promise.all(signIns)) as Tokens;
}

const signedIn =
  (role: Role): TestFixture<Person, Pick<People, 'newPerson'>> =>
  async ({ newPerson }, use) => {
    const person = await newPerson();
    await person.isSignedIn(`${demoAccounts[role]}@demo.gov.in`, 'Demo#2026');
    await use(person);
  };

export const test = base.extend<People, Once>({
  newPerson: async ({ browser }, use) => {
    const people: Person[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      const person = new Person(await context.newPage());
      people.push(person);
      return person;
    });
    for (const { page } of people) await page.context().close();
    expect(
      people.flatMap((person) => person.complaints),
      'no browser complains',
    ).toEqual([]);
  },
  admin: signedIn('Super Admin'),
  buyer: signedIn('Buyer'),
  seller: signedIn('Seller'),
  oem: signedIn('OEM'),
  endUser: signedIn('End User'),
  agent: signedIn('Support Agent'),
  guest: async ({ newPerson }, use) => use(await newPerson()),
  tokens: async ({ signIns }, use) => use(await signIns()),
  signIns: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      let made: { at: number; tokens: Tokens } | undefined;
      await use(async () => {
        if (!made || Date.now() - made.at > freshFor) made = { at: Date.now(), tokens: await tokensOfAll() };
        return made.tokens;
      });
    },
    { scope: 'worker' },
  ],
});
