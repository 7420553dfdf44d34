import {
  AckPolicy,
  type ConsumerConfig,
  type ConsumerMessages,
  DeliverPolicy,
  type JsMsg,
  jetstream,
  JetStreamApiError,
  jetstreamManager,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { ConsumerName, PortalEvent } from '@portal/contracts';
import type { Connection } from 'mongoose';
import { log } from '../log.js';
import { eventsTaken } from '../observe/metrics.js';
import { spanned } from '../observe/spans.js';
import { inTrace } from '../observe/trace.js';
import { isDatabaseAway } from '../store/away.js';
import { Repository } from '../store/repository.js';
import { documentSchema } from '../store/stored.js';
import { eventsOf } from './parcel.js';
import { stream } from './streams.js';

export type EventHandler = (event: PortalEvent) => Promise<void>;

interface Registration {
  /** Durable name: one per effect, shared by all instances. */
  name: string;
  subjects: string[];
  handle: EventHandler;
  /** How many messages are in work at one moment; more than one only where the order of events does not matter. */
  atOnce: number;
  /** A word that each event of interest has in it: a message without it is taken unread. */
  about: string;
}

/** An event that a handler could not apply, and why. */
interface Failure {
  body: string;
  error: unknown;
}

/** What no delivery could apply; it waits for a person. */
interface DeadLetter {
  _id: string;
  consumer: string;
  subject: string;
  body: string;
  error: string;
  at: Date;
}

const deadLetterSchema = documentSchema('dead_letters', {
  _id: String,
  consumer: String,
  subject: String,
  body: String,
  error: String,
  at: Date,
});
const mostDeliveries = 10;
/** Milliseconds after which an event comes again at the latest, and while the database is away. */
const longestPause = 30_000;
const awayPause = 2_000;
/** What the server answers when a durable consumer exists with another configuration. */
const otherConfiguration = 10_148;

/** Durable consumers: acknowledged only after the effect is stored, so handlers must apply an event's revision at most once. */
export class Consumers {
  private readonly registrations: Registration[] = [];
  private readonly deadLetters: Repository<DeadLetter>;
  private readonly running: ConsumerMessages[] = [];
  private readonly work: Promise<void>[] = [];

  constructor(
    private readonly connection: NatsConnection,
    database: Connection,
  ) {
    this.deadLetters = new Repository<DeadLetter>(database, 'DeadLetter', deadLetterSchema);
  }

  /** Registers what is done on some events; `subjects` may hold wildcards. */
  on(name: ConsumerName, subjects: string[], handle: EventHandler, { atOnce = 1, about = '' } = {}) {
    this.registrations.push({ name, subjects, handle, atOnce, about });
  }

  /** The names of what is registered. */
  get names(): string[] {
    return this.registrations.map(({ name }) => name);
  }

  /** How many events wait for a person. */
  dead(): Promise<number> {
    return this.deadLetters.count({});
  }

  async start() {
    for (const registration of this.registrations)
      this.work.push(this.consume(registration, await this.open(registration)));
  }

  async stop() {
    await Promise.all(this.running.map((messages) => messages.close()));
    await Promise.all(this.work);
  }

  private async open({ name, subjects }: Registration): Promise<ConsumerMessages> {
    const manager = await jetstreamManager(this.connection);
    const filter_subjects = subjects.map((subject) => `events.${subject}`);
    const config: Partial<ConsumerConfig> = {
      durable_name: name,
      filter_subjects,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: 30_000_000_000,
      max_ack_pending: 64,
      // How often is counted here: while the database is away a try says nothing of the event.
      max_deliver: -1,
    };
    try {
      await manager.consumers.add(stream, config);
    } catch (error) {
      if (!(error instanceof JetStreamApiError) || error.code !== otherConfiguration) throw error;
      // The version before followed other events, or was given fewer tries; what it had applied stays applied.
      await manager.consumers.update(stream, name, { filter_subjects, max_deliver: -1 });
    }
    const consumer = await jetstream(this.connection).consumers.get(stream, name);
    const messages = await consumer.consume({ max_messages: 64 });
    this.running.push(messages);
    return messages;
  }

  private async consume(registration: Registration, messages: ConsumerMessages) {
    const inWork = new Set<Promise<void>>();
    for await (const message of messages) {
      const work = this.take(registration, message).finally(() => inWork.delete(work));
      inWork.add(work);
      if (inWork.size >= registration.atOnce) await Promise.race(inWork);
    }
    await Promise.all(inWork);
  }

  /** All events of a message are tried; while one fails, the message comes again, and what was applied stays as it is. */
  private async take(registration: Registration, message: JsMsg) {
    const { name } = registration;
    const { deliveryCount } = message.info;
    const failed = await this.failures(registration, message);
    eventsTaken.inc({ consumer: name, outcome: failed.length === 0 ? 'applied' : 'failed' });
    if (failed.length === 0) return message.ack();
    for (const { error } of failed)
      log.error(
        { consumer: name, subject: message.subject, attempt: deliveryCount, error: String(error) },
        'event not applied',
      );
    if (failed.some(({ error }) => isDatabaseAway(error))) return message.nak(awayPause);
    if (deliveryCount < mostDeliveries) return message.nak(Math.min(longestPause, 200 * 2 ** deliveryCount));
    if (await this.layAside(name, message, failed)) return message.term();
    message.nak(awayPause);
  }

  /** Lays aside what a person has to look at, once however often it is tried; false where that cannot be stored now. */
  private async layAside(consumer: string, { subject, info }: JsMsg, failed: Failure[]): Promise<boolean> {
    const at = new Date();
    const message = `${consumer}:${info.streamSequence}:${info.timestampNanos}`;
    try {
      await this.deadLetters.insertNew(
        failed.map(({ body, error }, n) => {
          return { _id: `${message}:${n}`, consumer, subject, body, error: String(error), at };
        }),
      );
    } catch (error) {
      log.warn({ consumer, subject, error: String(error) }, 'an event could not be laid aside, it comes again');
      return false;
    }
    eventsTaken.inc({ consumer, outcome: 'dead' });
    return true;
  }

  private async failures({ name, handle, atOnce, about }: Registration, message: JsMsg): Promise<Failure[]> {
    const failed: Failure[] = [];
    if (about && !message.string().includes(about)) return failed;
    const apply = (event: PortalEvent) =>
      inTrace(event.trace, () =>
        spanned({ name: `${name} ${event.subject}`, kind: 'CONSUMER' }, () => handle(event)),
      ).catch((error: unknown) => failed.push({ body: JSON.stringify(event), error }));
    try {
      const events = eventsOf(message);
      if (atOnce > 1) await Promise.all(events.map(apply));
      else for (const event of events) await apply(event);
    } catch (error) {
      failed.push({ body: message.string(), error });
    }
    return failed;
  }
}
