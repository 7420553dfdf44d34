import { Injectable } from '@nestjs/common';
import {
  type Actor,
  editPersonForms,
  type newPersonForms,
  type PersonKind,
  type Placement,
  roleOfKind,
  roleTraits,
} from '@portal/contracts';
import { type Call, type Change, invalid, Kit, newId, refuse, rowsFor } from '@portal/service-kit';
import type { z } from 'zod';
import { OrganizationMatches } from '../organizations/organization-matches.js';
import { OrganizationRepository } from '../organizations/organization.repository.js';
import { AccountService } from '../users/account.service.js';
import { joinedNews } from '../users/joined.js';
import { UserRepository } from '../users/user.repository.js';
import { emailChangedLetters } from '../users/user.letters.js';
import { userEvent } from '../users/user.events.js';
import type { UserRecord } from '../users/user.schema.js';
import { type Deletion, UserService } from '../users/user.service.js';
import { emailOf, filesOf } from '../users/user.view.js';
import { fieldOfOrganization, languageOf, partsOf, type PersonParts } from './person-fields.js';
import { PersonFiles } from './person-files.js';
import { otherKind } from './person.errors.js';

type NewForm = z.output<(typeof newPersonForms)[PersonKind]>;
type EditForm = z.output<(typeof editPersonForms)[PersonKind]>;
type Asked<Body> = Pick<Call, 'key' | 'bodyHash' | 'ifMatch'> & { actor: Actor; params: { id: string }; body: Body };

const placementOf = (body: object) => (body as { placement?: Placement }).placement;

/** Adds, changes and deletes people by the form of their kind. */
@Injectable()
export class PersonService {
  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
    private readonly accounts: AccountService,
    private readonly list: UserService,
    private readonly organizations: OrganizationRepository,
    private readonly matches: OrganizationMatches,
    private readonly files: PersonFiles,
  ) {}

  /** The same request again gives the first account, also when both came at once. */
  create(kind: PersonKind, { actor, body, key, bodyHash }: Omit<Asked<NewForm>, 'params'>): Promise<UserRecord> {
    const request = { actor, key, bodyHash };
    return this.users.once(request, () => this.make(kind, body, request));
  }

  private async make(kind: PersonKind, body: NewForm, request: Pick<Call, 'key' | 'bodyHash'> & { actor: Actor }) {
    const { actor } = request;
    const { account, organizationName = actor.organizationName, gstin, brands, extras } = partsOf(kind, body);
    const placement = placementOf(body);
    await this.users.assertFree(account.email, kind === 'support-agent' ? 'email' : 'emailId');
    const _id = newId();
    const files = await this.files.claim(_id, { kind, form: body }, actor);
    try {
      const organization = { organizationName, placement, organizationField: fieldOfOrganization(kind), gstin, brands };
      const person = {
        ...account,
        _id,
        role: roleOfKind[kind],
        ...organization,
        language: languageOf(extras),
        form: extras,
        files,
      };
      return await this.accounts.make(person, actor, request);
    } catch (error) {
      await this.files.release(_id);
      throw error;
    }
  }

  /** The account, its organisation where the form names it, and the sessions where the e-mail changes. */
  async update(kind: PersonKind, { actor, params: { id }, body, ifMatch }: Asked<EditForm>): Promise<UserRecord> {
    const rows = rowsFor(actor, 'edit', 'User');
    const before = await this.users.findOrFail(id, rows);
    this.assertKind(kind, before);
    if (ifMatch !== undefined && ifMatch !== before.version) throw refuse('STALE');
    const parts = partsOf(kind, body);
    const { email } = parts.account;
    if (email !== emailOf(before)) await this.users.assertFree(email, kind === 'support-agent' ? 'email' : 'emailId');
    const placement = placementOf(body);
    const losesBrands = kind === 'oem' && (await this.organizations.hasOther(before.organizationId, parts.brands));
    const organization = await this.organizationOf(before, parts, placement, actor);
    const joins = placement?.kind === 'join' && organization._id !== before.organizationId;
    const news = joins
      ? await joinedNews(
          this.users,
          { ...organization, kind: roleTraits[before.role].organization },
          parts.account.name,
        )
      : undefined;
    const files = await this.files.claim(id, { kind, form: body, had: filesOf(before) }, actor);
    const decide = (user: UserRecord): Change<UserRecord> => {
      const moved = email !== emailOf(user);
      const language = languageOf(parts.extras);
      return {
        set: {
          ...parts.account,
          ...(user.status === 'deleted' ? { email: user.email, formerEmail: email } : {}),
          department: parts.account.department ?? '',
          organizationId: organization._id,
          organizationName: organization.name,
          form: parts.extras,
          files,
          // Only another wish of the form: what its owner chose since is theirs.
          ...(language && language !== languageOf(user.form ?? {}) ? { language } : {}),
        },
        unset: [
          'ownDesignation' as const,
          ...(['phone', 'designation'] as const).filter((field) => parts.account[field] === undefined),
        ],
        event: userEvent(user, 'changed', actor, {
          mails: [...(moved ? emailChangedLetters(user, email) : []), ...(news?.mails ?? [])],
          notice: news?.notice,
        }),
      };
    };
    // A token carries e-mail, organisation and brands: with others its sessions are over.
    const ends = email !== emailOf(before) || organization._id !== before.organizationId || losesBrands;
    const changed = await this.users.update(id, rows, decide, {
      ifMatch: before.version,
      ...(ends ? { by: actor } : {}),
    });
    await this.files.releaseGone(before, changed);
    if (losesBrands) await this.users.endSessionsOf(organization._id, id, actor);
    if (ends) await this.kit.flush();
    return changed;
  }

  async delete(kind: PersonKind, call: Deletion) {
    this.assertKind(kind, await this.users.findOrFail(call.params.id, rowsFor(call.actor, 'edit', 'User')));
    await this.list.delete(call);
  }

  private assertKind(kind: PersonKind, { role }: UserRecord) {
    if (role !== roleOfKind[kind]) throw otherKind();
  }

  /** An end user's other office is chosen by its id, or is a new one; any other name is a new name of the same organisation. */
  private async organizationOf(
    user: UserRecord,
    { organizationName, gstin, brands }: PersonParts,
    placement: Placement | undefined,
    actor: Actor,
  ) {
    if (organizationName === undefined) return { _id: user.organizationId, name: user.organizationName };
    const kind = roleTraits[user.role].organization;
    if (user.role === 'End User') {
      if (placement?.kind === 'join') return this.organizations.chosen(kind, placement);
      if (organizationName === user.organizationName) return { _id: user.organizationId, name: user.organizationName };
      const wanted = { kind, name: organizationName };
      const distinctFrom = placement?.distinctFrom ?? [];
      // Before the comparison, which then sees whatever it counted.
      const twin = await this.organizations.nextTwin(wanted);
      await this.matches.assertDistinct(wanted, { kind: 'new', distinctFrom }, fieldOfOrganization('enduser'));
      return this.organizations.make({ ...wanted, ...twin }, actor);
    }
    if (user.role === 'OEM' && brands.length === 0) throw invalid({ brands: 'At least one brand is required' });
    const amended = await this.organizations.amend(
      user.organizationId,
      { name: organizationName, gstin, brands },
      actor,
    );
    if (amended.name !== user.organizationName) await this.users.renameOrganization(amended._id, amended.name);
    return amended;
  }
}
