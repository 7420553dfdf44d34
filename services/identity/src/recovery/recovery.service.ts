import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type LinkFault, type recovery as operations, recoveryMinutes } from '@portal/contracts';
import { type Call, DomainError, Kit, Passwords } from '@portal/service-kit';
import { PasswordRules } from '../sessions/password-rules.js';
import { signInAttempts } from '../sessions/session.errors.js';
import { portalItself } from '../portal-itself.js';
import { userFact } from '../users/user.facts.js';
import { passwordChangedLetter, recoveryLetter } from '../users/user.letters.js';
import type { UserRecord } from '../users/user.schema.js';
import { emailOf, whoOf } from '../users/user.view.js';
import { Users } from '../users/users.js';
import { Recoveries, type RecoveryRecord } from './recoveries.js';
import { linkRefused } from './recovery.errors.js';

const attempts = 'recovery';

type Found = { fault: LinkFault } | { fault?: undefined; link: RecoveryRecord; user: UserRecord };

/** A forgotten password: the same answer and the same work whether the account exists or not. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly kit: Kit,
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly recoveries: Recoveries,
    private readonly rules: PasswordRules,
  ) {}

  async ask({ body: { email } }: Call<typeof operations.ask>) {
    const mayMail = await this.mayMail(email);
    const user = await this.users.byEmail(email);
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + recoveryMinutes * 60_000);
    const known = user !== null && mayMail && this.isOpen(user);
    // For nobody too: a link that is in no mail costs the same time.
    await this.recoveries.keep(
      token,
      known ? { userId: user._id, epoch: user.epoch, expiresAt } : { expiresAt },
      known ? this.letterOf(user, token) : undefined,
    );
    return { success: true as const };
  }

  async look({ body: { token } }: Call<typeof operations.look>) {
    const found = await this.follow(token);
    if (found.fault) return { valid: false, reason: found.fault };
    return { valid: true, expiresAt: found.link.expiresAt.toISOString() };
  }

  /** All sessions end; the lock of wrong passwords too. */
  async reset({ body: { token, newPassword } }: Call<typeof operations.reset>) {
    const found = await this.follow(token);
    if (found.fault) throw linkRefused(found.fault);
    const { link, user } = found;
    await this.rules.check(newPassword, user);
    const passwordHash = await this.passwords.hash(newPassword);
    if (!(await this.recoveries.spend(token))) throw linkRefused('used');
    await this.users.change(
      user._id,
      { status: 'active', epoch: link.epoch },
      (current) => ({
        set: { passwordHash, mustChangePassword: false, passwordChangedAt: new Date() },
        unset: ['temporaryUntil'],
        fact: userFact(current, 'recovered', whoOf(current), { mails: [passwordChangedLetter(current)] }),
      }),
      { by: whoOf(user) },
    );
    await this.kit.attempts.forget(signInAttempts, emailOf(user));
    await this.kit.flush();
    return { success: true as const };
  }

  /** Whose link this is, or why it does not work: what its owner did with it comes before what time did. */
  private async follow(token: string): Promise<Found> {
    const link = await this.recoveries.find(token);
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
    const mails = [recoveryLetter({ user, portal: this.kit.config.PORTAL_URL, token })];
    return {
      subject: 'identity.recovery.asked',
      by: portalItself,
      label: `${user.name} (${emailOf(user)})`,
      organizations: [user.organizationId],
      mails,
    };
  }

  /** Nobody's mailbox is filled by strangers; who asks is not told. */
  private async mayMail(email: string): Promise<boolean> {
    try {
      await this.kit.attempts.take(attempts, email);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }
}
