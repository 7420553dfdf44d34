import { spawn } from 'node:child_process';
import module from 'node:module';
import { constants } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../servers/find.mjs';
import { root } from './folders.mjs';
import { requireNode, runsThePortal } from './node-version.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Ends with whoever launched this process, however that one ended. */
function endWithLauncher() {
  if (!process.connected) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}

/**
 * Runs a program in this one's place: its signals are passed on, its end is this one's end.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<never>}
 */
export function become(program, args) {
  const child = spawn(program, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGKILL']));
  return new Promise((_, failed) => child.once('error', failed));
}

/**
 * Returns on a Node that the portal runs on; on an older one it fetches the packaged Node, runs the program there and never
 * returns. What is compiled is kept for the next start, of every program that follows from here too.
 * @param {(line: string) => void} say
 * @param {string[]} args of Node: the program and its arguments
 */
export async function onPinnedNode(say, args = process.argv.slice(1)) {
  requireNode();
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled');
  if (!runsThePortal()) return await become(await findProgram('node', say), args);
  /** @type {{ enableCompileCache?: (folder: string) => void }} */ (module).enableCompileCache?.(
    process.env.NODE_COMPILE_CACHE,
  );
  endWithLauncher();
}
