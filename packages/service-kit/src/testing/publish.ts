import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { PortalEvent } from '@portal/contracts';
import { parcelsOf } from '../events/parcel.js';

/** Publishes events as another service's relay does, but without message ids: each call arrives. */
export async function publishEvents(nats: NatsConnection, ...events: PortalEvent[]) {
  for (const { subject, body } of parcelsOf(events)) await jetstream(nats).publish(subject, body);
}
