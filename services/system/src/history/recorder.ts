import type { Part } from '../watch/tree.js';
import { wholeOf } from '../watch/tree.js';
import { count, nothingSeen, type Seen } from './tally.js';
import { beginOf, type StoredTally, tallyOf } from './tally.repository.js';

const second = 1_000;
/** What could not be stored waits: so many minutes, and then the oldest are let go. */
const mostMinutes = 12 * 60;

const isGroup = ({ name }: Pick<Part, 'name'>) => name === 'services' || name === 'servers';

/** Counts what is seen, second by second, into minutes; whole ones wait until they can be stored. */
export class Recorder {
  private minute = new Date(0);
  private looked = 0;
  private counted = new Map<string, Seen>();
  private readonly minutes: StoredTally[][] = [];

  /** Takes a look into account, one in each second, also after the clock was set back. */
  note(parts: readonly Part[], at: Date) {
    if (Math.abs(at.getTime() - this.looked) < second) return;
    this.looked = at.getTime();
    const minute = beginOf('minute', at);
    if (minute.getTime() !== this.minute.getTime()) this.begin(minute);
    for (const part of parts) if (!isGroup(part)) this.count(part.name, part.state, part.latency);
    this.count('portal', wholeOf(parts), null);
  }

  /** Whole minutes that nobody has stored yet, the oldest first. */
  get waiting(): readonly StoredTally[][] {
    return this.minutes;
  }

  /** The oldest are stored. */
  stored(many: number) {
    this.minutes.splice(0, many);
  }

  private count(name: string, state: Part['state'], latency: number | null) {
    const seen = this.counted.get(name) ?? nothingSeen();
    count(seen, state, latency);
    this.counted.set(name, seen);
  }

  private begin(minute: Date) {
    const past = this.minute;
    if (this.counted.size > 0)
      this.minutes.push([...this.counted].map(([part, seen]) => tallyOf(part, 'minute', past, seen)));
    if (this.minutes.length > mostMinutes) this.minutes.shift();
    this.counted = new Map();
    this.minute = minute;
  }
}
