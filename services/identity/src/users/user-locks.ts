import { Injectable } from '@nestjs/common';
import { Kit } from '@portal/service-kit';
import { secondStepAttempts, signInAttempts } from '../sessions/session.errors.js';
import type { UserRecord } from './user.schema.js';
import { emailOf } from './user.view.js';

/** Who cannot sign in right now, after too many wrong passwords or codes. */
@Injectable()
export class UserLocks {
  constructor(private readonly kit: Kit) {}

  /** Until when, by account; one that is not locked is not among them. */
  async of(users: UserRecord[]): Promise<Map<string, Date>> {
    const [passwords, codes] = await Promise.all([
      this.kit.attempts.locked(signInAttempts, users.map(emailOf)),
      this.kit.attempts.locked(
        secondStepAttempts,
        users.map(({ _id }) => _id),
      ),
    ]);
    const later = (user: UserRecord) => {
      const ends = [passwords.get(emailOf(user)), codes.get(user._id)].filter((end) => end !== undefined);
      return ends.sort((a, b) => b.getTime() - a.getTime())[0];
    };
    return new Map(
      users.flatMap((user) => {
        const end = later(user);
        return end ? [[user._id, end] as const] : [];
      }),
    );
  }
}
