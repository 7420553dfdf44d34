import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './folders.mjs';
import { StartError } from '../../deploy/start-error.mjs';

/** Builds what has changed since the last build: everything, or what is named. */
export async function build({ quiet = false, names = /** @type {string[]} */ ([]) } = {}) {
  const child = spawn(process.execPath, [join(root, 'packages/build/build.mjs'), ...names], {
    cwd: root,
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new StartError('The build failed: see above.');
}
