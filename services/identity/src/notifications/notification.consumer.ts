import { Injectable } from '@nestjs/common';
import { linkFor, type Notice, type PortalEvent } from '@portal/contracts';
import { Kit } from '@portal/service-kit';
import { UserRepository } from '../users/user.repository.js';
import { NotificationRepository } from './notification.repository.js';
import { topicOf } from './topics.js';

/**
 * Makes of each event's notice one message to each user it is for; who belongs to a role or organisation counts as of now, and
 * only who may open what it leads to is told.
 */
@Injectable()
export class NotificationConsumer {
  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
    private readonly notifications: NotificationRepository,
  ) {
    kit.consumers.on('identity-notifications', ['>'], (event) => this.take(event), { atOnce: 16 });
  }

  private async take({ id, subject, at, by, notice }: PortalEvent) {
    if (!notice) return;
    const links = await this.linksOf(notice, by.id);
    const meant = [...links.keys()];
    const topic = topicOf(subject);
    const users = topic ? await this.users.wanting(meant, topic) : meant;
    if (users.length === 0) return;
    await this.notifications.keep(
      id,
      new Date(at),
      notice,
      users.map((userId) => ({ userId, link: links.get(userId) ?? '' })),
    );
    // So that the gateway tells the open pages of these users once there is something to read.
    this.kit.nats.publish('portal.notified', JSON.stringify({ users }));
  }

  /** Who is told, each with the link among their own pages; whoever did it is told only where named. */
  private async linksOf(notice: Notice, doer: string) {
    const members = await this.users.meant(notice);
    return new Map(
      members.flatMap(({ _id, role }) => {
        const link = linkFor(notice.link, role);
        const told = _id !== doer || notice.users.includes(_id);
        return told && link !== undefined ? [[_id, link] as const] : [];
      }),
    );
  }
}
