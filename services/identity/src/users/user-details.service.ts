import { Injectable } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import { OrganizationRepository } from '../organizations/organization.repository.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { UserLocks } from './user-locks.js';
import type { UserRecord } from './user.schema.js';
import { detailsView } from './user.view.js';

/** What the dialog of an account shows besides the account itself. */
@Injectable()
export class UserDetailsService {
  constructor(
    private readonly locks: UserLocks,
    private readonly sessions: SessionRepository,
    private readonly organizations: OrganizationRepository,
  ) {}

  async of(user: UserRecord) {
    const [activeSessions, locks, brands] = await Promise.all([
      this.sessions.countOf(user),
      this.locks.of([user]),
      user.role === 'OEM' ? this.organizations.get(user.organizationId).then((found) => found.brands) : [],
    ]);
    return detailsView(user, { activeSessions, lockedUntil: locks.get(user._id), brands });
  }

  /** Who only reads the list is not shown the form. */
  async shownTo(actor: Actor, user: UserRecord) {
    const details = await this.of(user);
    return actor.role === 'Super Admin' ? details : { ...details, form: {}, files: [] };
  }
}
