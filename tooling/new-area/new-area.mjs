// npm run new-area -- mfe-<name>: a new area with its role, menu, page, tests, demo account and entries in every table (docs/new-area.md).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { StartError } from '../../deploy/start-error.mjs';
import { root } from '../runner/folders.mjs';
import { Changes } from './changes.mjs';
import { addPages } from './pages.mjs';
import { help, planFrom } from './plan.mjs';
import { addRole } from './role.mjs';
import { Words } from './words.mjs';
import { addWorkspace, textsOfArea } from './workspace.mjs';

/** @param {string} command @param {string[]} args */
function read(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new StartError(stderr.trim() || stdout.trim());
  return stdout.trim();
}

function requireClean() {
  if (read('git', ['status', '--porcelain']))
    throw new StartError(
      'Commit or stash what you have changed first: the new area is to be one change, which can be taken back.',
    );
}

async function make() {
  read(process.execPath, [join(root, 'packages/build/build.mjs'), 'packages/contracts']);
  const plan = await planFrom(process.argv.slice(2));
  if (!plan) return void console.log(help);
  requireClean();
  const words = new Words(plan);
  words.require([plan.role, ...textsOfArea(plan)]);
  const changes = new Changes();
  addWorkspace(changes, plan, words);
  await addRole(changes, plan, words);
  addPages(changes, plan);
  const files = await changes.write();
  const made = files.filter(({ isNew }) => isNew).length;
  console.log(
    [
      `${plan.name} is made: ${made} new files, ${files.length - made} changed (git status lists them).`,
      '',
      `  npm start                            and sign in as ${plan.slug}@demo.gov.in with Demo#2026: ${plan.base}`,
      `  npm run dev -w ${plan.name.padEnd(22)}the area under work, inside a portal that runs`,
      '  npm run check                        everything holds',
      `  git restore . && git clean -fdx ${plan.name}   takes it back`,
      '',
      'docs/new-area.md tells what was made, and what comes next.',
    ].join('\n'),
  );
}

try {
  await make();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
