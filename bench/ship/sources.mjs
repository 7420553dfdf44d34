import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../packages/build/workspaces.mjs';

const run = promisify(execFile);
const listed = async (...patterns) =>
  (await run('git', ['ls-files', ...patterns], { cwd: root })).stdout.split('\n').filter(Boolean);

/** Links what lies in a folder of the project to the same place of another one: a build replaces files, and writes into none. */
const link = (paths, folder) => run('cp', ['-al', '--parents', '-t', folder, ...paths], { cwd: root });

/** The sources of the project once more, with what is installed, for a team that changes its area. */
export async function copySources() {
  const folder = await mkdtemp(join(tmpdir(), 'portal-sources-'));
  await run('bash', ['-c', 'git ls-files -z | xargs -0 cp --parents -t "$0"', folder], { cwd: root });
  await link(['node_modules', '.runtime', 'shell/dist', 'packages/contracts/dist'], folder);
  const own = (await listed('*/package.json')).map((file) => `${dirname(file)}/node_modules`);
  await link(
    own.filter((place) => existsSync(join(root, place))),
    folder,
  );
  return {
    folder,
    /** A change that a page can be asked for: which of them it has. */
    change: (area, number) => appendFile(join(folder, area, 'src/module.ts'), `\nglobalThis.shipped = ${number};\n`),
    npm: (words, env) => run('npm', ['run', '--silent', ...words], { cwd: folder, env: { ...process.env, ...env } }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
