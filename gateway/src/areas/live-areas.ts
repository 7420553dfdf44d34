import { setTimeout } from 'node:timers/promises';
import { type Area, areasIn } from '@portal/contracts';

const interval = 5_000;
const timeout = 1_000;
/** What is newer than the last look is looked for this often at most: who reports it may have made it up. */
const soonest = 1_000;

/** The areas as the edge's registry names them, read anew every five seconds; what cannot be read now stays as it was. */
export class LiveAreas {
  areas: readonly Area[] = [];
  private timer?: NodeJS.Timeout;
  private readAt = -Infinity;
  private next?: Promise<readonly Area[]> | undefined;

  constructor(private readonly edge: string) {}

  start() {
    void this.read();
    this.timer = setInterval(() => void this.read(), interval).unref();
  }

  stop() {
    clearInterval(this.timer);
  }

  /** The same once they were read anew: what is told of may have begun since. */
  newer(): Promise<readonly Area[]> {
    this.next ??= setTimeout(Math.max(0, this.readAt + soonest - performance.now())).then(() => {
      this.next = undefined;
      return this.read();
    });
    return this.next;
  }

  private async read() {
    this.readAt = performance.now();
    try {
      const answer = await fetch(`${this.edge}/registry.json`, { signal: AbortSignal.timeout(timeout) });
      this.areas = areasIn(await answer.json());
    } catch {
      // The watch says that the edge or its registry is away.
    }
    return this.areas;
  }
}
