import type { Health, PartHealth } from '@portal/contracts';
import { log } from '@portal/service-kit';
import type { Probes } from './probes.js';
import { type Part, treeOf, wholeOf } from './tree.js';

const interval = 250;

/** Looks at the findings four times a second, and remembers since when each part is as it is and when it failed last. */
export class Watch {
  private readonly since = new Map<string, { state: Part['state']; at: string }>();
  private readonly failures = new Map<string, PartHealth['lastFailure']>();
  private parts: Part[] = [];
  private checkedAt = new Date();
  private timer?: NodeJS.Timeout;
  private readonly listeners: ((parts: readonly Part[], at: Date) => void)[] = [];

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
  onLook(listener: (parts: readonly Part[], at: Date) => void) {
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
        since: this.since.get(part.name)?.at ?? this.checkedAt.toISOString(),
        lastFailure: this.failures.get(part.name) ?? null,
      })),
    };
  }

  private look() {
    const before = new Map(this.parts.map((part) => [part.name, part]));
    this.checkedAt = new Date();
    this.parts = treeOf(this.probes.findings);
    for (const part of this.parts) this.note(part, before.get(part.name));
    for (const listener of this.listeners) listener(this.parts, this.checkedAt);
  }

  private note(part: Part, before: Part | undefined) {
    const { name, state, cause, inside } = part;
    const at = this.checkedAt.toISOString();
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
