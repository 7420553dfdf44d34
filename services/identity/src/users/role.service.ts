import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type GivenRole,
  isGovernmentAddress,
  otherRoles,
  type Role,
  type users as operations,
} from '@portal/contracts';
import { type Call, type Change, Kit, refuse, rowsFor, withTransaction } from '@portal/service-kit';
import { LastOnes } from './last-ones.js';
import { governmentAddressNeeded, otherOrganizationKind, ownRole } from './user.errors.js';
import { userEvent } from './user.events.js';
import { roleChangedLetter } from './user.letters.js';
import type { UserRecord } from './user.schema.js';
import { emailOf } from './user.view.js';
import { UserRepository } from './user.repository.js';

/** Whose screens have the page where it is decided who joins. */
const mayAdministrate: string[] = ['Buyer', 'Seller', 'OEM'];

const administratorNotice = ({ _id, organizationName: organization }: UserRecord, administrator: boolean) => ({
  users: [_id],
  values: { organization },
  ...(administrator
    ? { title: 'You now decide who joins {{organization}}', record: { type: 'joining' } as const }
    : { title: 'You no longer decide who joins {{organization}}', record: { type: 'account' } as const }),
});

/** What an account is to others: its role, and whether it decides who joins. */
@Injectable()
export class RoleService {
  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
    private readonly lastOnes: LastOnes,
  ) {}

  /** Whether this account decides who joins its organisation; the last one goes only with a word that says so. */
  async setOrganizationAdministrator(call: Call<typeof operations.setOrganizationAdministrator>) {
    const { actor, params, body, ifMatch } = call;
    const { administrator, leavesNone } = body;
    const decide = (user: UserRecord) => ({
      set: { organizationAdministrator: administrator },
      event: userEvent(user, 'organization-administrator-set', actor, {
        notice: administratorNotice(user, administrator),
      }),
    });
    const changed = await withTransaction(this.kit.database, (session) =>
      this.users.update(
        params.id,
        rowsFor(actor, 'edit', 'User'),
        async (user) => {
          if (!mayAdministrate.includes(user.role)) throw refuse('ILLEGAL_MOVE');
          if (!administrator && !leavesNone) await this.lastOnes.keepOneAdministrator(user, session);
          return decide(user);
        },
        { ifMatch, session },
      ),
    );
    await this.kit.flush();
    return changed;
  }

  /** Another role of the same kind of organisation: never one's own, and never that of the last Super Admin. */
  async setRole({ actor, params, body: { role, leavesNone }, ifMatch }: Call<typeof operations.setRole>) {
    if (params.id === actor.id) throw ownRole();
    const changed = await withTransaction(this.kit.database, (session) =>
      this.users.update(
        params.id,
        rowsFor(actor, 'edit', 'User'),
        async (user) => {
          const given = roleFor(user, role);
          await this.lastOnes.keepOneSuperAdmin(user, session);
          if (!leavesNone) await this.lastOnes.keepOneAdministrator(user, session);
          return this.inRole(user, given, actor);
        },
        { by: actor, ifMatch, session },
      ),
    );
    await this.kit.flush();
    return changed;
  }

  private inRole(user: UserRecord, role: GivenRole, actor: Actor): Change<UserRecord> {
    const mails = [roleChangedLetter({ user, role, portal: this.kit.config.PORTAL_URL })];
    // Who oversees everything should know who else does.
    const overseen = role === 'Super Admin' || user.role === 'Super Admin';
    const title = role === 'Super Admin' ? '{{name}} is now a Super Admin' : '{{name}} is no longer a Super Admin';
    const record = { type: 'superAdmin' } as const;
    const notice = overseen ? { roles: ['Super Admin'], title, values: { name: user.name }, record } : undefined;
    return {
      set: { role },
      unset: ['organizationAdministrator'],
      event: userEvent(user, 'role-changed', actor, { mails, notice }),
    };
  }
}

/** The wanted role, where the account may have it. */
function roleFor(user: UserRecord, wanted: Role): GivenRole {
  if (user.status === 'deleted') throw refuse('NOT_FOUND');
  if (user.role === wanted) throw refuse('ILLEGAL_MOVE');
  const role = otherRoles[user.role].find((one) => one === wanted);
  if (!role) throw otherOrganizationKind();
  if (role === 'Buyer' && !isGovernmentAddress(emailOf(user))) throw governmentAddressNeeded();
  return role;
}
