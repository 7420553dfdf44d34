import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DomainError, Kit, log } from '@portal/service-kit';
import { identityConfig } from '../config.js';
import { OrganizationRepository } from '../organizations/organization.repository.js';
import { portalItself } from '../portal-itself.js';
import { AccountService } from './account.service.js';
import { UserRepository } from './user.repository.js';

/** A portal without a Super Admin cannot approve anybody: the first one is who PORTAL_ADMIN_EMAIL names. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
    private readonly organizations: OrganizationRepository,
    private readonly accounts: AccountService,
  ) {}

  async onApplicationBootstrap() {
    const email = identityConfig().PORTAL_ADMIN_EMAIL;
    if (this.kit.config.PORTAL_DEMO === '1' || (await this.users.hasSuperAdmin())) return;
    if (!email) return log.warn('there is no Super Admin; set PORTAL_ADMIN_EMAIL to make the first one');
    await Promise.all([this.users.makeIndexes(), this.organizations.makeIndexes()]);
    const operator = { kind: 'operator' as const, name: 'Portal Operator' };
    const { _id: organizationId, name: organizationName } = await this.organizations.ofTheStart(operator, portalItself);
    const placement = { kind: 'join' as const, organizationId };
    const person = { name: 'Portal Administrator', email, organizationName, placement };
    await this.accounts.make({ ...person, role: 'Super Admin' }, portalItself).catch((error: unknown) => {
      // Another instance that starts at the same moment was first.
      if (!(error instanceof DomainError && error.code === 'EMAIL_TAKEN')) throw error;
    });
  }
}
