import type { Browser } from 'playwright-core';
import { openBrowser, Person } from '../support/person.js';
import { kindOf, pagesInCode } from './pages-in-code.js';
import { held, letters, pages, type Row } from './pages.js';
import { type DemoRecord, demoRecords } from './records.js';
import { Visitor } from './visitor.js';

const accounts: Record<string, string | undefined> = {
  A: 'admin',
  B: 'buyer',
  S: 'seller',
  O: 'oem',
  E: 'enduser',
  U: 'support',
  '-': undefined,
};

let browser: Browser;
let records: Record<string, DemoRecord>;
beforeAll(async () => {
  browser = await openBrowser();
  records = await demoRecords();
});
afterAll(() => browser.close());

const cell = (row: Row, letter: string) => Object.entries(row).find(([who]) => who.includes(letter))?.[1];

const addressOf = (path: string) =>
  path.replaceAll(/(?<=\/):(\w+)/g, (_, kind: string) => records[kind]?.id ?? `no-${kind}`);

const expectedOf = (path: string, letter: string) => {
  const said = cell(pages[path] ?? {}, letter) ?? (letter === '-' ? '→ /login and back' : 'nothing is said');
  return addressOf(said).replace(/^\((\w+)\)$/, (_, kind: string) => records[kind]?.name ?? `no ${kind}`);
};

it('says of every page that there is, and to everybody, what is seen', async () => {
  const { visit } = await Visitor.begin(browser, 'admin');
  for (const area of ['/buyer', '/seller', '/enduser', '/support-agent']) await visit.goes(area);
  const named = Object.keys(pages).map(kindOf);
  expect((await pagesInCode(visit.page)).filter((one) => !named.includes(one))).toEqual([]);
  await visit.ends();
});

// Two at a time: one page keeps one core busy.
it.concurrent.each(Object.keys(letters))('%s sees what they may, and only that', async (letter) => {
  const visitor = await Visitor.begin(browser, accounts[letter]);
  const seen: Record<string, string> = {};
  for (const path of Object.keys(pages)) seen[path] = await visitor.tries(addressOf(path));
  await visitor.visit.ends();

  const role = letters[letter];
  expect({ seen, denials: [...visitor.denials], faults: visitor.visit.faults }).toEqual({
    seen: Object.fromEntries(Object.keys(pages).map((path) => [path, expectedOf(path, letter)])),
    denials: role ? [JSON.stringify(['Access Denied', role, held[role]])] : [],
    // Above all, a page that is shown asks the API for nothing that it refuses.
    faults: [],
  });
});

it('brings who signs in to the page that they asked for', async () => {
  const person = await Person.with(browser);
  await person.opens('/buyer/assets?status=Active');
  await person.page.waitForURL(/\/login\?next=/);
  await person.page.getByLabel('Email').fill('buyer@demo.gov.in');
  await person.page.getByLabel('Password', { exact: true }).fill('Demo#2026');
  await person.presses('Sign in');
  await person.page.waitForURL(/\/buyer\/assets\?status=Active$/);
  await person.readsHeading('Assets');
  await person.leaves();
});
