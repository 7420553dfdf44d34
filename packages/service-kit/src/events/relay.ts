import { jetstream, type JetStreamClient } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Connection } from 'mongoose';
import { log } from '../log.js';
import type { Records } from '../store/records.js';
import type { MailEntry, OutboxEntry, Stored } from '../store/stored.js';
import { type Parcel, parcelsOf } from './parcel.js';

const lot = 200;
/** After a write the relay waits this long (milliseconds), so that what is written at one moment travels together. */
const gather = 15;
/** So often (milliseconds) it looks everywhere unasked: for what a dead instance left. */
const round = 1_000;

type Row = Pick<Stored, '_id' | 'outbox'>;
type AnyRecords = Pick<Records<Stored>, 'model' | 'wake'>;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Carries what lies in outboxes to JetStream and the mail queue: publish first, clean after, so at least once. */
export class Relay {
  private readonly stream: JetStreamClient;
  private readonly asked = new Set<AnyRecords>();
  private stopped = false;
  private waker?: () => void;
  private loop?: Promise<void>;

  constructor(
    connection: NatsConnection,
    private readonly database: Connection,
    private readonly records: AnyRecords[],
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
  async carry(records: Iterable<AnyRecords> = this.records): Promise<boolean> {
    const found = await Promise.all([...records].map((one) => this.carryFrom(one)));
    return found.some(Boolean);
  }

  private wake(records: AnyRecords) {
    this.asked.add(records);
    this.waker?.();
  }

  private async run() {
    let everywhere = 0;
    while (!this.stopped) {
      const all = Date.now() - everywhere >= round;
      if (all) everywhere = Date.now();
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

  private async carryFrom(records: AnyRecords): Promise<boolean> {
    const collection = this.database.collection<Row>(records.model.collection.name);
    const rows = await collection
      .find(
        { 'outbox.0': { $exists: true } },
        { projection: { outbox: 1 }, limit: lot, sort: { updatedAt: 1 }, readConcern: { level: 'majority' } },
      )
      .toArray();
    const arrived = await this.send(rows.map(({ outbox }) => outbox));
    if (arrived.size === 0) return false;
    await collection.updateMany(
      { _id: { $in: rows.map(({ _id }) => _id) } },
      { $pull: { outbox: { id: { $in: [...arrived] } } } },
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
      const waiting = { ...mail, state: 'waiting', attempts: 0, dueAt: new Date(), createdAt: new Date() };
      await this.database
        .collection<{ _id: string }>('mails')
        .updateOne({ _id: id }, { $setOnInsert: waiting }, { upsert: true });
      arrived.add(id);
      this.mailed();
    } catch (error) {
      log.warn({ mail: id, error: String(error) }, 'mail waits');
    }
  }
}
