import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Connection } from 'mongoose';
import { Repository } from '../store/repository.js';
import { documentSchema } from '../store/stored.js';

/** An instance of the service, of whichever version. */
interface Program {
  _id: string;
  /** The migrations that its version has. */
  knows: string[];
  seenAt: Date;
}

/** Milliseconds: so often an instance says that it runs, and so long after the last time it may still be there. */
const sayEvery = 10_000;
const goneAfter = 60_000;

const schema = documentSchema('programs', { _id: String, knows: [String], seenAt: Date }).index(
  { seenAt: 1 },
  { expireAfterSeconds: 3_600 },
);

const isThere = { $expr: { $gt: ['$seenAt', { $subtract: ['$$NOW', goneAfter] }] } };

/** Which instances of a service run, and what they know: by the database's clock, whose answer all of them see. */
export class Programs {
  readonly instance = `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`;
  readonly records: Repository<Program>;
  private timer?: NodeJS.Timeout;
  private knows: readonly string[] = [];

  constructor(connection: Connection) {
    this.records = new Repository<Program>(connection, 'Program', schema);
  }

  /** Says that this one runs. */
  async say() {
    const set = { $set: { knows: { $literal: [...this.knows] }, seenAt: '$$NOW' } };
    await this.records.updateOne({ _id: this.instance }, [set], { upsert: true });
  }

  /** Says it from now on, and calls each time what else is to be looked after. */
  async begin(knows: readonly string[], eachTime: () => Promise<void>) {
    this.knows = knows;
    await this.say();
    this.timer = setInterval(() => void eachTime(), sayEvery).unref();
  }

  /** Whether an instance runs whose version does not have this migration. */
  hasOneWithout(migration: string): Promise<boolean> {
    return this.records.exists({ knows: { $ne: migration }, ...isThere });
  }

  async end() {
    clearInterval(this.timer);
    await this.records.removeMany({ _id: this.instance });
  }
}
