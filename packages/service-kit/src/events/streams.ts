import { jetstreamManager, RetentionPolicy, StorageType, DiscardPolicy, type StreamConfig } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { log } from '../log.js';

export const stream = 'EVENTS';
const day = 24 * 60 * 60 * 1_000_000_000;

/**
 * Makes the stream of events, on so many servers, if it is not there; MongoDB stays the truth, the stream only carries. One that
 * is there is the operator's to change: no service may.
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
  else if (found.config.num_replicas < replicas)
    log.warn(
      { replicas: found.config.num_replicas },
      `The events lie on fewer servers than ${replicas}: nats stream edit ${stream} --replicas ${replicas}, as the operator`,
    );
}
