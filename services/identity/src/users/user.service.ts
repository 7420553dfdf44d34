import { Injectable } from '@nestjs/common';
import { type Actor, roleOfKind, type users as operations, type UserType } from '@portal/contracts';
import { type Call, type Change, Kit, Passwords, refuse, rowsFor, withTransaction } from '@portal/service-kit';
import { otherKind } from '../people/person.errors.js';
import { secondStepAttempts, signInAttempts } from '../sessions/session.errors.js';
import { AccountService } from './account.service.js';
import { LastOnes } from './last-ones.js';
import { temporaryEnd, temporaryPassword } from './temporary-password.js';
import { ownAccount } from './user.errors.js';
import { userEvent } from './user.events.js';
import { activatedLetter, factorOffLetter, resetLetter, suspendedLetter } from './user.letters.js';
import { UserList } from './user-list.js';
import type { UserRecord } from './user.schema.js';
import { emailOf } from './user.view.js';
import { UserRepository } from './user.repository.js';

export type Deletion = Pick<Call<typeof operations.delete>, 'actor' | 'params' | 'query' | 'ifMatch'>;

/** The rules of the account list. */
@Injectable()
export class UserService {
  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
    private readonly lists: UserList,
    private readonly accounts: AccountService,
    private readonly passwords: Passwords,
    private readonly lastOnes: LastOnes,
  ) {}

  list({ actor, query }: Call<typeof operations.list>) {
    return this.lists.page(rowsFor(actor, 'view', 'User'), query);
  }

  get({ actor, params }: Call<typeof operations.get>) {
    return this.users.findOrFail(params.id, rowsFor(actor, 'view', 'User'));
  }

  create({ actor, body, key, bodyHash }: Call<typeof operations.create>) {
    const request = { actor, key, bodyHash };
    return this.users.once(request, () => this.accounts.make(body, actor, request));
  }

  update({ actor, params, body, ifMatch }: Call<typeof operations.update>) {
    const decide = (user: UserRecord) => ({
      set: { ...body, department: body.department ?? '' },
      event: userEvent(user, 'changed', actor),
    });
    return this.users.update(params.id, rowsFor(actor, 'edit', 'User'), decide, { ifMatch });
  }

  async setStatus({ actor, params, body, ifMatch }: Call<typeof operations.setStatus>) {
    await this.assertType(params.id, body.userType, actor);
    if (body.status === 'suspended') {
      const suspend = (user: UserRecord) => {
        if (user.status !== 'active') throw refuse('ILLEGAL_MOVE');
        const mails = [suspendedLetter(user, body.reason)];
        return { set: { status: 'suspended' }, event: userEvent(user, 'suspended', actor, { mails }) };
      };
      return this.exclude(actor, params.id, suspend, { ifMatch, leavesNone: body.leavesNone });
    }
    return this.users.update(params.id, rowsFor(actor, 'edit', 'User'), (user) => this.readmit(user, actor), {
      ifMatch,
    });
  }

  async delete({ actor, params, query, ifMatch }: Deletion) {
    const remove = (user: UserRecord): Change<UserRecord> => {
      if (user.status === 'deleted') throw refuse('NOT_FOUND');
      return {
        set: {
          status: 'deleted',
          formerEmail: emailOf(user),
          ...(user.status === 'suspended' ? { suspendedBefore: true } : {}),
        },
        unset: ['email'],
        event: userEvent(user, 'deleted', actor),
      };
    };
    await this.exclude(actor, params.id, remove, { ifMatch, leavesNone: query.leavesNone === 'yes' });
  }

  async resetPassword(call: Call<typeof operations.resetPassword>) {
    const { actor, params, body } = call;
    await this.assertType(params.id, body.userType, actor);
    return this.users.once(call, () => this.withTemporaryPassword(call), params.id);
  }

  private async withTemporaryPassword(call: Call<typeof operations.resetPassword>) {
    const { actor, params } = call;
    const password = temporaryPassword();
    const passwordHash = await this.passwords.hash(password);
    const decide = (user: UserRecord) => {
      if (user.status === 'deleted') throw refuse('NOT_FOUND');
      const mails = [resetLetter({ user, password, portal: this.kit.config.PORTAL_URL })];
      return {
        set: { passwordHash, mustChangePassword: true, temporaryUntil: temporaryEnd() },
        event: userEvent(user, 'password-reset', actor, { mails }),
      };
    };
    const user = await this.users.update(params.id, rowsFor(actor, 'edit', 'User'), decide, {
      by: actor,
      request: call,
    });
    await this.kit.attempts.forget(signInAttempts, emailOf(user));
    await this.kit.flush();
    return user;
  }

  /** The lock of too many wrong passwords is lifted. */
  async unlock(call: Call<typeof operations.unlock>) {
    const { actor, params } = call;
    const decide = (current: UserRecord) => ({ event: userEvent(current, 'unlocked', actor) });
    const user = await this.users.update(params.id, rowsFor(actor, 'edit', 'User'), decide, { request: call });
    await this.kit.attempts.forget(signInAttempts, emailOf(user));
    await this.kit.attempts.forget(secondStepAttempts, user._id);
  }

  /** For who has lost the device and the recovery codes; the owner is told. One's own goes only with its code. */
  async removeSecondFactor(call: Call<typeof operations.removeSecondFactor>) {
    const { actor, params } = call;
    if (params.id === actor.id) throw refuse('FORBIDDEN');
    const decide = (user: UserRecord): Change<UserRecord> => {
      if (!user.factor) throw refuse('ILLEGAL_MOVE');
      return {
        unset: ['factor', 'factorToConfirm'],
        event: userEvent(user, 'second-factor-removed', actor, { mails: [factorOffLetter(user)] }),
      };
    };
    await this.users.update(params.id, rowsFor(actor, 'edit', 'User'), decide, { request: call });
    await this.kit.attempts.forget(secondStepAttempts, params.id);
  }

  /** Who names a kind of person means somebody of it; a role is never guessed from an id. */
  private async assertType(id: string, userType: UserType | undefined, actor: Actor) {
    if (userType === undefined || userType === 'user') return;
    const { role } = await this.users.findOrFail(id, rowsFor(actor, 'edit', 'User'));
    if (role !== roleOfKind[userType]) throw otherKind();
  }

  /** Takes access away, at once and everywhere; never one's own or the last Super Admin's, an organisation's last administrator's with a word. */
  private async exclude(
    actor: Actor,
    id: string,
    decide: (user: UserRecord) => Change<UserRecord>,
    { ifMatch, leavesNone }: { ifMatch: number | undefined; leavesNone: boolean | undefined },
  ) {
    if (id === actor.id) throw ownAccount();
    const user = await withTransaction(this.kit.database, (session) =>
      this.users.update(
        id,
        rowsFor(actor, 'edit', 'User'),
        async (current) => {
          await this.lastOnes.keepOneSuperAdmin(current, session);
          if (!leavesNone) await this.lastOnes.keepOneAdministrator(current, session);
          return decide(current);
        },
        { by: actor, ifMatch, session },
      ),
    );
    await this.kit.flush();
    return user;
  }

  private readmit(user: UserRecord, actor: Actor): Change<UserRecord> {
    if (user.status === 'active') throw refuse('ILLEGAL_MOVE');
    if (user.status !== 'deleted') {
      const mails = [activatedLetter({ user, portal: this.kit.config.PORTAL_URL })];
      return { set: { status: 'active' }, event: userEvent(user, 'activated', actor, { mails }) };
    }
    return {
      // To bring back is not to forgive.
      set: { status: user.suspendedBefore ? 'suspended' : 'active', email: emailOf(user) },
      unset: ['formerEmail', 'suspendedBefore'],
      event: userEvent(user, 'restored', actor),
    };
  }
}
