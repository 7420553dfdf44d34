import { jetstreamManager, RetentionPolicy, StorageType, DiscardPolicy, type StreamConfig } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';

export const stream = 'EVENTS';
const day = 24 * 60 * 60 * 1_000_000_000;

/** Makes the stream of events if it is not there; MongoDB stays the truth, the stream only carries. */
export async function ensureStream(connection: NatsConnection) {
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
  };
  try {
    await manager.streams.info(stream);
  } catch {
    await manager.streams.add(config);
  }
}
