import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { documentSchema, DomainError, Kit, Repository, secretLimit, SecretBox } from '@portal/service-kit';
import { KnownDevices } from '../sessions/known-devices.js';
import { RefusedSignIns } from '../sessions/refused-sign-ins.js';
import { tokenHash } from '../sessions/refresh-token.js';
import { secondStepAttempts } from '../sessions/session.errors.js';
import type { From } from '../sessions/session.repository.js';
import { userEvent } from '../users/user.events.js';
import type { StoredFactor, UserRecord } from '../users/user.schema.js';
import { emailOf, whoOf } from '../users/user.view.js';
import { UserRepository } from '../users/user.repository.js';
import { recoveryHash, stepOf } from './totp.js';

interface Challenge {
  /** Hash of what the browser holds. */
  _id: string;
  userId: string;
  epoch: number;
  expiresAt: Date;
}

const schema = documentSchema('second_steps', { _id: String, userId: String, epoch: Number, expiresAt: Date }).index(
  { expiresAt: 1 },
  { expireAfterSeconds: 0 },
);
const challengeMinutes = 5;
// Six digits: all guesses together stay few.
const codes = { ...secretLimit(secondStepAttempts), everywhere: 20 };
const wrongCode = (left: number) =>
  new DomainError('WRONG_CODE', 401, 'This code is not right', {
    fields: { code: 'This code is not right' },
    ...(left > 0 ? {} : { retryAfter: 900 }),
  });
const signInAgain = () => new DomainError('SIGN_IN_AGAIN', 401, 'Please sign in again');

/** The second step of signing in: a challenge after the right password, and the code that answers it. */
@Injectable()
export class SecondSteps {
  private readonly challenges: Repository<Challenge>;

  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
    private readonly box: SecretBox,
    private readonly refused: RefusedSignIns,
    private readonly devices: KnownDevices,
  ) {
    this.challenges = kit.keep(new Repository<Challenge>(kit.database, 'SecondStep', schema));
  }

  async begin({ _id, epoch }: UserRecord) {
    const challenge = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + challengeMinutes * 60_000);
    await this.challenges.insert([{ _id: tokenHash(challenge), userId: _id, epoch, expiresAt }]);
    return { challenge, expiresAt: expiresAt.toISOString() };
  }

  /** The account whose second step this is; a challenge is answered once, and tries count for the account. */
  async finish(challenge: string, code: string, from: From): Promise<UserRecord> {
    const _id = tokenHash(challenge);
    const open = await this.challenges.findOne({ _id, expiresAt: { $gt: new Date() } });
    const user = open && (await this.users.find(open.userId));
    if (!open || !user?.factor || user.epoch !== open.epoch) throw signInAgain();
    const device = await this.devices.known(from.device, user);
    const taken = await this.kit.attempts.takeFrom(codes, user._id, { ...from, device });
    const changed = await this.spend(user, code);
    if (!changed) {
      await this.refused.keep(emailOf(user), from, user, { step: 'second factor', locks: taken.locks });
      throw wrongCode(taken.left);
    }
    if ((await this.challenges.removeMany({ _id })) === 0) throw signInAgain();
    await taken.succeed();
    return changed;
  }

  /** Takes a code of the account's factor that was not taken before; undefined when it is wrong. Count the try first. */
  async spend(user: UserRecord, code: string): Promise<UserRecord | undefined> {
    if (!user.factor) return undefined;
    const secret = await this.box.open(user.factor.secret, user._id);
    const given = { step: stepOf(secret, code), hash: recoveryHash(code, user._id) };
    if (!spentBy(given, user.factor)) return undefined;
    let taken = false;
    const changed = await this.users.update(user._id, { status: 'active', factor: { $exists: true } }, (current) => {
      const spent = spentBy(given, current.factor);
      taken = spent !== undefined;
      if (!spent) return {};
      const { factor, recovery } = spent;
      return {
        set: { factor },
        ...(recovery ? { event: userEvent(current, 'recovery-code-used', whoOf(current)) } : {}),
      };
    });
    return taken ? changed : undefined;
  }
}

/** The factor once a code of it is spent; undefined where it is none of it, or was spent before. */
function spentBy({ step, hash }: { step: number | undefined; hash: string }, factor: StoredFactor | undefined) {
  if (!factor) return undefined;
  if (step !== undefined && step > factor.lastStep) return { factor: { ...factor, lastStep: step }, recovery: false };
  if (!factor.recoveryHashes.includes(hash)) return undefined;
  const recoveryHashes = factor.recoveryHashes.filter((one) => one !== hash);
  return { factor: { ...factor, recoveryHashes }, recovery: true };
}
