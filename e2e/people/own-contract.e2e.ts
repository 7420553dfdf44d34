import { expect } from '@playwright/test';
import { publishAgain, registry } from '../support/release.js';
import { test } from '../support/test.js';

const account = 'support@demo.gov.in';
const form = '/support-agent/new';

test('an area that is newer than the shell brings what is new in its contract, and an older service says so at the field', async ({
  agent,
}) => {
  const version = await publishAgain('mfe-support', 'contract', '', {
    chunk: 'contract',
    from: '"Accessory Issue"',
    to: '"Accessory Issue","Issue of tomorrow"',
  });
  await registry('canary', 'mfe-support', version, '--to', `user:${account}`, '--why', 'a journey');
  await agent.opens(form);
  await agent.reads(`Trial version ${version}`);
  await agent.chooses('Category', 'Issue of tomorrow');
  await agent.fills('Title', 'A ticket of tomorrow');
  await agent.fills('Description', 'What only the area knows so far is asked of a service that does not.');
  const answer = agent.page.waitForResponse((each) => each.request().method() === 'POST' && /tickets/.test(each.url()));
  await agent.presses('Create Ticket');
  // The area's own check let it pass; the service of today refuses it.
  expect((await answer).status()).toBe(422);
  await expect(agent.page.getByLabel('Category')).toHaveAttribute('aria-invalid', 'true');
  await registry('canary', 'mfe-support', '--off', '--why', 'a journey');
});

test('a shell that is newer than an area asks by its own contract, and the area by the one it was built with', async ({
  newPerson,
}) => {
  const person = await newPerson({ serviceWorkers: 'block' });
  const { page } = person;
  const [now, tomorrow] = ['/auth/verify', '/auth/verify-of-tomorrow'];
  let asked = 0;
  const isOfTheShell = ({ pathname }: URL) => pathname.endsWith('.js') && !pathname.startsWith('/remotes/');
  await page.route(isOfTheShell, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(`"${now}"`, `"${tomorrow}"`) });
  });
  await page.route(`**/api${tomorrow}`, async (route) => {
    asked++;
    await route.fulfill({ response: await route.fetch({ url: route.request().url().replace(tomorrow, now) }) });
  });
  await person.isSignedIn(account, 'Demo#2026');
  await person.opens(form);
  await person.chooses('Category', 'Accessory Issue');
  expect(asked).toBeGreaterThan(0);
});
