import { type Area, areasIn } from '@portal/contracts';

const interval = 5_000;
const timeout = 1_000;

/** The areas as the edge's registry names them, read anew every five seconds; what cannot be read now stays as it was. */
export class LiveAreas {
  areas: readonly Area[] = [];
  private timer?: NodeJS.Timeout;

  constructor(private readonly edge: string) {}

  start() {
    void this.read();
    this.timer = setInterval(() => void this.read(), interval).unref();
  }

  stop() {
    clearInterval(this.timer);
  }

  private async read() {
    try {
      const answer = await fetch(`${this.edge}/registry.json`, { signal: AbortSignal.timeout(timeout) });
      this.areas = areasIn(await answer.json());
    } catch {
      // The watch says that the edge or its registry is away.
    }
  }
}
