import { log, type RunningService } from '@portal/service-kit';
import { HistoryService } from '../history/history.service.js';
import { Recorder } from '../history/recorder.js';
import { IncidentService } from '../incidents/incident.service.js';
import { Outages } from '../incidents/outages.js';
import { LeaseRepository } from '../lease.repository.js';
import type { Watch } from './watch.js';

const interval = 2_000;

/** Keeps what the watch sees: in memory at once, and in the database as soon and as often as that is there. */
export class Keeper {
  readonly recorder = new Recorder();
  readonly outages = new Outages();
  private timer?: NodeJS.Timeout;
  private work?: Promise<void>;
  private failed = false;

  constructor(watch: Watch) {
    watch.onLook((parts, at, shift) => {
      this.recorder.note(parts, at);
      this.outages.note(parts, at, shift);
    });
  }

  start(service: Pick<RunningService, 'get'>) {
    const round = () => (this.work ??= this.round(service).finally(() => (this.work = undefined)));
    this.timer = setInterval(() => void round(), interval).unref();
  }

  async stop() {
    clearInterval(this.timer);
    await this.work;
  }

  /** Stores what waits. What several instances saw is stored once: minutes by their ids, incidents by the one that holds the lease. */
  async store(service: Pick<RunningService, 'get'>) {
    await service.get(HistoryService).keep(this.recorder);
    const past = [...this.outages.past];
    if (await service.get(LeaseRepository).take('incidents')) await service.get(IncidentService).settle(this.outages);
    this.outages.forget(past);
  }

  private async round(service: Pick<RunningService, 'get'>) {
    try {
      await this.store(service);
      this.failed = false;
    } catch (error) {
      if (!this.failed) log.warn({ error: String(error) }, 'what the watch saw waits');
      this.failed = true;
    }
  }
}
