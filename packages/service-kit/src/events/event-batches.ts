import type { PortalEvent } from '@portal/contracts';
import { LRUCache } from 'lru-cache';
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
  /** The last batches that were left here or read: whoever left them carries them without reading them. */
  private readonly near = new LRUCache<string, PortalEvent[]>({ max: 2 * mostAtOnce });

  constructor(connection: Connection) {
    super(connection, 'EventBatch', schema);
  }

  /** Leaves events to be carried once the transaction is through; whoever commits it wakes the relay. */
  async leave(events: PortalEvent[], session: ClientSession) {
    if (events.length === 0) return;
    const batch = { _id: newId(), events };
    await this.insert([batch], { session });
    this.near.set(batch._id, events);
  }

  async outboxes(): Promise<{ _id: string; outbox: OutboxEntry[] }[]> {
    // What is near may have been carried by another instance, or its transaction may have failed: what is stored counts.
    const stored = await this.findMany({}, { fields: ['_id'], limit: mostAtOnce });
    const far = stored.map(({ _id }) => _id).filter((id) => !this.near.has(id));
    if (far.length > 0)
      for (const { _id, events } of await this.findMany({ _id: { $in: far } })) this.near.set(_id, events);
    return stored.flatMap(({ _id }) =>
      (this.near.get(_id) ?? []).map((event) => ({
        _id,
        outbox: [{ id: event.id, kind: 'event' as const, event }],
      })),
    );
  }

  /** A batch goes when all of it was carried; until then it comes again whole, which consumers bear. */
  async clearOutboxes(ids: string[], carried: string[]) {
    const there = new Set(carried);
    const whole = [...new Set(ids)].filter((id) => this.near.get(id)?.every((event) => there.has(event.id)));
    if (whole.length === 0) return;
    await this.removeMany({ _id: { $in: whole } });
    for (const id of whole) this.near.delete(id);
  }
}
