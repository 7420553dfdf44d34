import { Injectable } from '@nestjs/common';
import type { ScheduledJob } from '@portal/contracts';
import { Kit, rollCall, type ToldJob } from '@portal/service-kit';

interface Told {
  service: string;
  jobs: ToldJob[];
}

/** The jobs of all services, as their instances tell of them. */
@Injectable()
export class JobService {
  constructor(private readonly kit: Kit) {}

  async list(): Promise<{ items: ScheduledJob[] }> {
    const told = (await rollCall<Told>(this.kit.nats, this.kit.service, 'portal.jobs')) ?? [];
    const found = new Map<string, ScheduledJob>();
    for (const { service, jobs } of told)
      for (const job of jobs) {
        const key = `${service}.${job.name}`;
        found.set(key, joined({ ...job, service, instances: 1 }, found.get(key)));
      }
    const items = [...found.values()];
    return { items: items.sort((a, b) => `${a.service}.${a.name}`.localeCompare(`${b.service}.${b.name}`)) };
  }
}

/** Several instances look after the same job: the last of their rounds tells how it stands. */
function joined(one: ScheduledJob, other: ScheduledJob | undefined): ScheduledJob {
  if (!other) return one;
  const later = (other.lastStart ?? '') > (one.lastStart ?? '') ? other : one;
  const starts = [one.nextStart, other.nextStart].filter((at) => at !== null).sort();
  return { ...later, nextStart: starts[0] ?? null, instances: one.instances + other.instances };
}
