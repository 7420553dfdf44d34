import { Injectable } from '@nestjs/common';
import type { StatusEvent } from '@portal/contracts';
import { documentSchema, fromNow, isOverAt, Kit, Repository } from '@portal/service-kit';

/** A message to a webhook; its id is made of the event and the subscriber, so that it is one however often it is made. */
export interface Delivery {
  _id: string;
  subscriptionId: string;
  event: StatusEvent;
  /** The event's id, the same at each attempt. */
  noticeId: string;
  body: string;
  state: 'waiting' | 'accepted' | 'failed';
  attempts: number;
  dueAt: Date;
  createdAt: Date;
}

const keptSeconds = 7 * 24 * 3_600;
/** From one attempt to the next, at most (milliseconds). */
export const longestPause = 120 * 60_000;
/** Longer than an attempt takes: who holds one for so long is gone. */
const lease = 30_000;

const schema = documentSchema('status_deliveries', {
  _id: String,
  subscriptionId: String,
  event: String,
  noticeId: String,
  body: String,
  state: String,
  attempts: Number,
  dueAt: Date,
  createdAt: Date,
})
  .index({ state: 1, dueAt: 1 })
  .index({ createdAt: 1 }, { expireAfterSeconds: keptSeconds });

/** Where messages to webhooks wait. */
@Injectable()
export class DeliveryRepository extends Repository<Delivery> {
  constructor(kit: Kit) {
    super(kit.database, 'StatusDelivery', schema);
    kit.keep(this);
  }

  /** One that is due, by the database's clock; another instance takes it over when this one is killed. */
  async take() {
    const now = await this.now();
    const { $or: over } = isOverAt('dueAt', longestPause, now);
    return this.updateAndFind(
      // One that nobody has tried is due, whatever the clock was when it was made.
      { state: 'waiting', $or: [{ attempts: 0 }, ...over] },
      { $set: { dueAt: new Date(now.getTime() + lease) }, $inc: { attempts: 1 } },
      { sort: { dueAt: 1 } },
    );
  }

  /** It is tried again after a pause (milliseconds). */
  async wait(_id: string, pause: number) {
    await this.updateOne({ _id }, [{ $set: { dueAt: fromNow(pause) } }]);
  }

  /** No attempt follows. */
  async end(_id: string, state: 'accepted' | 'failed') {
    await this.updateOne({ _id }, { $set: { state } });
  }
}
