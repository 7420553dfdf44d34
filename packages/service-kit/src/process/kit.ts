import type { NatsConnection } from '@nats-io/transport-node';
import { assertAudited, inboxOf, type Service } from '@portal/contracts';
import type { Connection } from 'mongoose';
import type { BaseConfig } from '../config.js';
import { Consumers } from '../events/consumers.js';
import { EventBatches } from '../events/event-batches.js';
import { type Outboxes, Relay } from '../events/relay.js';
import { ensureStream } from '../events/streams.js';
import { FileServer } from '../files/file-server.js';
import { clamdOf } from '../files/clamd.js';
import { Files } from '../files/files.js';
import type { Backlogs } from '../observe/backlog.js';
import { RefusedFiles } from '../files/refused-files.js';
import { log } from '../log.js';
import { Migrations } from '../migrations/migrations.js';
import { mailSchema, type QueuedMail } from '../mail/mail-queue.js';
import { Mailer } from '../mail/mailer.js';
import { whenThere } from '../store/away.js';
import { Numbers } from '../store/numbers.js';
import { RecordRepository } from '../store/record-repository.js';
import { Repository } from '../store/repository.js';
import { Bus } from '../transport/bus.js';
import { Attempts } from '../trust/attempts.js';
import { Strangers } from '../trust/strangers.js';
import { Verifier } from '../trust/verifier.js';

const sweepEvery = 10 * 60 * 1_000;

/** Records as the kit sees them: with outboxes to be carried and counted. */
type Kept = Outboxes & { readonly type: string; recount(): void; outboxesWaiting(): Promise<number> };
type Store = Pick<Repository<{ _id: string }>, 'makeIndexes'>;

/** What a service lives on; made once per process and injected by its classes. */
export class Kit {
  readonly bus: Bus;
  readonly verifier: Verifier;
  readonly consumers: Consumers;
  readonly numbers: Numbers;
  readonly files: Files;
  readonly mailer: Mailer;
  readonly mails: Repository<QueuedMail>;
  readonly batches: EventBatches;
  readonly attempts: Attempts;
  readonly strangers: Strangers;
  readonly migrations: Migrations;
  private readonly fileServer: FileServer;
  private readonly stores: Store[] = [];
  private readonly records: Kept[] = [];
  private relay?: Relay;
  private sweeper?: NodeJS.Timeout;
  ready = false;

  constructor(
    readonly service: Service,
    readonly config: BaseConfig,
    readonly nats: NatsConnection,
    readonly database: Connection,
    { openUploads = false } = {},
  ) {
    this.bus = new Bus(nats, inboxOf(service));
    this.verifier = new Verifier(this.bus);
    this.consumers = new Consumers(nats, database);
    this.numbers = new Numbers(database);
    this.migrations = new Migrations(database, service);
    this.keep(this.migrations.programs.records);
    const refused = new RefusedFiles(database, service);
    this.files = new Files(database, clamdOf(config), refused);
    this.keep(refused.records);
    this.mails = this.keep(new Repository<QueuedMail>(database, 'Mail', mailSchema));
    this.batches = this.keep(new EventBatches(database));
    this.mailer = new Mailer(this.mails, config);
    this.attempts = new Attempts(database, config.LIMIT_FAILURES);
    this.strangers = new Strangers(this.attempts, config);
    this.fileServer = new FileServer(this.files, this.verifier, service, openUploads ? this.strangers : undefined);
  }

  /** Registers what is stored: its indexes are made at start; the audit log can name each field of records, whose outboxes are carried. */
  keep<R extends Store>(repository: R): R {
    this.stores.push(repository);
    if (repository instanceof RecordRepository) {
      assertAudited(repository.type, repository.fieldNames);
      this.records.push(repository);
    }
    return repository;
  }

  /** Carries what lies in the outboxes now; for effects that must be out before the answer. */
  async flush() {
    while (await this.relay?.carry());
  }

  async prepare() {
    await ensureStream(this.nats, this.config.NATS_REPLICAS);
    await Promise.all(this.stores.map((repository) => whenThere(() => repository.makeIndexes())));
    await whenThere(() => this.files.prepare());
    await whenThere(() => this.attempts.prepare());
    this.forgetCountsOnEvents();
  }

  async start() {
    this.relay = new Relay(this.nats, this.mails, [this.batches, ...this.records], () => this.mailer.wake());
    this.relay.start();
    this.mailer.start();
    this.fileServer.listen(this.nats);
    this.verifier.follow(this.nats);
    await this.consumers.start();
    this.files.scans.start();
    this.migrations.follow();
    this.sweepFiles();
    this.sweeper = setInterval(() => this.sweepFiles(), sweepEvery).unref();
    await this.trustIdentity();
  }

  /** After the transport has drained: finish effects, carry what is left, let go. */
  async stop() {
    this.ready = false;
    clearInterval(this.sweeper);
    await this.fileServer.stop();
    await this.files.scans.stop();
    await this.consumers.stop();
    await this.relay?.stop();
    await this.mailer.stop();
    await this.migrations.stop();
    this.bus.close();
    await this.nats.drain();
    await this.database.close();
  }

  /** Works without identity (public questions), but is ready only when it can tell who asks. */
  private async trustIdentity() {
    const learn = async () => {
      while (!this.nats.isClosed() && !(await this.verifier.refresh().catch(() => false))) {
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      this.ready = true;
    };
    void learn();
    void this.relearnAfterReconnect();
    await Promise.resolve();
  }

  // Sessions may have ended while the connection was lost.
  private async relearnAfterReconnect() {
    for await (const status of this.nats.status()) {
      if (status.type === 'reconnect') await this.verifier.refresh().catch(() => false);
    }
  }

  /** What waits in this service, for who watches it. */
  get backlogs(): Backlogs {
    const { nats, consumers, mails, records, migrations } = this;
    return {
      nats,
      consumers: consumers.names,
      outboxes: async () =>
        Object.fromEntries(
          await Promise.all(records.map(async (one) => [one.type, await one.outboxesWaiting()] as const)),
        ),
      mails: () => mails.count({ state: 'waiting' }),
      deadLetters: () => consumers.dead(),
      migrations: () => migrations.done.left(),
    };
  }

  /** Something was written that the records themselves did not see: totals are counted anew. */
  recount() {
    for (const records of this.records) records.recount();
  }

  /** What was remembered is asked for anew: totals, and whom to trust. */
  forget() {
    this.recount();
    void this.verifier.refresh().catch(() => false);
  }

  private sweepFiles() {
    void this.files.sweep().catch((error: unknown) => log.warn({ error: String(error) }, 'sweep failed'));
  }

  private forgetCountsOnEvents() {
    this.nats.subscribe(`events.${this.service}.>`, { callback: () => this.recount() });
  }
}
