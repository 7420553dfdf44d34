import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { requireRoom } from './disk.mjs';
import { root } from './folders.mjs';
import { StartError } from '../../deploy/start-error.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, peer?: boolean, link?: boolean }} Locked
 * @param {string} file
 * @returns {Record<string, Locked> | undefined}
 */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined);

/** Whether node_modules holds what the lock file names. Parts for other systems may be missing. */
function isCurrent() {
  const locked = packagesIn(join(root, 'package-lock.json')) ?? {};
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  return Object.entries(locked)
    .filter(([path, { optional, link }]) => path.includes('node_modules/') && !optional && !link)
    .every(([path, { version }]) => installed[path]?.version === version);
}

/**
 * npm, on the Node that runs this: some packages are for a newer one than the machine may have.
 * @returns {[string, ...string[]]}
 */
function npm() {
  const found = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm'));
  const script = [process.env.npm_execpath ?? '', ...found].find((file) => existsSync(file));
  const target = script ? realpathSync(script) : '';
  return basename(target) === 'npm-cli.js' ? [process.execPath, target] : ['npm'];
}

/**
 * Installs the npm packages where they are missing or stale.
 * @param {(line: string) => void} say
 */
export async function installPackages(say) {
  if (isCurrent()) return;
  await requireRoom(root, 1500);
  say('Installing the npm packages');
  const [program, ...args] = npm();
  const child = spawn(program, [...args, 'ci', '--ignore-scripts'], { cwd: root, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve).once('error', () => resolve(undefined)));
  if (code === undefined) throw new StartError('npm was not found: install Node with npm, then run this again.');
  if (code !== 0)
    throw new StartError(
      'The npm packages could not be installed: see above, check the network and the disk, then run this again.',
    );
}
