import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { roleTraits } from '@portal/contracts';
import { demoColleagues, demoDays, demoDoor, type DemoPerson, Kit, Passwords } from '@portal/service-kit';
import { OrganizationRepository } from '../organizations/organization.repository.js';
import { userEvent } from '../users/user.events.js';
import type { UserRecord } from '../users/user.schema.js';
import { portalItself } from '../portal-itself.js';
import { UserRepository } from '../users/user.repository.js';
import { demoPassword } from './demo-password.js';

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
    const { PORTAL_DEMO, DEMO_HISTORY } = this.kit.config;
    if (PORTAL_DEMO !== '1') return;
    // Without the unique indexes two instances that start at once would make two of each.
    await Promise.all([this.users.makeIndexes(), this.organizations.makeIndexes()]);
    const passwordHash = await this.passwords.hash(demoPassword);
    const hasHistory = DEMO_HISTORY === '1';
    const since = hasHistory ? { createdAt: new Date(Date.now() - (demoDays + 30) * 86_400_000) } : {};
    for (const person of hasHistory ? [...demoDoor, ...demoColleagues] : demoDoor)
      await this.make(person, { passwordHash, ...since });
  }

  private async make(
    { id: _id, organization: { id, name }, brands = [], authorizedDesignations, ...person }: DemoPerson,
    account: { passwordHash: string; createdAt?: Date },
  ) {
    if (await this.users.exists({ _id })) return;
    const wanted = { _id: id, kind: roleTraits[person.role].organization, name, brands: [...brands], demo: true };
    const organization = await this.organizations.ofTheStart(wanted, portalItself);
    const fields = {
      _id,
      ...person,
      status: 'active',
      organizationId: organization._id,
      organizationName: organization.name,
      department: organization.name,
      ...account,
      mustChangePassword: false,
      epoch: 1,
      demo: true,
      ...(authorizedDesignations ? { form: { authorizedDesignations: [...authorizedDesignations] } } : {}),
      ...(['Buyer', 'Seller', 'OEM'].includes(person.role) ? { organizationAdministrator: true } : {}),
    };
    try {
      await this.users.createOnce(fields, () => userEvent(fields as unknown as UserRecord, 'created', portalItself));
    } catch (error) {
      if (!(await this.users.exists({ _id }))) throw error;
    }
  }
}
