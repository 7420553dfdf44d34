import { z } from 'zod';
import { operation } from '../kernel/operation.js';

/** How the last round of a job ended. */
export const jobResults = ['Done', 'Failed', 'Running'] as const;

/** What a service does by itself again and again, as its instances tell; `every` in seconds. */
export const ScheduledJob = z.object({
  service: z.string().meta({ label: 'Service' }),
  name: z.string().meta({ label: 'Job', description: 'The name of its class, as in the logs' }),
  every: z.int().meta({ label: 'Every', description: 'In seconds' }),
  lastStart: z.string().nullable().meta({ label: 'Last start', unit: 'instant' }),
  nextStart: z.string().nullable().meta({ label: 'Next start', unit: 'instant' }),
  result: z.enum(jobResults).nullable().meta({ label: 'Result' }),
  fault: z.string().optional().meta({ label: 'Fault' }),
  instances: z.int().meta({ label: 'Instances', description: 'How many look after it' }),
});
export type ScheduledJob = z.output<typeof ScheduledJob>;

/** The jobs that the services look after by themselves (requirements: super admin, system settings; made real by the domain's decision). */
export const systemJobs = {
  list: operation({
    subject: 'system.job.list',
    method: 'GET',
    path: '/system/jobs',
    summary: 'What the services do by themselves, when they did it last and how it ended',
    needs: { any: ['system:configure'], only: ['Super Admin'] },
    reply: z.object({ items: z.array(ScheduledJob) }),
  }),
};
