import { Injectable } from '@nestjs/common';
import { type Actor, type Placement, type PortalEvent, type Role, roleTraits } from '@portal/contracts';
import { type Call, invalid, Kit, Passwords, withTransaction } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { OrganizationMatches } from '../organizations/organization-matches.js';
import type { OrganizationRecord } from '../organizations/organization.schema.js';
import { isSameMoment, OrganizationRepository, type Wanted } from '../organizations/organization.repository.js';
import { joinedNews } from './joined.js';
import { temporaryEnd, temporaryPassword } from './temporary-password.js';
import { userEvent } from './user.events.js';
import { welcomeLetter } from './user.letters.js';
import type { UserRecord } from './user.schema.js';
import { type NewAccount, UserRepository } from './user.repository.js';

/** Whose account is made. */
export interface NewPerson {
  name: string;
  email: string;
  role: Role;
  organizationName: string;
  /** Said by a person; without it the organisation is a new one that looks like no other. */
  placement?: Placement;
  /** The form's field of the organisation's name. */
  organizationField?: string;
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

type By = PortalEvent['by'];
type Request = Pick<Call, 'key' | 'bodyHash'> & { actor?: Actor };
type Create = (
  organization: OrganizationRecord,
  isNew: boolean,
  announcement: Announcement,
  session?: ClientSession,
) => Promise<UserRecord>;
type Announcement = Pick<ReturnType<typeof userEvent>, 'notice' | 'mails'>;

const mostTries = 5;

/** Makes accounts with a temporary password that is mailed, in an organisation that is new or was chosen by its id. */
@Injectable()
export class AccountService {
  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
    private readonly organizations: OrganizationRepository,
    private readonly matches: OrganizationMatches,
    private readonly passwords: Passwords,
  ) {}

  async make(
    { organizationName, placement, organizationField, gstin, brands = [], ...person }: NewPerson,
    by: By,
    request: Request = {},
  ): Promise<UserRecord> {
    await this.users.assertFree(person.email, 'email');
    const kind = roleTraits[person.role].organization;
    const own = person.role === 'OEM' ? brands : [];
    const password = temporaryPassword();
    const passwordHash = await this.passwords.hash(password);
    const create: Create = (organization, isNew, { notice, mails = [] }, session) => {
      if (person.role === 'OEM' && organization.brands.length === 0)
        throw invalid({ brands: 'At least one brand is required' });
      const fields = this.fields(person, organization, passwordHash, isNew);
      const welcome = welcomeLetter({ user: fields, password, portal: this.kit.config.PORTAL_URL });
      const data = person.registrationId ? { registrationId: person.registrationId } : {};
      const event = (id: string) =>
        userEvent({ ...fields, _id: id } as UserRecord, 'created', by, { mails: [welcome, ...mails], data, notice });
      return session
        ? this.users.createWithin(fields, event, request, session)
        : this.users.createOnce(fields, event, request);
    };
    const wanted = { kind, name: organizationName, gstin, brands: own };
    const join = placement?.kind === 'join' ? placement : undefined;
    // The operator is one organisation: whom it takes in works for who takes them in.
    if (join || kind === 'operator')
      return this.inChosen(wanted, join?.organizationId ?? by.organizationId, person.name, by, create);
    const distinctFrom = placement?.kind === 'new' ? placement.distinctFrom : [];
    return this.inNew(wanted, { kind: 'new', distinctFrom }, organizationField, by, create);
  }

  /** Whoever is in the organisation is told who came. */
  private async inChosen({ kind, brands = [] }: Wanted, organizationId: string, name: string, by: By, create: Create) {
    const chosen = await this.organizations.chosen(kind, { kind: 'join', organizationId });
    const organization = await this.organizations.withBrands(chosen, brands, by);
    return create(organization, false, await joinedNews(this.users, organization, name));
  }

  /** The organisation and its first account are made together; of two at one moment the second looks again. */
  private async inNew(
    wanted: Wanted,
    placement: Extract<Placement, { kind: 'new' }>,
    field: string | undefined,
    by: By,
    create: Create,
  ): Promise<UserRecord> {
    for (let tried = 1; ; tried++) {
      try {
        // First the number: one of this name that comes after it collides, one that came before it is seen by the comparison.
        const twin = await this.organizations.nextTwin(wanted);
        await this.matches.assertDistinct(wanted, placement, field);
        const user = await withTransaction(this.kit.database, async (session) =>
          create(await this.organizations.make({ ...wanted, ...twin }, by, session), true, {}, session),
        );
        this.users.wake();
        this.organizations.wake();
        return user;
      } catch (error) {
        if (!isSameMoment(error) || tried >= mostTries) throw error;
      }
    }
  }

  private fields(
    person: Omit<NewPerson, 'organizationName' | 'placement' | 'gstin' | 'brands'>,
    organization: OrganizationRecord,
    passwordHash: string,
    isNew: boolean,
  ): NewAccount {
    return {
      ...person,
      status: 'active',
      organizationId: organization._id,
      organizationName: organization.name,
      department: person.department ?? '',
      passwordHash,
      mustChangePassword: true,
      temporaryUntil: temporaryEnd(),
      epoch: 1,
      // An end user has no page where it is decided who joins.
      ...(isNew && person.role !== 'End User' ? { organizationAdministrator: true } : {}),
    };
  }
}
