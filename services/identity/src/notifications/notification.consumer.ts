import { Injectable } from '@nestjs/common';
import { readsRecords, readsWithOrganization, type Notice, type PortalEvent } from '@portal/contracts';
import { Kit } from '@portal/service-kit';
import { OrganizationRepository } from '../organizations/organization.repository.js';
import { Authority } from '../users/authority.js';
import { UserRepository } from '../users/user.repository.js';
import { NoticeMails } from './notice-mails.js';
import { NotificationRepository } from './notification.repository.js';
import { topicOf } from './topics.js';

/**
 * Makes of each event's notice one message to each user it is for; who belongs to a role or organisation, or may give an
 * approval, counts as of now, and only who may open what it leads to is told.
 */
@Injectable()
export class NotificationConsumer {
  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
    private readonly authority: Authority,
    private readonly organizations: OrganizationRepository,
    private readonly notifications: NotificationRepository,
    private readonly mails: NoticeMails,
  ) {
    // Most events tell nobody of anything.
    kit.consumers.on('identity-notifications', ['>'], (event) => this.take(event), { atOnce: 16, about: '"notice":' });
  }

  private async take({ id, subject, at, by, notice }: PortalEvent) {
    if (!notice) return;
    const meant = await this.readersOf(notice, by);
    const topic = topicOf(subject);
    const users = topic ? await this.users.wanting(meant, topic) : meant;
    if (users.length === 0) return;
    const mailed = await this.mails.atOnce(id, notice, users);
    await this.notifications.keep(id, new Date(at), notice, users, mailed);
    // So that the gateway tells the open pages of these users once there is something to read.
    this.kit.nats.publish('portal.notified', JSON.stringify({ users }));
  }

  /** Who is told; whoever did it, and who sees only what is in their own name, only where named. */
  private async readersOf(notice: Notice, doer: PortalEvent['by']) {
    const approvers = notice.approvers ? await this.authority.mayGive(notice.approvers) : [];
    const makers = notice.brands ? await this.organizations.makersOf(notice.brands, doer.organizationId) : [];
    const members = await this.users.meant({
      users: [...notice.users, ...approvers],
      roles: notice.roles,
      organizations: [...notice.organizations, ...makers],
    });
    const { type } = notice.record;
    return wanted(members, notice)
      .filter(({ _id, role }) =>
        notice.users.includes(_id) ? readsRecords(type, role) : _id !== doer.id && readsWithOrganization(type, role),
      )
      .map(({ _id }) => _id);
  }
}

/** Of an office that named some of its people only those, while one of them is still there. */
function wanted<M extends { _id: string; organizationId: string }>(members: M[], { offices = [], users }: Notice): M[] {
  const named = new Map(offices.map(({ organizationId, people }) => [organizationId, people]));
  const isNamed = ({ _id, organizationId }: M) => named.get(organizationId)?.includes(_id) === true;
  const narrowed = new Set(members.filter(isNamed).map(({ organizationId }) => organizationId));
  return members.filter((one) => users.includes(one._id) || !narrowed.has(one.organizationId) || isNamed(one));
}
