import { afterWorkingDays, dayInIndia, nextDay, type RegistrationStatus } from '@portal/contracts';
import { registrationConfig } from '../config.js';
import type { RegistrationRecord } from './registration.schema.js';

/** In these the applicant waits for the portal; a correction is waited for by the portal. */
const waiting: readonly RegistrationStatus[] = ['Pending', 'Awaiting Confirmation'];

/** The day until which it is to be decided, counted from when it was sent the last time; none where nothing is waited for. */
export function dueOf(
  { status, submittedAt }: Pick<RegistrationRecord, 'status' | 'submittedAt'>,
  now = new Date(),
): { dueOn?: string; overdue?: boolean } {
  if (!waiting.includes(status)) return {};
  const dueOn = afterWorkingDays(dayInIndia(submittedAt), registrationConfig().REGISTRATION_DAYS);
  return { dueOn, overdue: dueOn < dayInIndia(now) };
}

/** The same rule as a question to the store: what was sent on a day whose due day is over. */
export function overdueFilter(now = new Date()) {
  const { REGISTRATION_DAYS } = registrationConfig();
  const today = dayInIndia(now);
  let last = nextDay(today, -1);
  while (afterWorkingDays(last, REGISTRATION_DAYS) >= today) last = nextDay(last, -1);
  return {
    status: { $in: waiting },
    submittedAt: { $lt: new Date(`${nextDay(last)}T00:00:00+05:30`) },
  };
}
