import { expect } from '@playwright/test';
import { everyPageThrows, publishAgain, registry, visitingRegistry } from '../support/release.js';
import { test } from '../support/test.js';

interface Registry {
  areas: { name: string; version: string }[];
}

test('the first page of every area stands in a browser that nobody signed in with', async ({ request }) => {
  test.slow();
  const { areas } = (await (await request.get('/registry.json')).json()) as Registry;
  expect(areas.length).toBeGreaterThan(4);
  for (const { name, version } of areas)
    expect(await visitingRegistry('check', name, version)).toMatch(
      new RegExp(`^${name} ${version} stood in a browser after [0-9.]+ s\n${name} ${version} can go live\n$`),
    );
});

test('what does not stand in a browser goes live for nobody, and the page of the releases says why', async ({
  admin,
}) => {
  test.slow();
  const area = 'mfe-support';
  const missing = await publishAgain(area, 'missing', 'globalThis.mfe_support = undefined;');
  await expect(visitingRegistry('promote', area, missing, '--why', 'a journey')).rejects.toThrow(
    `${area} ${missing} does not go live: in a browser its first page /support-agent fails: `,
  );
  const version = await publishAgain(area, 'throws', everyPageThrows(area));
  const canary = ['canary', area, version, '--to', 'user:support@demo.gov.in', '--why', 'a journey'];
  const reason = 'a page of this release throws';
  await expect(visitingRegistry(...canary)).rejects.toThrow(reason);
  // What a browser found counts wherever there is none.
  await expect(registry(...canary)).rejects.toThrow(reason);
  expect(await registry('history', area)).not.toContain(version);

  await admin.opens('/superadmin/releases');
  await admin.readsHeading('Releases');
  const sheet = admin.page.locator('section').filter({ has: admin.page.getByRole('region', { name: area }) });
  await sheet.first().getByRole('button', { name: 'Make a version live' }).click();
  await admin.chooses('Version', version);
  await admin.reads('It cannot be made live:');
  await admin.fills('Reason', 'It is to be refused');
  await admin.confirms('Make live');
  await admin.reads(new RegExp(`${version} does not go live: in a browser its first page /support-agent .*${reason}`));
});
