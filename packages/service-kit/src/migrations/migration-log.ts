import type { MigrationsLeft } from '@portal/contracts';
import type { Connection } from 'mongoose';
import { Repository } from '../store/repository.js';
import { documentSchema } from '../store/stored.js';
import { fromNow, isOver } from '../store/until.js';
import type { Migration } from './migration.js';

/** How far a migration has come, over all instances. */
export interface LoggedMigration {
  /** Its name. */
  _id: string;
  contracts: boolean;
  state: 'waiting' | 'running' | 'done';
  /** Which instance has it, and until when nobody else takes it. */
  holder?: string;
  until?: Date;
  /** The id of the last record that it has gone through in this pass. */
  after?: string;
  /** A version that does not know it may have written since its last pass began. */
  isOpen: boolean;
  passes: number;
  /** Records that it has changed in all passes. */
  changed: number;
  plannedAt: Date;
  /** When its first pass began. */
  firstAt?: Date;
  beganAt?: Date;
  endedAt?: Date;
  /** Milliseconds from the beginning of the last pass to its end. */
  took?: number;
  /** The instance that did the last pass. */
  by?: string;
  /** Why it did not go on, the last time. */
  fault?: string;
}

/** Milliseconds for which an instance has a migration, said again long before they are over; a killed one is taken over after them. */
export const lease = 20_000;
/** Milliseconds until one that failed is tried again. */
const pause = 10_000;

const schema = documentSchema('migrations', {
  _id: String,
  contracts: Boolean,
  state: String,
  holder: String,
  until: Date,
  after: String,
  isOpen: Boolean,
  passes: Number,
  changed: Number,
  plannedAt: Date,
  firstAt: Date,
  beganAt: Date,
  endedAt: Date,
  took: Number,
  by: String,
  fault: String,
});

const isFree = isOver('until', lease);

/** What was done to a service's database, by whom, when, and how long it took. */
export class MigrationLog {
  readonly records: Repository<LoggedMigration>;

  constructor(
    private readonly connection: Connection,
    private readonly instance: string,
  ) {
    this.records = new Repository<LoggedMigration>(connection, 'Migration', schema);
  }

  /** Writes down what is to be done. A database in which nothing is stored yet begins as this version has it. */
  async plan(migrations: readonly Migration[], but: readonly string[]) {
    const collections = await this.connection.listCollections();
    const isNew = collections.every(({ name }) => but.includes(name));
    const now = new Date();
    const planned = migrations.map(({ name, contracts = false }): LoggedMigration => {
      const begun = { _id: name, contracts, isOpen: false, passes: 0, changed: 0, plannedAt: now };
      if (!isNew) return { ...begun, state: 'waiting' };
      return {
        ...begun,
        passes: 1,
        state: 'done',
        firstAt: now,
        beganAt: now,
        endedAt: now,
        took: 0,
        by: this.instance,
      };
    });
    if (planned.length > 0) await this.records.insertNew(planned);
  }

  /** A step that took away what a version needs which does not know it. */
  beyond(known: readonly string[]) {
    return this.records.findOne({ _id: { $nin: known }, contracts: true, state: { $in: ['running', 'done'] } });
  }

  /** What a version that starts now does not know: it may write what those steps are about. */
  async reopen(known: readonly string[]) {
    await this.records.updateMany({ _id: { $nin: known }, contracts: false }, { $set: { isOpen: true } });
  }

  find(name: string) {
    return this.records.find(name);
  }

  /** What is left, by how it is; what a version wrote that did not know a step is left too. */
  async left(): Promise<MigrationsLeft> {
    const unsettled = await this.records.findMany({ $or: [{ state: { $ne: 'done' } }, { isOpen: true }] });
    const left = { waiting: 0, running: 0, failed: 0 };
    for (const { state, fault } of unsettled) {
      if (state !== 'done' && fault !== undefined) left.failed += 1;
      else if (state === 'running') left.running += 1;
      else left.waiting += 1;
    }
    return left;
  }

  /** Takes a migration for this instance, at its beginning or where another one had come; null where there is nothing to take. */
  take(name: string): Promise<LoggedMigration | null> {
    const goesOn = { $eq: ['$state', 'running'] };
    return this.records.updateAndFind(
      { _id: name, $and: [isFree, { $or: [{ state: { $ne: 'done' } }, { isOpen: true }] }] },
      [
        {
          $set: {
            state: 'running',
            holder: { $literal: this.instance },
            until: fromNow(lease),
            isOpen: false,
            firstAt: { $ifNull: ['$firstAt', '$$NOW'] },
            beganAt: { $cond: [goesOn, '$beganAt', '$$NOW'] },
          },
        },
      ],
    );
  }

  /** It goes on being this instance's; false where another one has it. */
  keep(name: string, more: { after?: string; changed?: number } = {}): Promise<boolean> {
    const { after, changed = 0 } = more;
    return this.records.updateOne(this.ours(name), [
      {
        $set: {
          until: fromNow(lease),
          changed: { $add: ['$changed', changed] },
          ...(after === undefined ? {} : { after: { $literal: after } }),
        },
      },
    ]);
  }

  /** A version that does not know it runs now. */
  async leaveOpen(name: string) {
    await this.records.updateOne(this.ours(name), { $set: { isOpen: true } });
  }

  async finish(name: string) {
    await this.records.updateOne(this.ours(name), [
      {
        $set: {
          state: 'done',
          passes: { $add: ['$passes', 1] },
          endedAt: '$$NOW',
          took: { $subtract: ['$$NOW', '$beganAt'] },
          by: { $literal: this.instance },
        },
      },
      { $unset: ['holder', 'until', 'after', 'fault'] },
    ]);
  }

  /** Somebody else may go on with it: at once, or after a while where it failed. */
  async letGo(name: string, fault?: string) {
    const [wait, said] = fault === undefined ? [0, {}] : [pause, { fault: { $literal: fault } }];
    await this.records.updateOne(this.ours(name), [
      { $set: { until: fromNow(wait), ...said } },
      { $unset: ['holder'] },
    ]);
  }

  /** A step that was taken and not begun waits on. */
  async putBack(name: string) {
    await this.records.updateOne(this.ours(name), [
      { $set: { state: 'waiting' } },
      { $unset: ['holder', 'until', 'firstAt', 'beganAt'] },
    ]);
  }

  private ours(name: string) {
    return { _id: name, holder: this.instance };
  }
}
