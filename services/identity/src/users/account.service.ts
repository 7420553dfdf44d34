import { Injectable } from '@nestjs/common';
import type { Actor, PortalEvent, Role } from '@portal/contracts';
import { type Call, invalid, Kit, Passwords } from '@portal/service-kit';
import { kindOf } from '../organizations/organization.schema.js';
import { Organizations } from '../organizations/organizations.js';
import { temporaryEnd, temporaryPassword } from './temporary-password.js';
import { userFact } from './user.facts.js';
import { welcomeLetter } from './user.letters.js';
import type { UserRecord } from './user.schema.js';
import { Users } from './users.js';

/** Whose account is made. */
export interface NewPerson {
  name: string;
  email: string;
  role: Role;
  organizationName: string;
  gstin?: string;
  brands?: string[];
  department?: string;
  designation?: string;
  phone?: string;
  language?: string;
  registrationId?: string;
  _id?: string;
  form?: Record<string, unknown>;
  files?: UserRecord['files'];
}

/** Makes accounts with a temporary password that is mailed, in an organisation that is found or made. */
@Injectable()
export class AccountService {
  constructor(
    private readonly kit: Kit,
    private readonly users: Users,
    private readonly organizations: Organizations,
    private readonly passwords: Passwords,
  ) {}

  async make(
    { organizationName, gstin, brands = [], ...person }: NewPerson,
    by: PortalEvent['by'],
    request?: Pick<Call, 'key' | 'bodyHash'> & { actor?: Actor },
  ): Promise<UserRecord> {
    const first = await this.users.records.earlier(request ?? {});
    if (first) return first;
    const organization = await this.organizations.findOrMake(
      { kind: kindOf[person.role], name: organizationName, gstin, brands: person.role === 'OEM' ? brands : [] },
      by,
    );
    if (person.role === 'OEM' && organization.brands.length === 0)
      throw invalid({ brands: 'At least one brand is required' });
    const password = temporaryPassword();
    const fields = {
      ...person,
      status: 'active',
      organizationId: organization._id,
      organizationName: organization.name,
      department: person.department ?? '',
      passwordHash: await this.passwords.hash(password),
      mustChangePassword: true,
      temporaryUntil: temporaryEnd(),
      epoch: 1,
    };
    const mails = [welcomeLetter({ user: fields, password, portal: this.kit.config.PORTAL_URL })];
    const data = person.registrationId ? { registrationId: person.registrationId } : {};
    const told = (id: string) => userFact({ ...fields, _id: id } as UserRecord, 'created', by, { mails, data });
    return this.users.create(fields, told, request);
  }
}
