import { lockout } from '@portal/contracts';
import type { Connection } from 'mongoose';
import { DomainError, refuse } from '../domain-error.js';

interface Counted {
  _id: string;
  count: number;
  until: Date;
}

const most = lockout.attempts;
const milliseconds = lockout.minutes * 60_000;

/** Counts tries of secrets for a name, known or not. In the database, by its clock: for all instances, across restarts. */
export class Attempts {
  constructor(private readonly connection: Connection) {}

  async prepare() {
    await this.counted.createIndex({ until: 1 }, { expireAfterSeconds: 0 });
  }

  /**
   * Takes one try before the secret is looked at, so that many at once get no more than one after another; gives how many are
   * left. Refuses 429 when none is; tries while locked do not lengthen the lock.
   */
  async take(purpose: string, name: string): Promise<number> {
    const over = { $lte: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] };
    const full = { $gte: ['$count', most] };
    const later = { $add: ['$$NOW', milliseconds] };
    const after = await this.counted.findOneAndUpdate(
      { _id: keyOf(purpose, name) },
      [
        {
          $set: {
            count: { $cond: [over, 1, { $min: [{ $add: ['$count', 1] }, most + 1] }] },
            until: { $cond: [{ $and: [{ $not: over }, full] }, '$until', later] },
            now: '$$NOW',
          },
        },
      ],
      { upsert: true, returnDocument: 'after' },
    );
    const { count, until, now } = after as unknown as Counted & { now: Date };
    if (count > most) throw locked(Math.ceil((until.getTime() - now.getTime()) / 1_000));
    return most - count;
  }

  /** Until when nothing is tried for these names; one that has tries left is not among them. */
  async locked(purpose: string, names: string[]): Promise<Map<string, Date>> {
    const nameOf = new Map(names.map((name) => [keyOf(purpose, name), name]));
    const full = { _id: { $in: [...nameOf.keys()] }, count: { $gte: most }, until: { $gt: new Date() } };
    const found = await this.counted.find(full).toArray();
    return new Map(found.map(({ _id, until }) => [nameOf.get(_id) ?? '', until]));
  }

  /** After the right secret: the count starts anew. */
  async forget(purpose: string, name: string) {
    await this.counted.deleteOne({ _id: keyOf(purpose, name) });
  }

  private get counted() {
    return this.connection.collection<Counted>('attempts');
  }
}

const keyOf = (purpose: string, name: string) => `${purpose}:${name.normalize('NFKC').toLowerCase()}`;

const locked = (seconds: number) =>
  refuse('TOO_MANY', {
    message: `Too many login attempts. Please try again in ${Math.max(1, Math.ceil(seconds / 60))} minutes.`,
    retryAfter: Math.max(1, seconds),
  });

/** The answer to a wrong name or secret: the same for both. */
export const wrongCredentials = (left: number) =>
  new DomainError(
    'WRONG_CREDENTIALS',
    401,
    left > 0 ? `Invalid credentials. ${left} attempts remaining.` : 'Invalid email or password',
    left > 0 ? {} : { retryAfter: milliseconds / 1_000 },
  );
