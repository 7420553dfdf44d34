import { Injectable } from '@nestjs/common';
import type { Role } from '@portal/contracts';
import { Kit } from '@portal/service-kit';
import { identityConfig } from '../config.js';
import type { UserRecord } from '../users/user.schema.js';

/** What the operator's settings ask of a session by its role. */
@Injectable()
export class SessionRules {
  private readonly config = identityConfig();

  constructor(private readonly kit: Kit) {}

  needsSecondFactor(role: Role): boolean {
    const always = role === 'Super Admin' && this.kit.config.PORTAL_DEMO !== '1';
    return always || this.config.SECOND_FACTOR_ROLES.includes(role);
  }

  mustSetUpSecondFactor({ role, factor }: Pick<UserRecord, 'role' | 'factor'>): boolean {
    return factor === undefined && this.needsSecondFactor(role);
  }

  idleMinutes(role: Role): number {
    return role === 'Super Admin' ? this.config.IDLE_MINUTES_SUPER_ADMIN : this.config.IDLE_MINUTES;
  }
}
