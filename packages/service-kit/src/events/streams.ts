import { jetstreamManager, RetentionPolicy, StorageType, DiscardPolicy, type StreamConfig } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';

export const stream = 'EVENTS';
const day = 24 * 60 * 60 * 1_000_000_000;

/**
 * Makes the stream of events if it is not there, and lays it on more servers where it is to be; MongoDB stays the truth, the
 * stream only carries.
 */
export async function ensureStream(connection: NatsConnection, replicas = 1) {
  const manager = await jetstreamManager(connection);
  const config: Partial<StreamConfig> & { name: string } = {
    name: stream,
    subjects: ['events.>'],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    discard: DiscardPolicy.Old,
    max_age: 7 * day,
    duplicate_window: 600 * 1_000_000_000,
    max_msg_size: 1_000_000,
    num_replicas: replicas,
  };
  const found = await manager.streams.info(stream).catch(() => undefined);
  if (!found) await manager.streams.add(config);
  else if (found.config.num_replicas < replicas) await manager.streams.update(stream, config);
}
