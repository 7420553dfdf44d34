import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const ticksPerSecond = 100;

/** Seconds of CPU that some processes have used. */
export const cpuOf = (pids) =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  }, 0);

/** Resident memory of some processes, in MiB. */
export const memoryOf = (pids) =>
  pids.reduce((sum, pid) => {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return sum + Number(kilobytes ?? 0) / 1024;
  }, 0);

/** Seconds of CPU that each part of a portal has used. */
const cpuByPart = ({ parts }) => new Map(parts.map(({ name, pid }) => [name, cpuOf([pid])]));

/** Says afterwards what each of so many took of the processors, which other work on the machine changes little. */
export function cpuWatch(portal) {
  const before = cpuByPart(portal);
  return (count, what) => {
    const used = [...cpuByPart(portal)].map(([name, seconds]) => [
      name,
      ((seconds - before.get(name)) * 1_000) / count,
    ]);
    const most = used.filter(([, each]) => each >= 0.005).toSorted(([, a], [, b]) => b - a);
    return `CPU ms per ${what}: ${most.map(([name, each]) => `${name} ${each.toFixed(2)}`).join(', ')}`;
  };
}

/**
 * Waits until a portal has done what its records wait for (reminders, events, notices): with records that came in bulk much of
 * it comes at once, and no office has that. At rest, all parts together take less than two fifths of a processor.
 */
export async function atRest(portal, { seconds = 5, within = 1_200 } = {}) {
  const all = () => [...cpuByPart(portal).values()].reduce((sum, each) => sum + each, 0);
  for (let waited = 0; waited < within; waited += seconds) {
    const before = all();
    await pause(seconds * 1_000);
    if ((all() - before) / seconds < 0.4) return;
  }
  throw new Error(`The portal did not come to rest within ${within} s`);
}
