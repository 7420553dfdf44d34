import { Injectable } from '@nestjs/common';
import type { Actor, users as operations } from '@portal/contracts';
import { type Call, type Change, Kit, Passwords, refuse, rowsFor, together } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { secondStepAttempts, signInAttempts } from '../sessions/session.errors.js';
import { AccountService } from './account.service.js';
import { temporaryEnd, temporaryPassword } from './temporary-password.js';
import { lastSuperAdmin, ownAccount } from './user.errors.js';
import { userFact } from './user.facts.js';
import { factorOffLetter, resetLetter } from './user.letters.js';
import { UserList } from './user-list.js';
import type { UserRecord } from './user.schema.js';
import { emailOf } from './user.view.js';
import { Users } from './users.js';

/** The rules of the account list. */
@Injectable()
export class UserService {
  constructor(
    private readonly kit: Kit,
    private readonly users: Users,
    private readonly lists: UserList,
    private readonly accounts: AccountService,
    private readonly passwords: Passwords,
  ) {}

  list({ actor, query }: Call<typeof operations.list>) {
    return this.lists.page(rowsFor(actor, 'view', 'User'), query);
  }

  get({ actor, params }: Call<typeof operations.get>) {
    return this.users.get(params.id, rowsFor(actor, 'view', 'User'));
  }

  create({ actor, body, key, bodyHash }: Call<typeof operations.create>) {
    return this.accounts.make(body, actor, { actor, key, bodyHash });
  }

  update({ actor, params, body, ifMatch }: Call<typeof operations.update>) {
    const decide = (user: UserRecord) => ({
      set: { ...body, department: body.department ?? '' },
      fact: userFact(user, 'changed', actor),
    });
    return this.users.change(params.id, rowsFor(actor, 'edit', 'User'), decide, { ifMatch });
  }

  async setStatus({ actor, params, body, ifMatch }: Call<typeof operations.setStatus>) {
    if (body.status === 'suspended') {
      const suspend = (user: UserRecord) => {
        if (user.status !== 'active') throw refuse('ILLEGAL_MOVE');
        return { set: { status: 'suspended' }, fact: userFact(user, 'suspended', actor) };
      };
      return this.exclude(actor, params.id, suspend, ifMatch);
    }
    return this.users.change(params.id, rowsFor(actor, 'edit', 'User'), (user) => this.readmit(user, actor), {
      ifMatch,
    });
  }

  async delete({ actor, params, ifMatch }: Pick<Call<typeof operations.delete>, 'actor' | 'params' | 'ifMatch'>) {
    const remove = (user: UserRecord): Change<UserRecord> => {
      if (user.status === 'deleted') throw refuse('NOT_FOUND');
      return {
        set: { status: 'deleted', formerEmail: emailOf(user) },
        unset: ['email'],
        fact: userFact(user, 'deleted', actor),
      };
    };
    await this.exclude(actor, params.id, remove, ifMatch);
  }

  async resetPassword({ actor, params }: Call<typeof operations.resetPassword>) {
    const password = temporaryPassword();
    const passwordHash = await this.passwords.hash(password);
    const decide = (user: UserRecord) => {
      if (user.status === 'deleted') throw refuse('NOT_FOUND');
      const mails = [resetLetter({ user, password, portal: this.kit.config.PORTAL_URL })];
      return {
        set: { passwordHash, mustChangePassword: true, temporaryUntil: temporaryEnd() },
        fact: userFact(user, 'password-reset', actor, { mails }),
      };
    };
    const user = await this.users.change(params.id, rowsFor(actor, 'edit', 'User'), decide, { by: actor });
    await this.kit.attempts.forget(signInAttempts, emailOf(user));
    await this.kit.flush();
    return user;
  }

  /** The lock of too many wrong passwords is lifted. */
  async unlock({ actor, params }: Call<typeof operations.unlock>) {
    const user = await this.users.change(params.id, rowsFor(actor, 'edit', 'User'), (current) => ({
      fact: userFact(current, 'unlocked', actor),
    }));
    await this.kit.attempts.forget(signInAttempts, emailOf(user));
    await this.kit.attempts.forget(secondStepAttempts, user._id);
  }

  /** For who has lost the device and the recovery codes; the owner is told. */
  async removeSecondFactor({ actor, params }: Call<typeof operations.removeSecondFactor>) {
    await this.users.change(params.id, rowsFor(actor, 'edit', 'User'), (user) => {
      if (!user.factor) throw refuse('ILLEGAL_MOVE');
      return {
        unset: ['factor', 'factorToConfirm'],
        fact: userFact(user, 'second-factor-removed', actor, { mails: [factorOffLetter(user)] }),
      };
    });
    await this.kit.attempts.forget(secondStepAttempts, params.id);
  }

  /** Takes access away, at once and everywhere; never one's own, never the last Super Admin's. */
  private async exclude(
    actor: Actor,
    id: string,
    decide: (user: UserRecord) => Change<UserRecord>,
    ifMatch: number | undefined,
  ) {
    if (id === actor.id) throw ownAccount();
    const user = await together(this.kit.database, (session) =>
      this.users.change(
        id,
        rowsFor(actor, 'edit', 'User'),
        async (current) => {
          await this.keepOneSuperAdmin(current, session);
          return decide(current);
        },
        { by: actor, ifMatch, session },
      ),
    );
    await this.kit.flush();
    return user;
  }

  // One document that all of these transactions write, so that two of them cannot both count the other's account.
  private async keepOneSuperAdmin({ _id, role, status }: UserRecord, session: ClientSession) {
    if (role !== 'Super Admin' || status !== 'active') return;
    await this.kit.database
      .collection<{ _id: string; turns: number }>('guards')
      .updateOne({ _id: 'super-admins' }, { $inc: { turns: 1 } }, { upsert: true, session });
    if ((await this.users.othersActive(role, _id, session)) === 0) throw lastSuperAdmin();
  }

  private readmit(user: UserRecord, actor: Actor): Change<UserRecord> {
    if (user.status === 'active') throw refuse('ILLEGAL_MOVE');
    if (user.status !== 'deleted') return { set: { status: 'active' }, fact: userFact(user, 'activated', actor) };
    return {
      set: { status: 'active', email: emailOf(user) },
      unset: ['formerEmail'],
      fact: userFact(user, 'restored', actor),
    };
  }
}
