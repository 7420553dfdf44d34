import { readFileSync } from 'node:fs';

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
