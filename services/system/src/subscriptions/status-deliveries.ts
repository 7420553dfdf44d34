import { Injectable } from '@nestjs/common';
import type { StatusNotice } from '@portal/contracts';
import { Kit, newId, SecretBox, Sweep } from '@portal/service-kit';
import { type Delivery, DeliveryRepository, longestPause } from './delivery.repository.js';
import { type StoredDelivery, type SubscriptionRecord, SubscriptionRepository } from './subscription.repository.js';
import { Webhooks } from './webhooks.js';

const second = 1_000;
const minute = 60 * second;
/** From one attempt to the next; after the last one it is given up. */
const pauses = [10 * second, minute, 5 * minute, 30 * minute, longestPause];
/** So many are sent at once, so that a receiver that does not answer holds up nobody. */
const atOnce = 8;

/** Sends what waits for webhooks, at least once, with growing pauses; whoever is killed meanwhile, it goes on. */
@Injectable()
export class StatusDeliveries extends Sweep {
  protected override readonly round = 2 * second;

  constructor(
    private readonly kit: Kit,
    private readonly deliveries: DeliveryRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly webhooks: Webhooks,
    private readonly box: SecretBox,
  ) {
    super();
  }

  async sweep() {
    await Promise.all(Array.from({ length: atOnce }, () => this.sendDue()));
  }

  /** Where everybody can see how the portal is. */
  get page() {
    return new URL('/status', this.kit.config.PORTAL_URL).href;
  }

  /** A message of no event, sent at once and not again. */
  async test(subscription: SubscriptionRecord): Promise<StoredDelivery> {
    const at = new Date();
    const notice: StatusNotice = {
      ...{ id: `test.${newId()}`, type: 'test', at: at.toISOString() },
      ...{ page: this.page, parts: [] },
    };
    const attempt = await this.post(subscription, notice.id, JSON.stringify(notice));
    return this.note(subscription._id, { at, event: 'Test', ...attempt });
  }

  /** Keeps how the last message went, where everybody who may see the subscriber sees it. */
  async note(subscriptionId: string, last: StoredDelivery) {
    await this.subscriptions.updateOne({ _id: subscriptionId }, { $set: { last } });
    return last;
  }

  private async sendDue() {
    for (let due = await this.deliveries.take(); due; due = await this.deliveries.take()) await this.send(due);
  }

  private async send({ _id, subscriptionId, event, noticeId, body, attempts }: Delivery) {
    const subscription = await this.subscriptions.find(subscriptionId);
    if (!subscription) {
      await this.deliveries.removeMany({ subscriptionId });
      return;
    }
    const attempt = await this.post(subscription, noticeId, body);
    const pause = attempt.result === 'Accepted' ? undefined : pauses[attempts - 1];
    const now = new Date();
    if (pause !== undefined) await this.deliveries.wait(_id, pause);
    else await this.deliveries.end(_id, attempt.result === 'Accepted' ? 'accepted' : 'failed');
    await this.note(subscriptionId, {
      ...{ at: now, event, ...attempt },
      ...(pause === undefined ? {} : { result: 'Will be tried again' }),
    });
  }

  private async post({ _id, target, sealed }: SubscriptionRecord, id: string, body: string) {
    if (!sealed) throw new Error(`the subscriber ${_id} has no secret`);
    return this.webhooks.post(target, { id, body, secret: await this.box.open(sealed, _id) });
  }
}
