import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { MigrationsLeft } from '@portal/contracts';
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
  migrations: () => Promise<MigrationsLeft>;
}

/** Registers what waits: records with something in their outbox, mails, events that no consumer has taken, dead letters, and steps between versions. */
export function watchBacklogs({ nats, consumers, outboxes, mails, deadLetters, migrations }: Backlogs): void {
  gaugeOf('portal_outbox_waiting', 'Records whose outbox holds something, by type (1000 at most)', 'type', outboxes);
  gaugeOf('portal_queue_waiting', 'What waits: mails to be sent, dead letters for a person', 'queue', async () => ({
    mails: await mails(),
    dead_letters: await deadLetters(),
  }));
  const steps = 'Steps that bring the database on and are left: waiting, running, failed (tried again)';
  gaugeOf('portal_migrations_left', steps, 'state', migrations);
  gaugeOf('portal_events_waiting', 'Events that a consumer has not taken yet', 'consumer', async () => {
    const manager = await jetstreamManager(nats, { timeout: 1_000 });
    const infos = await Promise.all(consumers.map((name) => manager.consumers.info(stream, name)));
    return Object.fromEntries(
      infos.map(({ name, num_pending, num_ack_pending }) => [name, num_pending + num_ack_pending]),
    );
  });
}
