/** What a part answered last: in how many milliseconds and what, or why it did not. */
export type Finding<T = unknown> = { ok: true; latency: number; value: T } | { ok: false; fault: string };

interface Pace {
  /** Milliseconds from one look to the next. */
  every: number;
  /** Milliseconds after which no answer counts as none. */
  limit: number;
}

/** Often enough, and soon enough given up, that a fault is seen within two seconds. */
export const quick: Pace = { every: 500, limit: 1_300 };
/** The same for what minds being asked more often. */
export const everySecond: Pace = { every: 1_000, limit: 950 };

/** Asks a part again and again whether it answers; looks may overlap, and a later one is not overruled by an earlier. */
export class Probe<T = unknown> {
  latest?: Finding<T>;
  private timer?: NodeJS.Timeout;
  private started = 0;
  private seen = 0;
  private answersSince?: number;

  constructor(
    private readonly ask: (signal: AbortSignal) => Promise<T>,
    private readonly pace: Pace = quick,
  ) {}

  start() {
    void this.look();
    this.timer = setInterval(() => void this.look(), this.pace.every).unref();
  }

  stop() {
    clearInterval(this.timer);
  }

  /** One look, to its answer or the end of its time. */
  async look() {
    const number = ++this.started;
    const finding = await this.answered();
    if (number < this.seen) return;
    this.seen = number;
    this.latest = finding;
    this.answersSince = finding.ok ? (this.answersSince ?? performance.now()) : undefined;
  }

  /** Whether it has answered every time for so many milliseconds. */
  hasAnsweredFor(milliseconds: number) {
    return this.answersSince !== undefined && performance.now() - this.answersSince > milliseconds;
  }

  private async answered(): Promise<Finding<T>> {
    const began = performance.now();
    const { limit } = this.pace;
    let timer: NodeJS.Timeout | undefined = undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit);
    });
    try {
      const value = await Promise.race([this.ask(AbortSignal.timeout(limit)), late]);
      return { ok: true, value, latency: Math.round((performance.now() - began) * 10) / 10 };
    } catch (error) {
      return { ok: false, fault: faultOf(error) };
    } finally {
      clearTimeout(timer);
    }
  }
}

function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
