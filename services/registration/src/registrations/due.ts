import { dayInIndia, type RegistrationStatus } from '@portal/contracts';
import { registrationConfig } from '../config.js';
import type { RegistrationRecord } from './registration.schema.js';

const dayLength = 24 * 60 * 60 * 1_000;

/** In these the applicant waits for the portal; a correction is waited for by the portal. */
const waiting: readonly RegistrationStatus[] = ['Pending', 'Awaiting Confirmation'];

const nextDay = (day: string, by = 1) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayLength).toISOString().slice(0, 10);
const isWorkingDay = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

function dueAfter(submitted: string, workingDays: number) {
  let due = submitted;
  for (let left = workingDays; left > 0;) {
    due = nextDay(due);
    if (isWorkingDay(due)) left -= 1;
  }
  return due;
}

/** The day until which it is to be decided, counted from when it was sent the last time; none where nothing is waited for. */
export function dueOf(
  { status, submittedAt }: Pick<RegistrationRecord, 'status' | 'submittedAt'>,
  now = new Date(),
): { dueOn?: string; overdue?: boolean } {
  if (!waiting.includes(status)) return {};
  const dueOn = dueAfter(dayInIndia(submittedAt), registrationConfig().REGISTRATION_DAYS);
  return { dueOn, overdue: dueOn < dayInIndia(now) };
}

/** The same rule as a question to the store: what was sent on a day whose due day is over. */
export function overdueFilter(now = new Date()) {
  const { REGISTRATION_DAYS } = registrationConfig();
  const today = dayInIndia(now);
  let last = nextDay(today, -1);
  while (dueAfter(last, REGISTRATION_DAYS) >= today) last = nextDay(last, -1);
  return {
    status: { $in: waiting },
    submittedAt: { $lt: new Date(`${nextDay(last)}T00:00:00+05:30`) },
  };
}
