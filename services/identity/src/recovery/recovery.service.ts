import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type LinkFault, type recovery as operations, recoveryMinutes } from '@portal/contracts';
import {
  type Call,
  type Caller,
  DomainError,
  Kit,
  type Limit,
  Passwords,
  refuse,
  type Request,
  secretLimit,
  withTransaction,
} from '@portal/service-kit';
import { KnownDevices } from '../sessions/known-devices.js';
import { PasswordRules } from '../sessions/password-rules.js';
import { tokenHash } from '../sessions/refresh-token.js';
import { signInAttempts } from '../sessions/session.errors.js';
import { portalItself } from '../portal-itself.js';
import { userEvent } from '../users/user.events.js';
import { passwordChangedLetter, recoveryLetter, stillSuspendedLetter } from '../users/user.letters.js';
import type { UserRecord } from '../users/user.schema.js';
import { emailOf, whoOf } from '../users/user.view.js';
import { UserRepository } from '../users/user.repository.js';
import { RecoveryRepository, type RecoveryRecord } from './recovery.repository.js';
import { linkRefused } from './recovery.errors.js';

const mails: Limit = { ...secretLimit('recovery'), fromFirst: true, everywhere: 10 };

type Found = { fault: LinkFault } | { fault?: undefined; link: RecoveryRecord; user: UserRecord };

/** A forgotten password: the same answer and the same work whether the account exists or not. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly recoveries: RecoveryRepository,
    private readonly rules: PasswordRules,
    private readonly devices: KnownDevices,
  ) {}

  async ask(call: Call<typeof operations.ask>) {
    await this.recoveries.once(call, () => this.linkFor(call));
    return { success: true as const };
  }

  private async linkFor(call: Call<typeof operations.ask>) {
    const {
      body: { email },
      address,
      device,
      language,
    } = call;
    const user = await this.users.byEmail(email);
    const reached = user !== null && (this.isOpen(user) || user.status === 'suspended') ? user : undefined;
    const caller = { address, device: await this.devices.known(device, user) };
    const mayMail = await this.mayMail(email, caller, reached !== undefined);
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + recoveryMinutes * 60_000);
    const known = mayMail ? reached : undefined;
    const open = known && this.isOpen(known);
    // For nobody too: a link that is in no mail costs the same time.
    return this.recoveries.keep(
      token,
      open ? { userId: known._id, epoch: known.epoch, expiresAt } : { expiresAt },
      known ? this.letterOf({ ...known, language: known.language ?? language }, token) : undefined,
      call,
    );
  }

  async look({ body: { token } }: Call<typeof operations.look>) {
    const found = await this.follow(token);
    if (found.fault) return { valid: false, reason: found.fault };
    return { valid: true, expiresAt: found.link.expiresAt.toISOString() };
  }

  /** All sessions end; the lock of wrong passwords too. */
  async reset({ body: { token, newPassword }, key }: Call<typeof operations.reset>) {
    // Not the body's own hash: that would be a quick way to guess the password in it.
    const request: Request = key ? { key, bodyHash: tokenHash(token) } : {};
    let isFirst = false;
    const setAnew = async () => {
      const spent = await this.setAnew(token, newPassword, request);
      isFirst = true;
      return spent;
    };
    const { userId = '' } = await this.recoveries.once(request, setAnew, tokenHash(token));
    const user = await this.users.find(userId);
    if (!user || !(isFirst || (await this.passwords.matches(user.passwordHash, newPassword))))
      throw refuse('KEY_REUSED');
    // Of a repetition too: whoever was first may have ended before that.
    await this.kit.attempts.forget(signInAttempts, emailOf(user));
    await this.kit.flush();
    return { success: true as const };
  }

  /** The link is spent and the password set together, or neither: nobody needs another link for a password that was not set. */
  private async setAnew(token: string, newPassword: string, request: Request): Promise<RecoveryRecord> {
    const found = await this.follow(token);
    if (found.fault) throw linkRefused(found.fault);
    const { link, user } = found;
    await this.rules.check(newPassword, user);
    const passwordHash = await this.passwords.hash(newPassword);
    return withTransaction(this.kit.database, async (session) => {
      const spent = await this.recoveries.spend(token, request, session);
      await this.users.update(
        user._id,
        { status: 'active', epoch: link.epoch },
        (current) => ({
          set: { passwordHash, mustChangePassword: false, passwordChangedAt: new Date() },
          unset: ['temporaryUntil'],
          event: userEvent(current, 'recovered', whoOf(current), { mails: [passwordChangedLetter(current)] }),
        }),
        { by: whoOf(user), session },
      );
      return spent;
    });
  }

  /** Whose link this is, or why it does not work: what its owner did with it comes before what time did. */
  private async follow(token: string): Promise<Found> {
    const link = await this.recoveries.byToken(token);
    const user = link && (await this.users.find(link.userId!));
    if (!user || !this.isOpen(user)) return { fault: 'unknown' };
    if (link.usedAt) return { fault: 'used' };
    if (await this.recoveries.isReplaced(link)) return { fault: 'replaced' };
    if (link.expiresAt <= new Date()) return { fault: 'expired' };
    if (user.epoch !== link.epoch) return { fault: 'outdated' };
    return { link, user };
  }

  private isOpen({ status, demo }: UserRecord) {
    return status === 'active' && (!demo || this.kit.config.PORTAL_DEMO === '1');
  }

  private letterOf(user: UserRecord, token: string) {
    const mails = [
      user.status === 'suspended'
        ? stillSuspendedLetter(user)
        : recoveryLetter({ user, portal: this.kit.config.PORTAL_URL, token }),
    ];
    return {
      subject: 'identity.recovery.asked' as const,
      by: portalItself,
      label: `${user.name} (${emailOf(user)})`,
      organizations: [user.organizationId],
      mails,
    };
  }

  /**
   * Nobody's mailbox is filled by strangers; who asks is not told. It locks nobody out: the owner's own browser has mails of its own, and
   * while others have used up theirs, the last one is younger than its link is old; so no other cap of the receiver applies.
   */
  private async mayMail(email: string, caller: Caller, leaves: boolean): Promise<boolean> {
    const mayReceive = () => this.mayReceive(email, caller);
    if (caller.device !== undefined) return mayReceive();
    return this.kit.strangers.mayMail({ mailing: 'recovery', to: email, address: caller.address, leaves }, mayReceive);
  }

  private async mayReceive(email: string, caller: Caller): Promise<boolean> {
    try {
      await this.kit.attempts.takeFrom(mails, email, caller);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }
}
