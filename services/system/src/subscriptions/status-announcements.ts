import { Injectable } from '@nestjs/common';
import { Kit, queuedMail, Sweep } from '@portal/service-kit';
import { IncidentRepository } from '../incidents/incident.repository.js';
import { MaintenanceRepository } from '../maintenance/maintenance.repository.js';
import { DeliveryRepository } from './delivery.repository.js';
import type { Untold, UntoldRecords } from './notices.js';
import { noticeLetter } from './status.letters.js';
import { StatusDeliveries } from './status-deliveries.js';
import { type SubscriptionRecord, SubscriptionRepository } from './subscription.repository.js';

/** A mail's place in the queue; its end names the subscriber. */
export const mailId = (noticeId: string, subscriptionId: string) => `status:${noticeId}:${subscriptionId}`;

/**
 * Makes a message to each subscriber of what is untold. It needs the database alone, so that it tells of NATS too. Each message has one id
 * and is made before the change counts as told: killed in between, it is done again, and nobody is told twice.
 */
@Injectable()
export class StatusAnnouncements extends Sweep {
  protected override readonly round = 2_000;

  constructor(
    private readonly kit: Kit,
    private readonly incidents: IncidentRepository,
    private readonly planned: MaintenanceRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly sending: StatusDeliveries,
  ) {
    super();
  }

  async sweep() {
    await this.planned.passTime();
    const told = [await this.announce(this.incidents), await this.announce(this.planned)];
    if (!told.some(Boolean)) return;
    this.kit.mailer.wake();
    // What fails is tried again in its own rounds.
    void this.sending.sweep().catch(() => undefined);
  }

  private async announce(records: UntoldRecords): Promise<boolean> {
    const found = await records.untold();
    if (found.length === 0) return false;
    const subscriptions = await this.subscriptions.everybody();
    for (const { _id, untold = [] } of found)
      for (const one of untold) {
        for (const each of subscriptions) if (each.events.includes(one.event)) await this.tell(each, one);
        await records.told(_id, one.id);
      }
    return true;
  }

  private async tell(subscription: SubscriptionRecord, untold: Untold) {
    const { _id: subscriptionId, kind } = subscription;
    const { id, event, notice } = untold;
    const now = new Date();
    if (kind === 'E-mail') {
      const mail = mailId(id, subscriptionId);
      await this.kit.mails.insertNew([queuedMail(mail, noticeLetter(subscription, this.sending.page, untold))]);
      await this.sending.note(subscriptionId, { at: now, event, result: 'On its way', mail });
      return;
    }
    await this.deliveries.insertNew([
      {
        _id: `${id}:${subscriptionId}`,
        ...{ subscriptionId, event, noticeId: id, body: JSON.stringify({ ...notice, page: this.sending.page }) },
        ...{ state: 'waiting', attempts: 0, dueAt: now, createdAt: now },
      },
    ]);
  }
}
