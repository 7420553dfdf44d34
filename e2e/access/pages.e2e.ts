import { expect } from '@playwright/test';
import { demoAccounts } from '../support/api.js';
import { test as portal } from '../support/test.js';
import { kindOf, pagesInCode } from './pages-in-code.js';
import { held, letters, pages, type Row } from './pages.js';
import { type DemoRecord, demoRecords } from './records.js';
import { Visitor } from './visitor.js';

type Records = Record<string, DemoRecord>;

const test = portal.extend<object, { records: Records }>({
  records: [async ({ signIns }, use) => use(await demoRecords((await signIns())['Super Admin'])), { scope: 'worker' }],
});

test.describe.configure({ timeout: 300_000 });

const cell = (row: Row, letter: string) => Object.entries(row).find(([who]) => who.includes(letter))?.[1];

const addressOf = (path: string, records: Records) =>
  path.replaceAll(/(?<=\/):(\w+)/g, (_, kind: string) => records[kind]?.id ?? `no-${kind}`);

const expectedOf = (path: string, letter: string, records: Records) => {
  const said = cell(pages[path] ?? {}, letter) ?? (letter === '-' ? '→ /login and back' : 'nothing is said');
  return addressOf(said, records).replace(/^\((\w+)\)$/, (_, kind: string) => records[kind]?.name ?? `no ${kind}`);
};

test('says of every page that there is, and to everybody, what is seen', async ({ guest }) => {
  const { visit } = await Visitor.begin(guest, 'admin');
  const named = Object.keys(pages).map(kindOf);
  expect((await pagesInCode(visit)).filter((one) => !named.includes(one))).toEqual([]);
});

for (const letter of Object.keys(letters))
  test(`${letter} sees what they may, and only that`, async ({ guest, records }) => {
    const role = letters[letter];
    const visitor = await Visitor.begin(guest, role && demoAccounts[role]);
    const expected = Object.fromEntries(Object.keys(pages).map((path) => [path, expectedOf(path, letter, records)]));
    const seen: Record<string, string> = {};
    for (const [path, said] of Object.entries(expected))
      seen[path] = await visitor.tries(addressOf(path, records), said);

    expect({ seen, denials: [...visitor.denials], faults: visitor.visit.faults }).toEqual({
      seen: expected,
      denials: role ? [JSON.stringify(['Access Denied', role, held[role]])] : [],
      // Above all, a page that is shown asks the API for nothing that it refuses.
      faults: [],
    });
  });

test('brings who signs in to the page that they asked for', async ({ guest }) => {
  const { page } = guest;
  await guest.opens('/buyer/assets?status=Active');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill('buyer@demo.gov.in');
  await page.getByLabel('Password', { exact: true }).fill('Demo#2026');
  await guest.presses('Sign in');
  await expect(page).toHaveURL(/\/buyer\/assets\?status=Active$/);
  await guest.readsHeading('Assets');
});
