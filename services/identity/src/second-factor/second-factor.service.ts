import { Injectable } from '@nestjs/common';
import type { Actor, FactorProof, secondFactor as operations } from '@portal/contracts';
import {
  type Call,
  type Change,
  DomainError,
  invalid,
  Kit,
  Passwords,
  refuse,
  type Request,
  secretLimit,
  SecretBox,
} from '@portal/service-kit';
import { OwnSessionService } from '../sessions/own-session.service.js';
import { SessionRules } from '../sessions/session-rules.js';
import { ownPasswordAttempts, secondStepAttempts, sessionOver } from '../sessions/session.errors.js';
import { userEvent } from '../users/user.events.js';
import { factorOffLetter, factorOnLetter } from '../users/user.letters.js';
import type { UserRecord } from '../users/user.schema.js';
import { emailOf } from '../users/user.view.js';
import { UserRepository } from '../users/user.repository.js';
import { SecondSteps } from './second-steps.js';
import { newRecoveryCodes, newSecret, recoveryHash, stepOf, uriOf } from './totp.js';
import type { z } from 'zod';

const neededByRole = () =>
  new DomainError('SECOND_FACTOR_NEEDED', 409, 'Your role needs the second step: it cannot be switched off');

/** Not the body's own hash: that would be a quick way to guess the password in it. */
const requestOf = (actor: Actor, asked: 'begin' | 'disable', key: string | undefined): Request =>
  key ? { actor, key, bodyHash: `second-factor.${asked}` } : {};

/** Switching the own second factor on and off. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly box: SecretBox,
    private readonly sessions: OwnSessionService,
    private readonly steps: SecondSteps,
    private readonly rules: SessionRules,
  ) {}

  async get(actor: Actor) {
    const { factor, role } = await this.own(actor);
    return {
      enabled: factor !== undefined,
      required: this.rules.needsSecondFactor(role),
      since: factor?.since?.toISOString(),
      recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
    };
  }

  /** A secret that counts once a code of it was given; another request makes another one. */
  async begin({ actor, body, key }: Call<typeof operations.begin>) {
    const user = await this.proven(actor, body.currentPassword);
    if (user.factor) throw refuse('ILLEGAL_MOVE');
    const request = requestOf(actor, 'begin', key);
    const factorToConfirm = await this.box.seal(newSecret(), user._id);
    const begun = await this.users.update(
      user._id,
      { factor: { $exists: false } },
      () => ({ set: { factorToConfirm } }),
      { request },
    );
    if (!begun.factorToConfirm) throw refuse('ILLEGAL_MOVE');
    const secret = await this.box.open(begun.factorToConfirm, user._id);
    return { secret, uri: uriOf(emailOf(user), secret) };
  }

  /** From now on signing in asks for a code; all other sessions end. */
  async confirm({ actor, body }: Call<typeof operations.confirm>) {
    const user = await this.own(actor);
    if (user.factor || !user.factorToConfirm) throw refuse('ILLEGAL_MOVE');
    await this.kit.attempts.take(secretLimit(secondStepAttempts), user._id);
    const lastStep = stepOf(await this.box.open(user.factorToConfirm, user._id), body.code);
    if (lastStep === undefined) throw invalid({ code: 'This code is not right' });
    await this.kit.attempts.forget(secondStepAttempts, user._id);
    const codes = newRecoveryCodes();
    const factor = {
      secret: user.factorToConfirm,
      since: new Date(),
      lastStep,
      recoveryHashes: codes.map((code) => recoveryHash(code, user._id)),
    };
    await this.users.update(user._id, { factor: { $exists: false } }, (current) => ({
      set: { factor },
      unset: ['factorToConfirm'],
      event: userEvent(current, 'second-factor-enabled', actor, { mails: [factorOnLetter(current)] }),
    }));
    await this.sessions.endOthers(actor);
    return { recoveryCodes: codes };
  }

  async newRecoveryCodes({ actor, body }: Call<typeof operations.newRecoveryCodes>) {
    const user = await this.provenTwice(actor, body);
    const codes = newRecoveryCodes();
    await this.users.update(user._id, {}, (current) => {
      if (!current.factor) throw refuse('ILLEGAL_MOVE');
      const recoveryHashes = codes.map((code) => recoveryHash(code, user._id));
      return {
        set: { factor: { ...current.factor, recoveryHashes } },
        event: userEvent(current, 'recovery-codes-made', actor),
      };
    });
    return { recoveryCodes: codes };
  }

  async disable({ actor, body, key }: Call<typeof operations.disable>) {
    if (this.rules.needsSecondFactor(actor.role)) throw neededByRole();
    const request = requestOf(actor, 'disable', key);
    const disabled = async () => {
      const user = await this.provenTwice(actor, body);
      const decide = (current: UserRecord): Change<UserRecord> => {
        if (!current.factor) throw refuse('ILLEGAL_MOVE');
        return {
          unset: ['factor', 'factorToConfirm'],
          event: userEvent(current, 'second-factor-disabled', actor, { mails: [factorOffLetter(current)] }),
        };
      };
      return this.users.update(user._id, {}, decide, { request });
    };
    await this.users.once(request, disabled, actor.id);
    return { success: true as const };
  }

  /** The account of who asks, once the password was given too; tries count as those of signing in do. */
  private async proven(actor: Actor, password: string): Promise<UserRecord> {
    const user = await this.own(actor);
    await this.kit.attempts.take(secretLimit(ownPasswordAttempts), user._id);
    if (!(await this.passwords.matches(user.passwordHash, password)))
      throw invalid({ currentPassword: 'The current password is not right' });
    await this.kit.attempts.forget(ownPasswordAttempts, user._id);
    return user;
  }

  /** The password and a code of the factor: who only saw the password takes no protection away. */
  private async provenTwice(actor: Actor, { currentPassword, code }: z.output<typeof FactorProof>) {
    const user = await this.proven(actor, currentPassword);
    if (!user.factor) throw refuse('ILLEGAL_MOVE');
    await this.kit.attempts.take(secretLimit(secondStepAttempts), user._id);
    if (!(await this.steps.spend(user, code))) throw invalid({ code: 'This code is not right' });
    await this.kit.attempts.forget(secondStepAttempts, user._id);
    return user;
  }

  private async own({ id }: Actor): Promise<UserRecord> {
    const user = await this.users.find(id);
    if (!user) throw sessionOver();
    return user;
  }
}
