import { spawn } from 'node:child_process';
import { root } from '../runner/folders.mjs';

/**
 * Runs a program of tests on Node and ends it when it takes too long; resolves with its exit code.
 * @param {string[]} args
 * @param {{ minutes: number, title: string, env: NodeJS.ProcessEnv, stdio: import('node:child_process').StdioOptions }} options
 * @returns {Promise<number | null>}
 */
export async function runWithin(args, { minutes, title, env, stdio }) {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio });
  const tooLong = setTimeout(() => {
    console.error(`The tests of ${title} took longer than ${minutes} minutes and were ended`);
    child.kill('SIGKILL');
  }, minutes * 60_000);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(tooLong);
  return code;
}
