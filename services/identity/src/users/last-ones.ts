import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { GuardRepository } from './guard.repository.js';
import { lastAdministrator, lastSuperAdmin } from './user.errors.js';
import type { UserRecord } from './user.schema.js';
import { UserRepository } from './user.repository.js';

/** Who may not go because nobody else is there; counted so that of two who go at once the second is seen. */
@Injectable()
export class LastOnes {
  constructor(
    private readonly guards: GuardRepository,
    private readonly users: UserRepository,
  ) {}

  async keepOneSuperAdmin({ _id, role, status }: UserRecord, session: ClientSession) {
    if (role !== 'Super Admin' || status !== 'active') return;
    await this.takeTurn('super-admins', session);
    if ((await this.users.othersEntering(role, _id, session)) === 0) throw lastSuperAdmin();
  }

  async keepOneAdministrator(user: UserRecord, session: ClientSession) {
    if (!user.organizationAdministrator || user.status !== 'active') return;
    await this.takeTurn(`administrators-of-${user.organizationId}`, session);
    if ((await this.users.otherAdministrators(user, session)) === 0) throw lastAdministrator();
  }

  // One document that all of these transactions write, so that two of them cannot both count the other's account.
  private async takeTurn(_id: string, session: ClientSession) {
    await this.guards.updateOne({ _id }, { $inc: { turns: 1 } }, { upsert: true, session });
  }
}
