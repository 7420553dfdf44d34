import { Injectable } from '@nestjs/common';
import { languages, type sessions as operations } from '@portal/contracts';
import { type Call, invalid, Kit, Passwords, refuse, secretLimit } from '@portal/service-kit';
import { userEvent } from '../users/user.events.js';
import { passwordChangedLetter } from '../users/user.letters.js';
import { UserRepository } from '../users/user.repository.js';
import { ownPasswordAttempts, sessionOver } from './session.errors.js';
import { PasswordRules } from './password-rules.js';
import { SessionService } from './session.service.js';

/** What a user changes about the own account. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly sessions: SessionService,
    private readonly rules: PasswordRules,
  ) {}

  /** All sessions end, this one too; the answer is a new one. */
  async changePassword({ actor, params, body, agent, address, device }: Call<typeof operations.changePassword>) {
    if (params.id !== 'me' && params.id !== actor.id) throw refuse('NOT_FOUND');
    const user = await this.users.find(actor.id);
    if (!user) throw sessionOver();
    await this.kit.attempts.take(secretLimit(ownPasswordAttempts), user._id);
    if (!(await this.passwords.matches(user.passwordHash, body.currentPassword)))
      throw invalid({ currentPassword: 'The current password is not right' });
    await this.kit.attempts.forget(ownPasswordAttempts, user._id);
    await this.rules.check(body.newPassword, user);
    const passwordHash = await this.passwords.hash(body.newPassword);
    const changed = await this.users.update(
      user._id,
      // Of two changes at once the second's current password is no longer right.
      { passwordHash: user.passwordHash, status: 'active' },
      (current) => ({
        set: { passwordHash, mustChangePassword: false, passwordChangedAt: new Date() },
        unset: ['temporaryUntil'],
        event: userEvent(current, 'password-changed', actor, { mails: [passwordChangedLetter(current)] }),
      }),
      { by: actor },
    );
    await this.kit.flush();
    return this.sessions.open(changed, { agent, address, device });
  }

  async setLanguage({ actor, body: { language } }: Call<typeof operations.setLanguage>) {
    if (!languages.some(({ code }) => code === language)) throw invalid({ language: 'Please choose one of the list' });
    await this.users.update(actor.id, { status: 'active' }, (user) => ({
      set: { language },
      event: userEvent(user, 'language-set', actor),
    }));
    return { success: true as const };
  }
}
