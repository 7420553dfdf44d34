import { jetstream, type JetStreamClient } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { log } from '../log.js';
import type { Repository } from '../store/repository.js';
import type { MailEntry, OutboxEntry, Stored } from '../store/stored.js';
import { type QueuedMail, queuedMail } from '../mail/mail-queue.js';
import { type Parcel, parcelsOf } from './parcel.js';

const mostAtOnce = 200;
/** After a write the relay waits this long (milliseconds), so that what is written at one moment travels together. */
const gather = 15;
/** So often (milliseconds) it looks everywhere unasked: for what a dead instance left. */
const round = 1_000;

/** Records that leave something in their outboxes, as a repository keeps them. */
export interface Outboxes {
  wake: () => void;
  outboxes(most: number): Promise<Pick<Stored, '_id' | 'outbox'>[]>;
  clearOutboxes(ids: string[], entries: string[]): Promise<void>;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Carries what lies in outboxes to JetStream and the mail queue: publish first, clean after, so at least once. */
export class Relay {
  private readonly stream: JetStreamClient;
  private readonly asked = new Set<Outboxes>();
  private stopped = false;
  private waker?: () => void;
  private loop?: Promise<void>;

  constructor(
    connection: NatsConnection,
    private readonly mails: Repository<QueuedMail>,
    private readonly records: Outboxes[],
    /** Called when a mail lies in the queue. */
    private readonly mailed: () => void,
  ) {
    this.stream = jetstream(connection, { timeout: 5_000 });
    for (const one of records) one.wake = () => this.wake(one);
  }

  start() {
    this.loop = this.run();
  }

  /** Carries everything that is there now, then stops. */
  async stop() {
    this.stopped = true;
    this.waker?.();
    await this.loop;
    await this.carry().catch((error: unknown) => log.warn({ error: String(error) }, 'outbox left for the next start'));
  }

  /** Carries what is there; true if there was something. */
  async carry(records: Iterable<Outboxes> = this.records): Promise<boolean> {
    const found = await Promise.all([...records].map((one) => this.carryFrom(one)));
    return found.some(Boolean);
  }

  private wake(records: Outboxes) {
    this.asked.add(records);
    this.waker?.();
  }

  private async run() {
    let everywhere = -Infinity;
    while (!this.stopped) {
      const all = performance.now() - everywhere >= round;
      if (all) everywhere = performance.now();
      const due = all ? this.records : [...this.asked];
      this.asked.clear();
      await this.carry(due).catch((error: unknown) => log.warn({ error: String(error) }, 'outbox waits'));
      if (this.asked.size === 0) await this.rest();
      if (!this.stopped) await pause(gather);
    }
  }

  private rest() {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(done, round);
      function done() {
        clearTimeout(timer);
        resolve();
      }
      this.waker = done;
    });
  }

  private async carryFrom(records: Outboxes): Promise<boolean> {
    const rows = await records.outboxes(mostAtOnce);
    const arrived = await this.send(rows.map(({ outbox }) => outbox));
    if (arrived.size === 0) return false;
    await records.clearOutboxes(
      rows.map(({ _id }) => _id),
      [...arrived],
    );
    // There may be more: what did not fit, or was written meanwhile.
    this.asked.add(records);
    return true;
  }

  /** Ids of the entries that arrived. Of each record one goes after another, and the first that does not arrive holds up the rest. */
  private async send(outboxes: OutboxEntry[][]): Promise<Set<string>> {
    const arrived = new Set<string>();
    for (let place = 0; ; place++) {
      const due = outboxes.filter((outbox) => place === 0 || arrived.has(outbox[place - 1]?.id ?? ''));
      const entries = due.flatMap((outbox) => outbox[place] ?? []);
      if (entries.length === 0) return arrived;
      const events = entries.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []));
      await Promise.all([
        ...parcelsOf(events).map((parcel) => this.publish(parcel, arrived)),
        ...entries.flatMap((entry) => (entry.kind === 'mail' ? [this.queue(entry.id, entry.mail, arrived)] : [])),
      ]);
    }
  }

  private async publish({ subject, msgID, body, ids }: Parcel, arrived: Set<string>) {
    try {
      await this.stream.publish(subject, body, { msgID });
      for (const id of ids) arrived.add(id);
    } catch (error) {
      log.warn({ subject, error: String(error) }, 'events wait');
    }
  }

  private async queue(id: string, mail: MailEntry, arrived: Set<string>) {
    try {
      await this.mails.insertNew([queuedMail(id, mail)]);
      arrived.add(id);
      this.mailed();
    } catch (error) {
      log.warn({ mail: id, error: String(error) }, 'mail waits');
    }
  }
}
