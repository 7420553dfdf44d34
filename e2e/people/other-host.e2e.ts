import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { newAccount } from '../support/account.js';
import { everyPageThrows, layAgain, registry, visitingRegistry } from '../support/release.js';
import { serveAsTeam, teamHost } from '../support/team-host.js';
import { test } from '../support/test.js';

// They serve as the same host, and an area can have one canary at a time.
test.describe.configure({ mode: 'serial' });

const area = 'mfe-seller';
const firstPage = '/seller';
const password = 'Sparrow#2026';
const onTrial = (page: Page, version: string) => page.getByText(`Trial version ${version}`);

let folder: string;
let team: Awaited<ReturnType<typeof serveAsTeam>>;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'team-'));
  team = await serveAsTeam(folder);
});
test.afterEach(async () => {
  await team.close();
  await rm(folder, { recursive: true, force: true });
});
const publish = () => visitingRegistry('publish', area, '--from', `${teamHost}/`);

test('an area comes from the host of its team, on trial and back, and the page lets in that folder alone', async ({
  newPerson,
}) => {
  test.slow();
  const version = await layAgain(folder, area, 'elsewhere');
  expect(await publish()).toContain(`${area} ${version} stood in a browser after`);
  team.asked.length = 0;
  const account = await newAccount('Seller', 'Elsewhere One', password);
  const person = await newPerson();
  const { page } = person;
  const folders = async () => {
    const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
    return /script-src 'self'([^;]*)/.exec(policy ?? '')?.[1]?.trim();
  };
  await person.opens('/login');
  expect(await folders()).toBe('');
  await visitingRegistry('canary', area, version, '--to', `user:${account}`, '--why', 'a journey');
  await person.isSignedIn(account, password);
  await person.opens(firstPage);
  await expect(onTrial(page, version)).toBeVisible();
  expect(await folders()).toBe(`${teamHost}/${version}/`);
  expect(team.asked.some((path) => path.includes(`/${version}/remoteEntry`))).toBe(true);

  await registry('canary', area, '--off', '--why', 'a journey');
  await person.opens(firstPage);
  await person.readsHeading(/./);
  await expect(onTrial(page, version)).toHaveCount(0);
  expect(await folders()).toBe('');
});

test('what the host serves later is not run, and the release that worked takes its place', async ({ newPerson }) => {
  test.slow();
  const version = await layAgain(folder, area, 'changed');
  await publish();
  const account = await newAccount('Seller', 'Elsewhere Two', password);
  // For one of two people it fails: the portal does not end it by itself.
  const audience = [account, 'nobody@people.example'].flatMap((one) => ['--to', `user:${one}`]);
  await visitingRegistry('canary', area, version, ...audience, '--why', 'a journey');
  const entry = team.asked.find((path) => /\/remoteEntry[^/]*\.js$/.test(path)) ?? '';
  team.instead.set(entry, { body: `globalThis.stolen = true;${everyPageThrows(area)}` });
  const person = await newPerson();
  await person.isSignedIn(account, password);
  await person.opens(firstPage);
  await person.reads('The newest version does not work here right now. You see the one before it.');
  expect(await person.page.evaluate('globalThis.stolen')).toBeUndefined();
  await registry('canary', area, '--off', '--why', 'a journey');
  await expect(visitingRegistry('promote', area, version, '--why', 'a journey')).rejects.toThrow(
    /does not go live: in a browser its first page \/seller fails/,
  );
});

test('nothing comes from a host that nobody allowed, leads elsewhere, or is not what its description says', async () => {
  const version = await layAgain(folder, area, 'refused');
  const from = (address: string) => registry('publish', area, '--from', address);
  await expect(from('https://stranger.example/')).rejects.toThrow(
    'https://stranger.example is none of REMOTE_ORIGINS that the portal was started with.',
  );
  await expect(from('http://stranger.example/')).rejects.toThrow('comes over https');
  await expect(from(`${teamHost}/?x=1`)).rejects.toThrow('is no plain address of a folder');
  team.instead.set('/release.json', { location: 'http://127.0.0.1:1/release.json' });
  await expect(from(`${teamHost}/`)).rejects.toThrow('/release.json cannot be read: unexpected redirect');
  team.instead.clear();
  await from(`${teamHost}/`);
  const file = team.asked.find((path) => /\/src_module[^/]*\.js$/.test(path)) ?? '';
  expect(file).toContain(version);
  const next = await layAgain(folder, area, 'spoilt');
  team.instead.set(file.replace(version, next), { body: 'globalThis.stolen = true' });
  await expect(from(`${teamHost}/`)).rejects.toThrow('is not the one that was built');
  expect(await registry('list', area)).not.toContain(next);
});
