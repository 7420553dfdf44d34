import type { Connection } from 'mongoose';
import { log } from '../log.js';
import { tellingOf } from '../process/jobs.js';
import { whenThere } from '../store/away.js';
import type { Migration, Pass } from './migration.js';
import { lease, type LoggedMigration, MigrationLog } from './migration-log.js';
import { Programs } from './programs.js';

/** Milliseconds from one look at what is left to the next. */
const lookEvery = 10_000;
/** Milliseconds from one look at what another instance does to the next, while a service waits for it. */
const waitFor = 200;

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Another instance has it by now. */
class TakenOver extends Error {}
/** This instance ends; the next one goes on. */
class Stopping extends Error {}
/** What earlier versions need was taken away. */
class NewerDatabase extends Error {}

/**
 * Brings a service's database from what earlier versions stored to what this one does, in the order of its list, while other instances of this
 * and of the version before work (docs/adr/0049).
 */
export class Migrations {
  readonly programs: Programs;
  readonly done: MigrationLog;
  private list: readonly Migration[] = [];
  private timer?: NodeJS.Timeout;
  private work?: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    private readonly connection: Connection,
    private readonly service: string,
  ) {
    this.programs = new Programs(connection);
    this.done = new MigrationLog(connection, this.programs.instance);
  }

  private get names() {
    return this.list.map(({ name }) => name);
  }

  /** Refuses a database that this version cannot read, and does what the service cannot work without. */
  async begin(list: readonly Migration[]) {
    this.list = list;
    await whenThere(() => this.done.plan(list, ['migrations', 'programs']));
    await whenThere(() => this.programs.begin(this.names, () => this.sayAndLook()));
    try {
      await whenThere(() => this.refuseNewer());
      await whenThere(() => this.done.reopen(this.names));
      await whenThere(() => this.doAwaited());
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Does the rest while the service works, and what is left each time that a version has gone which did not know it. */
  follow() {
    this.look();
    this.timer = setInterval(() => this.look(), lookEvery).unref();
  }

  async stop() {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.work;
    await this.programs.end();
  }

  /** Whether nothing is left to be done before one, or at all, also for versions that have written meanwhile. */
  async isSettled(before?: Migration): Promise<boolean> {
    const names = before ? this.names.slice(0, this.list.indexOf(before)) : this.names;
    const settled = { _id: { $in: names }, state: 'done', isOpen: false } as const;
    return (await this.done.records.count(settled)) === names.length;
  }

  private async refuseNewer() {
    const step = await this.done.beyond(this.names);
    if (!step) return;
    throw new NewerDatabase(
      `The database ${this.connection.name} was brought on by a newer version ("${step._id}"), and this version of ${this.service} cannot read it: start the newer one, or restore a backup of before.`,
    );
  }

  private async sayAndLook() {
    try {
      await this.programs.say();
      await this.refuseNewer();
    } catch (error) {
      // It hung for so long that it was taken for gone.
      if (error instanceof NewerDatabase)
        setImmediate(() => {
          throw error;
        });
      else log.warn({ error: String(error) }, 'this instance could not say that it runs');
    }
  }

  private look() {
    this.work ??= tellingOf('Migrations', lookEvery, () => this.bringOn())
      .catch((error: unknown) => log.error({ error: String(error) }, 'a migration failed'))
      .finally(() => (this.work = undefined));
  }

  /** Does what is left and can be done now. */
  async bringOn() {
    for (const migration of this.list) if (!(await this.isDoneBy(migration)) && !migration.contracts) return;
  }

  /** Up to the last one that is waited for: the list has an order. */
  private async doAwaited() {
    const waiting = new Set(
      (await this.done.records.findMany({ state: { $ne: 'done' }, _id: { $in: this.names } })).map(({ _id }) => _id),
    );
    const last = this.list.findLastIndex(({ name, awaited }) => awaited && waiting.has(name));
    for (const migration of this.list.slice(0, last + 1)) {
      if (migration.contracts) continue;
      while (!(await this.isDoneBy(migration))) await later(waitFor);
    }
  }

  /** Does a migration if it is to be done and free; whether it is done then. */
  private async isDoneBy(migration: Migration): Promise<boolean> {
    const found = await this.done.find(migration.name);
    if (found?.state === 'done' && !found.isOpen) return true;
    if (this.isStopping) return false;
    // What is done waits for versions that do not know it; so does what takes away what they need.
    if (migration.contracts && !(await this.isSettled(migration))) return false;
    const mustWait = found?.state === 'done' || migration.contracts;
    if (mustWait && (await this.programs.hasOneWithout(migration.name))) return found?.state === 'done';
    const taken = await this.done.take(migration.name);
    if (!taken) return found?.state === 'done';
    return this.pass(migration, taken);
  }

  private async pass(migration: Migration, taken: LoggedMigration): Promise<boolean> {
    const { name } = migration;
    // Asked after it was taken: a version that starts now sees that, or is seen here.
    if (await this.programs.hasOneWithout(name)) {
      if (migration.contracts) {
        await this.done.putBack(name);
        return false;
      }
      await this.done.leaveOpen(name);
    }
    const renewing = setInterval(() => void this.done.keep(name).catch(() => false), lease / 4).unref();
    try {
      await migration.run(this.passOf(taken));
      await this.done.finish(name);
      log.info({ migration: name }, 'a migration was done');
      return true;
    } catch (error) {
      if (error instanceof TakenOver) return false;
      if (error instanceof Stopping) {
        await this.done.letGo(name);
        return false;
      }
      const fault = String(error);
      await this.done.letGo(name, fault).catch(() => undefined);
      throw new Error(`The migration "${name}" of ${this.service} failed and is tried again: ${fault}`, {
        cause: error,
      });
    } finally {
      clearInterval(renewing);
    }
  }

  private passOf({ _id: name, after, passes, firstAt }: LoggedMigration): Pass {
    return {
      after,
      since: passes > 0 && firstAt ? new Date(firstAt.getTime() - clocksDiffer) : undefined,
      keep: async (at, changed) => {
        if (!(await this.done.keep(name, { after: at, changed }))) throw new TakenOver(name);
        if (this.isStopping) throw new Stopping(name);
      },
    };
  }
}

/** Milliseconds by which the clock of an instance that wrote something may be behind the database's. */
const clocksDiffer = 5 * 60_000;
