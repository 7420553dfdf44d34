import { Injectable } from '@nestjs/common';
import { invalid, Passwords, wellKnownPassword } from '@portal/service-kit';
import type { UserRecord } from '../users/user.schema.js';
import { emailOf } from '../users/user.view.js';

/** Shorter words are in too many good passwords by chance. */
const shortest = 5;

/** What a new password must not be, besides too short. */
@Injectable()
export class PasswordRules {
  constructor(private readonly passwords: Passwords) {}

  async check(password: string, user: UserRecord) {
    if (await this.passwords.isWellKnown(password)) throw invalid({ newPassword: wellKnownPassword });
    const own = [emailOf(user).split('@')[0] ?? '', ...user.name.split(/\s+/)].map((word) => word.toLowerCase());
    if (own.some((word) => word.length >= shortest && password.toLowerCase().includes(word)))
      throw invalid({ newPassword: 'The password must not contain your name or e-mail address' });
  }
}
