import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** @param {number} pid */
const statOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
};

/**
 * When a process began, as text that tells it from a later one with the same id; undefined when there is none.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function startedAt(pid) {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined;
  }
  const stat = statOf(pid);
  // The name in brackets may hold anything; state and start time are counted from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : fields[19];
}

/**
 * @typedef {{ name: string, stage: number, pid: number, started: string | undefined }} Recorded
 */

/** @param {Recorded} process_ */
export const isAlive = ({ pid, started }) => started !== undefined && startedAt(pid) === started;

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Ends a process that may not be our child: kindly, then by force.
 * @param {Recorded} recorded
 * @param {number} within milliseconds
 */
async function end(recorded, within = 12_000) {
  if (!isAlive(recorded)) return;
  send(recorded.pid, 'SIGTERM');
  const deadline = Date.now() + within;
  while (isAlive(recorded)) {
    if (Date.now() > deadline) send(recorded.pid, 'SIGKILL');
    await pause(50);
  }
}

/**
 * Ends processes stage by stage, the last started first.
 * @param {Recorded[]} recorded
 */
export async function endInOrder(recorded) {
  const stages = [...new Set(recorded.map(({ stage }) => stage))].sort((a, b) => b - a);
  for (const stage of stages) {
    await Promise.all(recorded.filter((each) => each.stage === stage).map((each) => end(each)));
  }
}
