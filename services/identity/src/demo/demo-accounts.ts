import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Kit, Passwords } from '@portal/service-kit';
import { kindOf } from '../organizations/organization.schema.js';
import { OrganizationRepository } from '../organizations/organization.repository.js';
import { userEvent } from '../users/user.events.js';
import type { UserRecord } from '../users/user.schema.js';
import { portalItself } from '../portal-itself.js';
import { UserRepository } from '../users/user.repository.js';
import { demoAccounts, demoPassword } from './demo-data.js';

type DemoAccount = (typeof demoAccounts)[number];

/** In demo mode makes the demo organisations and accounts, once: what was deleted stays deleted. */
@Injectable()
export class DemoAccounts implements OnApplicationBootstrap {
  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
    private readonly organizations: OrganizationRepository,
    private readonly passwords: Passwords,
  ) {}

  async onApplicationBootstrap() {
    if (this.kit.config.PORTAL_DEMO !== '1') return;
    // Without the unique indexes two instances that start at once would make two of each.
    await Promise.all([this.users.makeIndexes(), this.organizations.makeIndexes()]);
    for (const account of demoAccounts) await this.make(account);
  }

  private async make({ key, organizationName, brands, ...person }: DemoAccount) {
    const _id = `demo-${key}`;
    if (await this.users.exists({ _id })) return;
    const wanted = { kind: kindOf[person.role], name: organizationName, brands, demo: true };
    const organization = await this.organizations.ofTheStart(wanted, portalItself);
    const fields = {
      _id,
      ...person,
      status: 'active',
      organizationId: organization._id,
      organizationName: organization.name,
      department: organization.name,
      passwordHash: await this.passwords.hash(demoPassword),
      mustChangePassword: false,
      epoch: 1,
      demo: true,
      ...(['Buyer', 'Seller', 'OEM'].includes(person.role) ? { organizationAdministrator: true } : {}),
    };
    try {
      await this.users.createOnce(fields, () => userEvent(fields as unknown as UserRecord, 'created', portalItself));
    } catch (error) {
      if (!(await this.users.exists({ _id }))) throw error;
    }
  }
}
