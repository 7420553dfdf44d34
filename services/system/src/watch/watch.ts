import type { Health, PartCause, PartHealth } from '@portal/contracts';
import { log } from '@portal/service-kit';
import type { Probes } from './probes.js';
import { type Part, treeOf, wholeOf } from './tree.js';

const interval = 250;
/** Milliseconds by which the clock may seem to jump while this process is only late. */
const unnoticed = 2_000;

/** Hears of a look: `shift` is by how many milliseconds the clock was set since the one before. */
type Listener = (parts: readonly Part[], at: Date, shift: number) => void;

const toldOf = (failure?: { at: Date; cause: PartCause }): PartHealth['lastFailure'] =>
  failure ? { at: failure.at.toISOString(), cause: failure.cause } : null;

/** Looks at the findings four times a second, and remembers since when each part is as it is and when it failed last. */
export class Watch {
  private readonly since = new Map<string, { state: Part['state']; at: Date }>();
  private readonly failures = new Map<string, { at: Date; cause: PartCause }>();
  private parts: Part[] = [];
  private checkedAt = new Date();
  /** The same on the clock of this process, which nobody sets. */
  private lookedAt = performance.now();
  private timer?: NodeJS.Timeout;
  private readonly listeners: Listener[] = [];

  constructor(private readonly probes: Pick<Probes, 'start' | 'stop' | 'findings'>) {}

  start() {
    this.probes.start();
    this.look();
    this.timer = setInterval(() => this.look(), interval).unref();
  }

  async stop() {
    clearInterval(this.timer);
    await this.probes.stop();
  }

  /** Hears of every look. */
  onLook(listener: Listener) {
    this.listeners.push(listener);
  }

  /** How everything is now, in words for everybody. */
  health(): Health {
    this.look();
    return {
      status: wholeOf(this.parts),
      checkedAt: this.checkedAt.toISOString(),
      parts: this.parts.map(({ inside: _, ...part }) => ({
        ...part,
        since: (this.since.get(part.name)?.at ?? this.checkedAt).toISOString(),
        lastFailure: toldOf(this.failures.get(part.name)),
      })),
    };
  }

  private look() {
    const before = new Map(this.parts.map((part) => [part.name, part]));
    const shift = this.lookAtClock();
    this.parts = treeOf(this.probes.findings);
    for (const part of this.parts) this.note(part, before.get(part.name));
    for (const listener of this.listeners) listener(this.parts, this.checkedAt, shift);
  }

  /** What is remembered keeps its distance from now where the clock has been set; by how many milliseconds it was. */
  private lookAtClock(): number {
    const [at, now] = [new Date(), performance.now()];
    const jump = Math.round(at.getTime() - this.checkedAt.getTime() - (now - this.lookedAt));
    [this.checkedAt, this.lookedAt] = [at, now];
    if (Math.abs(jump) < unnoticed) return 0;
    log.warn({ seconds: jump / 1_000 }, 'the clock was set');
    for (const one of [...this.since.values(), ...this.failures.values()]) one.at = new Date(one.at.getTime() + jump);
    return jump;
  }

  private note(part: Part, before: Part | undefined) {
    const { name, state, cause, inside } = part;
    const at = this.checkedAt;
    if (before?.state !== state) this.since.set(name, { state, at });
    if (cause && (state === 'down' || state === 'degraded')) this.failures.set(name, { at, cause });
    if (before?.state === state && before.inside === inside) return;
    const line = [cause, inside].filter(Boolean).join(': ');
    if (state === 'up' || state === 'unknown') {
      if (before) log.info({ part: name, state }, line || 'works');
      return;
    }
    log.warn({ part: name, state }, line);
  }
}
