import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { demoAccounts, portal } from '../support/api.js';
import { publishAgain } from '../support/release.js';
import { test } from '../support/test.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const program = join(root, 'packages/build/dev.mjs');
const area = 'mfe-admin';
const port = Number(new URL(portal).port) + 18;
const address = `http://localhost:${port}`;
const dialog = 'src/releases/release.dialog.tsx';

let folder: string;
let server: ChildProcess | undefined;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'development-'));
  await cp(join(root, area), join(folder, area), { recursive: true, filter: (path) => !path.endsWith('/dist') });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
});
test.afterEach(async () => {
  if (server?.exitCode === null && server.kill()) await once(server, 'exit');
  await rm(folder, { recursive: true, force: true });
});

/** The area under development, as `npm run dev -w` starts it. */
async function develop() {
  const env = { ...process.env, PORTAL: portal, PORT: String(port) };
  const started = spawn(process.execPath, [program], {
    cwd: join(folder, area),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = started;
  await new Promise<void>((resolve, reject) => {
    started.stdout.on('data', (said) => String(said).includes(address) && resolve());
    started.once('exit', () => reject(new Error('The area is not shown')));
  });
}

async function edit(change: (text: string) => string) {
  const file = join(folder, area, dialog);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

test('what changes in an area takes its place in the open page, and what was typed stays; a mistake stands on the page', async ({
  newPerson,
}) => {
  test.setTimeout(400_000);
  await publishAgain('mfe-support', 'development');
  await develop();
  const person = await newPerson({ baseURL: address });
  const { page } = person;
  await person.isSignedIn(`${demoAccounts['Super Admin']}@demo.gov.in`, 'Demo#2026');
  await person.opens('/superadmin/releases');
  await page.getByRole('button', { name: 'Make a version live' }).first().click({ timeout: 120_000 });
  const reason = page.getByRole('dialog').getByLabel('Reason');
  await reason.fill('Half of what is to be said');
  await page.evaluate('globalThis.stays = true');

  await edit((text) => text.replace('It stands in the history.', 'It stands there for good.'));
  await person.reads('It stands there for good.');
  await expect(reason).toHaveValue('Half of what is to be said');

  await edit((text) => `${text}\nconst = ;\n`);
  const mistake = page.frameLocator('#webpack-dev-server-client-overlay').getByText(/release\.dialog\.tsx/);
  await expect(mistake.first()).toBeVisible();
  await edit((text) =>
    text.replace('\nconst = ;\n', '').replace('It stands there for good.', 'It stands there again.'),
  );
  await person.reads('It stands there again.');
  await expect(mistake).toHaveCount(0);
  await expect(reason).toHaveValue('Half of what is to be said');
  expect(await page.evaluate('globalThis.stays')).toBe(true);
});

test('without a portal it says in one line where it looked', async () => {
  const env = { ...process.env, PORTAL: 'http://127.0.0.1:1' };
  const started = promisify(execFile)(process.execPath, [program], { cwd: join(folder, area), env });
  const { code, stderr } = (await started.catch((error: { code: number; stderr: string }) => error)) as {
    code: number;
    stderr: string;
  };
  expect([code, stderr]).toEqual([
    1,
    'No portal answers at http://127.0.0.1:1: start it with npm start, or say where one is with PORTAL=http://…\n',
  ]);
});
