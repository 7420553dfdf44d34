import { Injectable } from '@nestjs/common';
import { Kit } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { lastAdministrator, lastSuperAdmin } from './user.errors.js';
import type { UserRecord } from './user.schema.js';
import { Users } from './users.js';

/** Who may not go because nobody else is there; counted so that of two who go at once the second is seen. */
@Injectable()
export class LastOnes {
  constructor(
    private readonly kit: Kit,
    private readonly users: Users,
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
    await this.kit.database
      .collection<{ _id: string; turns: number }>('guards')
      .updateOne({ _id }, { $inc: { turns: 1 } }, { upsert: true, session });
  }
}
