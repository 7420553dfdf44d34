import { Injectable } from '@nestjs/common';
import type { LastDelivery, StatusEvent, StatusSubscription } from '@portal/contracts';
import { invalid, Kit, RecordRepository, recordSchema, type SealedText, type Stored } from '@portal/service-kit';

/** The last message to a subscriber; of a mail the id under which it lies in the queue, which knows how it went, of a test that has begun its own. */
export type StoredDelivery = Omit<LastDelivery, 'at'> & { at: Date; mail?: string; test?: string };

/** A subscriber as stored; `takenTarget` is its address while it is subscribed, of which there is one. */
export interface SubscriptionRecord extends Stored {
  kind: StatusSubscription['kind'];
  target: string;
  takenTarget?: string;
  language: string;
  events: StatusEvent[];
  addedBy: string;
  addedByEmail: string;
  /** The secret of a webhook, which only this service's key opens. */
  sealed?: SealedText;
  last?: StoredDelivery;
}

const schema = recordSchema('status_subscriptions', {
  kind: { type: String, required: true },
  target: { type: String, required: true },
  takenTarget: String,
  language: { type: String, required: true },
  events: { type: [String], required: true },
  addedBy: { type: String, required: true },
  addedByEmail: { type: String, required: true },
  sealed: Object,
  last: Object,
}).index({ takenTarget: 1 }, { unique: true, partialFilterExpression: { takenTarget: { $exists: true } } });

const already = 'This address is subscribed already';

/** Where subscribers live. */
@Injectable()
export class SubscriptionRepository extends RecordRepository<SubscriptionRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'StatusSubscription', schema);
    kit.keep(this);
  }

  /** The refusal of an address that is there already, at its field. */
  static taken = (kind: SubscriptionRecord['kind']) => invalid({ [kind === 'E-mail' ? 'email' : 'url']: already });

  /** Everybody who is subscribed. */
  everybody() {
    return this.findMany({ deletedAt: { $exists: false } });
  }
}
