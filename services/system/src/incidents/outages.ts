import type { PartCause } from '@portal/contracts';
import type { Part } from '../watch/tree.js';

/** A part that is or was down. */
export interface Outage {
  part: string;
  cause: PartCause;
  from: Date;
}
export type PastOutage = Outage & { to: Date };

/** What is shorter (milliseconds) is no outage, and no recovery within one. */
const least = 5_000;
/** A portal that starts has parts that were never there yet: so long they may take. */
const starting = 60_000;
const mostPast = 1_000;

const isGroup = (name: string) => name === 'services' || name === 'servers';

/** What this instance sees to be down or to work, and what is over and not stored yet. */
export class Outages {
  private readonly down = new Map<string, Outage>();
  private readonly working = new Map<string, Date>();
  /** What has worked since this process looks: whole, or for as long as a start may take. */
  private readonly seen = new Set<string>();
  private over: PastOutage[] = [];
  private at = new Date();

  /** Takes a look into account. A part that cannot be asked stays as it was; what is remembered moves with a clock that was set. */
  note(parts: readonly Part[], at: Date, shift = 0) {
    this.at = at;
    if (shift !== 0) this.move(shift);
    for (const { name, state, cause } of parts) {
      if (isGroup(name) || state === 'unknown') continue;
      if (state === 'down') this.fail({ part: name, cause: cause ?? 'Does not answer', from: at });
      else this.work(name, at, state);
    }
  }

  /** What has been down for long enough to be told. */
  get current(): Outage[] {
    return [...this.down.values()].filter(
      ({ part, from }) => this.lasts(from) && (this.seen.has(part) || this.at.getTime() - from.getTime() >= starting),
    );
  }

  /** What is over; it is here until `forget` is called with it. */
  get past(): readonly PastOutage[] {
    return this.over;
  }

  forget(past: readonly PastOutage[]) {
    this.over = this.over.filter((one) => !past.includes(one));
  }

  /** Since when a part works, where that lasts. */
  worksSince(part: string): Date | undefined {
    const since = this.working.get(part);
    return since && this.lasts(since) ? since : undefined;
  }

  private move(shift: number) {
    const moved = (at: Date) => new Date(at.getTime() + shift);
    for (const [part, outage] of this.down) this.down.set(part, { ...outage, from: moved(outage.from) });
    for (const [part, since] of this.working) this.working.set(part, moved(since));
  }

  private fail(outage: Outage) {
    this.working.delete(outage.part);
    if (!this.down.has(outage.part)) this.down.set(outage.part, outage);
  }

  private work(part: string, at: Date, state: Part['state']) {
    const since = this.working.get(part) ?? at;
    this.working.set(part, since);
    if (!this.lasts(since)) return;
    const outage = this.down.get(part);
    const isStart = !this.seen.has(part) && outage && since.getTime() - outage.from.getTime() < starting;
    // A service that starts answers before it reaches MongoDB, and is ready still later.
    if (state === 'up' || at.getTime() - since.getTime() >= starting) this.seen.add(part);
    if (!outage) return;
    this.down.delete(part);
    if (!isStart && since.getTime() - outage.from.getTime() >= least)
      this.over = [...this.over, { ...outage, to: since }].slice(-mostPast);
  }

  private lasts(since: Date) {
    return this.at.getTime() - since.getTime() >= least;
  }
}
