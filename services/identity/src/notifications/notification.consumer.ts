import { Injectable } from '@nestjs/common';
import type { PortalEvent } from '@portal/contracts';
import { Kit } from '@portal/service-kit';
import { Users } from '../users/users.js';
import { Notifications } from './notifications.js';
import { topicOf } from './topics.js';

/** Makes of each event's notice one message to each user it is for; who belongs to a role or organisation counts as of now. */
@Injectable()
export class NotificationConsumer {
  constructor(
    private readonly kit: Kit,
    private readonly users: Users,
    private readonly notifications: Notifications,
  ) {
    kit.consumers.on('identity-notifications', ['>'], (event) => this.take(event), { atOnce: 16 });
  }

  private async take({ id, subject, at, by, notice }: PortalEvent) {
    if (!notice) return;
    const members = await this.users.idsOf(notice.roles, notice.organizations);
    const meant = [...new Set([...notice.users, ...members.filter((member) => member !== by.id)])];
    const topic = topicOf(subject);
    const users = topic ? await this.users.wanting(meant, topic) : meant;
    if (users.length === 0) return;
    await this.notifications.keep(id, new Date(at), notice, users);
    // So that the gateway tells the open pages of these users once there is something to read.
    this.kit.nats.publish('portal.notified', JSON.stringify({ users }));
  }
}
