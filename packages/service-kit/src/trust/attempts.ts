import { lockout } from '@portal/contracts';
import type { Connection } from 'mongoose';
import { DomainError, refuse } from '../domain-error.js';
import { triesRefused } from '../observe/metrics.js';
import { Repository } from '../store/repository.js';
import { documentSchema } from '../store/stored.js';
import { fromNow, isOver } from '../store/until.js';
import { networkOf } from './network.js';

/** How often something may be tried or done for one name. */
export interface Limit {
  purpose: string;
  most: number;
  /** After the last one that counted, the next may be tried when these are over. */
  minutes: number;
  /** The minutes run from the first one instead: so many in such a time, however they are spread. */
  fromFirst?: boolean;
  /** How many from all places together that are not known; ten times those of one place unless said otherwise. */
  everywhere?: number;
  /** What is said when there is none left, where it is not about signing in. */
  refusal?: (minutes: number) => string;
}

/** Who tries: from which address, and the browser if it is known to belong to the name that is tried. */
export interface Caller {
  address: string;
  device?: string;
}

/** A try that was taken, and what to call when it was right. */
export interface Taken {
  /** How many are left there; that the name has none left anywhere is not said to who tries. */
  left: number;
  /** Whether it was the last one, there or of strangers everywhere: if it is wrong, the name is locked now. */
  locks: boolean;
  succeed: () => Promise<void>;
}

interface Counted {
  _id: string;
  purpose: string;
  name: string;
  count: number;
  most: number;
  until: Date;
  /** When the last one was taken. */
  now: Date;
}

const schema = documentSchema('attempts', {
  _id: String,
  purpose: String,
  name: String,
  count: Number,
  most: Number,
  until: Date,
  now: Date,
})
  .index({ until: 1 }, { expireAfterSeconds: 0 })
  .index({ name: 1, purpose: 1 });

/** The limit of a secret that people type. */
export const secretLimit = (purpose: string): Limit => ({ purpose, most: lockout.attempts, minutes: lockout.minutes });

/** Counts tries of secrets for a name, known or not. In the database, by its clock: for all instances, across restarts. */
export class Attempts {
  private readonly counted: Repository<Counted>;

  constructor(
    connection: Connection,
    /** Wrong secrets that one network may give for whichever names. */
    private readonly mostOfNetwork: number = 100,
  ) {
    this.counted = new Repository<Counted>(connection, 'Attempt', schema);
  }

  prepare() {
    return this.counted.makeIndexes();
  }

  /**
   * Takes one try before the secret is looked at, so that many at once get no more than one after another; gives how many are
   * left. Refuses 429 when none is; tries while locked do not lengthen the lock. `place` counts apart.
   */
  async take({ purpose, most, minutes, fromFirst = false, refusal }: Limit, name: string, place = ''): Promise<number> {
    const over = isOver('until', minutes * 60_000).$expr;
    const stays = fromFirst ? true : { $gte: ['$count', most] };
    const later = fromNow(minutes * 60_000);
    const after = await this.counted.updateAndFind(
      { _id: keyOf(purpose, name, place) },
      [
        {
          $set: {
            purpose: { $literal: purpose },
            name: { $literal: plain(name) },
            most,
            count: { $cond: [over, 1, { $min: [{ $add: ['$count', 1] }, most + 1] }] },
            until: { $cond: [{ $and: [{ $not: over }, stays] }, '$until', later] },
            now: '$$NOW',
          },
        },
      ],
      { upsert: true },
    );
    const { count, until, now } = after;
    if (count <= most) return most - count;
    triesRefused.inc({ purpose });
    throw locked(Math.ceil((until.getTime() - now.getTime()) / 1_000), refusal);
  }

  /**
   * A try from somewhere: a known device has tries of its own, which nobody else can use up; others share those of their network, those of
   * the name from everywhere, and their network's for all names. What was right is not counted, and what a network has no more tries
   * for is not counted from everywhere.
   */
  async takeFrom(limit: Limit, name: string, { address, device }: Caller): Promise<Taken> {
    const { purpose, most, minutes, everywhere = most * 10 } = limit;
    const place = device ? `device ${device}` : networkOf(address);
    const left = await this.take(limit, name, place);
    const taken: [Limit, string, string][] = [];
    const also = async (other: Limit, subject: string, where: string) => {
      const rest = await this.take(other, subject, where);
      taken.push([other, subject, where]);
      return rest;
    };
    let locks = left === 0;
    if (!device && place) {
      const ofNetwork = { purpose: `${purpose} by network`, most: this.mostOfNetwork, minutes };
      await also({ ...ofNetwork, fromFirst: true }, place, '');
      const leftEverywhere = await also({ ...limit, most: everywhere, fromFirst: true }, name, 'everywhere');
      locks ||= leftEverywhere === 0;
    }
    return {
      left,
      locks,
      succeed: async () => {
        await this.counted.removeMany({ _id: keyOf(purpose, name, place) });
        for (const [other, of, where] of taken) await this.giveBack(other, of, where);
      },
    };
  }

  /** Takes one if there is one left, for what is capped without a word. */
  async may(limit: Limit, name: string): Promise<boolean> {
    try {
      await this.take(limit, name);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }

  /** Until when nothing is tried for these names from somewhere; one that has tries left everywhere is not among them. */
  async locked(purpose: string, names: string[]): Promise<Map<string, Date>> {
    const nameOf = new Map(names.map((name) => [plain(name), name]));
    const over = {
      name: { $in: [...nameOf.keys()] },
      purpose,
      until: { $gt: new Date() },
      $expr: { $gte: ['$count', '$most'] },
    };
    const found = await this.counted.findMany(over, { sort: { until: 1 } });
    return new Map(found.map(({ name, until }) => [nameOf.get(name) ?? '', until]));
  }

  /** The count of a name starts anew, from wherever it was tried. */
  async forget(purpose: string, name: string) {
    await this.counted.removeMany({ name: plain(name), purpose });
  }

  /** One that was taken does not count after all; one that was refused was never taken. */
  async giveBack({ purpose, most }: Limit, name: string, place = '') {
    await this.counted.updateOne({ _id: keyOf(purpose, name, place), count: { $gt: 0 } }, [
      { $set: { count: { $subtract: [{ $min: ['$count', most] }, 1] } } },
    ]);
  }
}

const plain = (name: string) => name.normalize('NFKC').toLowerCase();

const keyOf = (purpose: string, name: string, place: string) => `${purpose}:${plain(name)}${place && ` ${place}`}`;

const signIns = (minutes: number) => `Too many login attempts. Please try again in ${minutes} minutes.`;

/** What is said of anything else that was done too often. */
export const rateExceeded = (minutes: number) => `Rate limit exceeded. Please try again in ${minutes} minute(s).`;

const locked = (seconds: number, refusal = signIns) =>
  refuse('TOO_MANY', {
    message: refusal(Math.max(1, Math.ceil(seconds / 60))),
    retryAfter: Math.max(1, seconds),
  });

/** The answer to a wrong name or secret: the same for both. */
export const wrongCredentials = (left: number) =>
  new DomainError(
    'WRONG_CREDENTIALS',
    401,
    left > 0 ? `Invalid credentials. ${left} attempts remaining.` : 'Invalid email or password',
    left > 0 ? {} : { retryAfter: lockout.minutes * 60 },
  );
