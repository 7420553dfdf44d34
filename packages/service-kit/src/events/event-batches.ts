import type { PortalEvent } from '@portal/contracts';
import type { ClientSession, Connection } from 'mongoose';
import { newId } from '../store/record-repository.js';
import { Repository } from '../store/repository.js';
import { documentSchema, type OutboxEntry } from '../store/stored.js';
import type { Outboxes } from './relay.js';

interface EventBatch {
  _id: string;
  events: PortalEvent[];
}

const schema = documentSchema('event_batches', { _id: String, events: { type: [Object], required: true } });

/** Batches that the relay carries in one round; an import leaves some hundred events in each. */
const mostAtOnce = 4;

/**
 * The outbox of many records that are made in one transaction: their events lie in one document of that transaction instead of one
 * in each record, which would be written a second time, one by one, when its event was carried.
 */
export class EventBatches extends Repository<EventBatch> implements Outboxes {
  wake: () => void = () => undefined;

  constructor(connection: Connection) {
    super(connection, 'EventBatch', schema);
  }

  /** Leaves events to be carried once the transaction is through; whoever commits it wakes the relay. */
  async leave(events: PortalEvent[], session: ClientSession) {
    if (events.length > 0) await this.insert([{ _id: newId(), events }], { session });
  }

  async outboxes(): Promise<{ _id: string; outbox: OutboxEntry[] }[]> {
    const batches = await this.findMany({}, { limit: mostAtOnce });
    return batches.flatMap(({ _id, events }) =>
      events.map((event) => ({ _id, outbox: [{ id: event.id, kind: 'event' as const, event }] })),
    );
  }

  /** A batch goes when all of it was carried; until then it comes again whole, which consumers bear. */
  async clearOutboxes(ids: string[], carried: string[]) {
    const isLeft = { events: { $elemMatch: { id: { $nin: carried } } } };
    await this.removeMany({ _id: { $in: [...new Set(ids)] }, $nor: [isLeft] });
  }
}
