import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { stream } from '../events/streams.js';
import { gaugeOf } from './metrics.js';

/** What a service tells of what waits in it. */
export interface Backlogs {
  nats: NatsConnection;
  /** Names of its durable consumers. */
  consumers: readonly string[];
  outboxes: () => Promise<Record<string, number>>;
  mails: () => Promise<number>;
  deadLetters: () => Promise<number>;
}

/** Registers what waits: records with something in their outbox, mails, events that no consumer has taken, and dead letters. */
export function watchBacklogs({ nats, consumers, outboxes, mails, deadLetters }: Backlogs): void {
  gaugeOf('portal_outbox_waiting', 'Records whose outbox holds something, by type (1000 at most)', 'type', outboxes);
  gaugeOf('portal_queue_waiting', 'What waits: mails to be sent, dead letters for a person', 'queue', async () => ({
    mails: await mails(),
    dead_letters: await deadLetters(),
  }));
  gaugeOf('portal_events_waiting', 'Events that a consumer has not taken yet', 'consumer', async () => {
    const manager = await jetstreamManager(nats, { timeout: 1_000 });
    const infos = await Promise.all(consumers.map((name) => manager.consumers.info(stream, name)));
    return Object.fromEntries(
      infos.map(({ name, num_pending, num_ack_pending }) => [name, num_pending + num_ack_pending]),
    );
  });
}
