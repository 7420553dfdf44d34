import { lockout } from '@portal/contracts';
import type { Attempts, Limit, MailEntry } from '@portal/service-kit';
import { lockedLetter, stillSuspendedLetter } from '../users/user.letters.js';
import type { UserRecord } from '../users/user.schema.js';

/** At which step a sign-in was refused: at the second one somebody knows the password. */
export type Step = 'password' | 'second factor';

/** One for each lock, from however many places it comes, and a few a day. */
const once: Limit = { purpose: 'lock mail', most: 1, minutes: lockout.minutes, fromFirst: true };
const daily: Limit = { purpose: 'lock mails of a day', most: 4, minutes: 24 * 60, fromFirst: true };

/**
 * Whether a lock of this name is told; counted for names that nobody has too, so that both cost the same. Each step by itself: anybody can
 * type wrong passwords, and must not thereby silence that somebody knows the right one.
 */
export async function mayTellOfLock(attempts: Attempts, step: Step, name: string) {
  const lock = `${step} ${name}`;
  return (await attempts.may(once, lock)) && (await attempts.may(daily, lock));
}

/** What the owner is told of the lock. Other states than these have no owner to tell. */
export function lockMails(user: UserRecord | null, step: Step): MailEntry[] {
  if (user?.status === 'active') return [lockedLetter(user, step)];
  return user?.status === 'suspended' ? [stillSuspendedLetter(user)] : [];
}
