import type { ScheduledJob } from '@portal/contracts';

/** A job as the instance tells it that looks after it. */
export type ToldJob = Pick<ScheduledJob, 'name' | 'every' | 'lastStart' | 'nextStart' | 'result' | 'fault'>;

const jobs = new Map<string, ToldJob>();

/** The jobs of this process. */
export const toldJobs = () => [...jobs.values()];

/**
 * Does a round of a job and remembers how it went.
 * @param every milliseconds from one round to the next
 */
export async function tellingOf(name: string, every: number, round: () => Promise<void>) {
  const began = Date.now();
  const told: ToldJob = {
    name,
    every: Math.round(every / 1_000),
    lastStart: new Date(began).toISOString(),
    nextStart: new Date(began + every).toISOString(),
    result: 'Running',
  };
  jobs.set(name, told);
  try {
    await round();
    jobs.set(name, { ...told, result: 'Done' });
  } catch (error) {
    jobs.set(name, { ...told, result: 'Failed', fault: String(error) });
    throw error;
  }
}
